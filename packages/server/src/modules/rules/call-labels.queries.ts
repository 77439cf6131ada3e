import type { AnalysedCall } from '@earshot/core/detection/detect.ts';
import type { LabelUnit } from '@earshot/core/detection/label-units.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';

type Labels = NonNullable<AnalysedCall['labels']>;
type Decision = 'yes' | 'no' | 'unsure';
type Answer = { probability: number; decision: Decision; units: LabelUnit[] };

/** Of a label that was asked and is not kept, all that is known is that it is far from likely. */
const unlikely: Answer = { probability: 0, decision: 'no', units: [] };

/** What classifiers say of calls, or people in their place, by call and label. */
export async function labelsOfCalls(
  db: Db,
  workspaceId: number,
  fileIds: readonly string[],
): Promise<Map<string, Labels>> {
  const files = sql`any(${[...fileIds]}::uuid[])`;
  const { rows } = await sql<{
    file_id: string;
    label_id: number;
    probability: number | null;
    decision: Decision | null;
    units: LabelUnit[] | null;
  }>`
    select asked.file_id, l.id as label_id, said.probability, said.decision, said.units
    from call_classified asked
    join classifier_labels l on l.workspace_id = ${workspaceId} and l.classifier_id = asked.classifier_id
    left join call_labels said
      on said.workspace_id = ${workspaceId} and said.label_id = l.id and said.file_id = asked.file_id
    where asked.workspace_id = ${workspaceId} and asked.file_id = ${files}`.execute(db);
  const found = new Map<string, Map<number, Answer>>();
  const of = (fileId: string) => {
    const known = found.get(fileId) ?? new Map<number, Answer>();
    found.set(fileId, known);
    return known;
  };
  for (const { file_id, label_id, probability, decision, units } of rows)
    of(file_id).set(
      label_id,
      probability === null ? unlikely : { probability, decision: decision ?? 'no', units: units ?? [] },
    );
  for (const { file_id, rule_id, removed } of await listDecided(db, workspaceId, fileIds)) {
    const labels = of(file_id);
    labels.set(rule_id, decidedAs(removed, labels.get(rule_id)));
  }
  return found;
}

/** Those of these labels that there are. */
export async function listLabelIds(db: Db, workspaceId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('classifier_labels')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute();
  return rows.map(({ id }) => id);
}

const decidedAs = (removed: boolean, before: Answer | undefined): Answer =>
  removed ? unlikely : { probability: 1, decision: 'yes', units: before?.units ?? [] };

function listDecided(db: Db, workspaceId: number, fileIds: readonly string[]) {
  return db
    .selectFrom('findings')
    .select(['file_id', 'rule_id', 'removed'])
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', 'label')
    .where('origin', '=', 'hand')
    .where(sql<boolean>`file_id = any(${[...fileIds]}::uuid[])`)
    .execute();
}

/** What classifiers have just said of a call, with what people decided in their place. */
export async function labelsAsDecided(ctx: Ctx, fileId: string, said: Labels): Promise<Labels> {
  const labels = new Map<number, Answer>(
    [...said].map(([id, { units, ...answer }]) => [id, { ...answer, units: [...units] }]),
  );
  for (const { rule_id, removed } of await listDecided(ctx.db, ctx.workspaceId, [fileId]))
    labels.set(rule_id, decidedAs(removed, labels.get(rule_id)));
  return labels;
}
