import type { LabelDecision } from '@earshot/core/classifiers/classify.ts';
import type { LabelUnit } from '@earshot/core/detection/label-units.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type KeptLabel = {
  classifier_id: number;
  label_id: number;
  file_id: string;
  probability: number;
  decision: LabelDecision;
  units: LabelUnit[];
};

export type KeptCall = {
  classifier_id: number;
  file_id: string;
  version: number;
  day: string;
  units: number;
  words: number;
  unknown_words: number;
};

/** Writes what a version says of calls, in place of what was said of them before. */
export async function putAnswers(
  tx: Db,
  workspaceId: number,
  classifierId: number,
  { calls, labels }: { calls: readonly KeptCall[]; labels: readonly KeptLabel[] },
  now: Date,
): Promise<void> {
  if (calls.length === 0) return;
  const files = calls.map(({ file_id }) => file_id);
  await tx
    .deleteFrom('call_labels')
    .where('workspace_id', '=', workspaceId)
    .where('classifier_id', '=', classifierId)
    .where(sql<boolean>`file_id = any(${files}::uuid[])`)
    .execute();
  await sql`insert into call_labels (workspace_id, classifier_id, label_id, file_id, probability, decision, units)
    select ${workspaceId}::bigint, classifier_id, label_id, file_id, probability, decision, units
    from json_to_recordset(${JSON.stringify(labels)}::json) as one (classifier_id bigint, label_id bigint, file_id uuid,
      probability real, decision text, units jsonb)
    order by file_id, label_id`.execute(tx);
  await sql`insert into call_classified (workspace_id, classifier_id, file_id, version, day, units, words, unknown_words, at)
    select ${workspaceId}::bigint, classifier_id, file_id, version, day, units, words, unknown_words, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(calls)}::json) as one (classifier_id bigint, file_id uuid, version int, day date,
      units int, words int, unknown_words int)
    order by file_id
    on conflict (workspace_id, classifier_id, file_id) do update set version = excluded.version, day = excluded.day,
      units = excluded.units, words = excluded.words, unknown_words = excluded.unknown_words, at = excluded.at`.execute(
    tx,
  );
}

/** Which versions answered a call. */
export function listAnsweredBy(db: Db, workspaceId: number, fileId: string) {
  return db
    .selectFrom('call_classified')
    .select(['classifier_id', 'version'])
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .execute();
}

/** Classifiers that have learned something, and since when calls are answered. */
export function listAnswering(db: Db, workspaceId: number) {
  return db
    .selectFrom('classifiers')
    .select(['id', 'live_version', 'applies_from'])
    .where('workspace_id', '=', workspaceId)
    .where('live_version', 'is not', null)
    .orderBy('id')
    .execute();
}

/** What is said of a call and a label; `origin` and `removed` of what is written on the call, `person` where one said that. */
export type Said = {
  classifier_id: number;
  classifier: string;
  label_id: number;
  label: string;
  color: string;
  version: number;
  probability: number | null;
  decision: LabelDecision | null;
  units: LabelUnit[] | null;
  origin: string | null;
  removed: boolean | null;
  person: string | null;
  at: Date;
};

/** Everything that is said of a call by classifiers, with their labels. */
export async function listSaid(db: Db, workspaceId: number, fileId: string): Promise<Said[]> {
  const { rows } = await sql<Said>`
    select l.classifier_id, c.name as classifier, l.id as label_id, l.name as label, l.color,
      coalesce(k.version, 0) as version, said.probability, said.decision, said.units, f.origin, f.removed,
      people.name as person, case when f.origin = 'hand' then f.at else coalesce(k.at, f.at) end as at
    from classifier_labels l
    join classifiers c on c.workspace_id = ${workspaceId} and c.id = l.classifier_id
    left join call_classified k
      on k.workspace_id = ${workspaceId} and k.classifier_id = l.classifier_id and k.file_id = ${fileId}::uuid
    left join call_labels said
      on said.workspace_id = ${workspaceId} and said.label_id = l.id and said.file_id = ${fileId}::uuid
    left join findings f
      on f.workspace_id = ${workspaceId} and f.kind = 'label' and f.rule_id = l.id and f.file_id = ${fileId}::uuid
    left join users people on people.id = f.user_id
    where l.workspace_id = ${workspaceId} and (k.file_id is not null or f.file_id is not null)
    order by lower(c.name), l.place`.execute(db);
  return rows;
}

/** Whoever removes the classifier of a label, or the label, waits until the transaction ends. */
export async function keepClassifierOf(tx: Db, workspaceId: number, labelId: number): Promise<void> {
  await tx
    .selectFrom('classifiers')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', (find) =>
      find
        .selectFrom('classifier_labels')
        .select('classifier_id')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', labelId),
    )
    .forKeyShare()
    .execute();
}

export async function findLabel(db: Db, workspaceId: number, id: number) {
  return db
    .selectFrom('classifier_labels')
    .select(['id', 'classifier_id', 'name'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}
