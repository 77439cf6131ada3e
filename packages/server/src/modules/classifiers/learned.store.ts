import type { PackedModel } from '@earshot/core/classifiers/classifier-model.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** A learned version without its model. */
const shown = [
  'v.version',
  'v.definition',
  'v.examples',
  'v.ms',
  'v.learned_at',
  'v.report',
  'v.knows_until',
] as const;

export type NewVersion = {
  classifier_id: number;
  version: number;
  definition: object;
  model: PackedModel;
  /** JSON, as is `met`. */
  report: string;
  met: string;
  examples: number;
  ms: number;
  user_id: number | null;
  learned_at: Date;
  knows_until: Date;
};

export async function lastVersion(db: Db, workspaceId: number, classifierId: number): Promise<number> {
  const row = await db
    .selectFrom('classifier_versions')
    .select((eb) => eb.fn.max<number | null>('version').as('last'))
    .where('workspace_id', '=', workspaceId)
    .where('classifier_id', '=', classifierId)
    .executeTakeFirst();
  return row?.last ?? 0;
}

export async function insertVersion(
  tx: Db,
  workspaceId: number,
  { definition, model, ...rest }: NewVersion,
): Promise<void> {
  await tx
    .insertInto('classifier_versions')
    .values({
      workspace_id: workspaceId,
      ...rest,
      definition: JSON.stringify(definition),
      head: model.head,
      numbers: Buffer.from(model.numbers.buffer, model.numbers.byteOffset, model.numbers.byteLength),
    })
    .execute();
}

export function findVersion(db: Db, workspaceId: number, classifierId: number, version: number) {
  return db
    .selectFrom('classifier_versions as v')
    .select(shown)
    .where('v.workspace_id', '=', workspaceId)
    .where('v.classifier_id', '=', classifierId)
    .where('v.version', '=', version)
    .executeTakeFirst();
}

export function findModel(db: Db, workspaceId: number, classifierId: number, version: number) {
  return db
    .selectFrom('classifier_versions')
    .select(['head', 'numbers', 'definition'])
    .where('workspace_id', '=', workspaceId)
    .where('classifier_id', '=', classifierId)
    .where('version', '=', version)
    .executeTakeFirst();
}

export async function listVersionRows(
  db: Db,
  workspaceId: number,
  classifierId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const of = db
    .selectFrom('classifier_versions as v')
    .where('v.workspace_id', '=', workspaceId)
    .where('v.classifier_id', '=', classifierId);
  const [rows, { count }] = await Promise.all([
    of
      .leftJoin('users as u', 'u.id', 'v.user_id')
      .select(shown)
      .select('u.name as by')
      .orderBy('v.version', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    of.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}

/** What a version would have said of an example without knowing it. */
export type HeldOutRow = {
  example_id: number;
  /** Two bytes for each label, as hexadecimal. */
  answers: string;
  doubt: number;
  nearness: number;
  wrong: number[];
  missed: number[];
};

/** Rows of one version, at most a few thousand. `rows`: the JSON of `HeldOutRow`s. */
export async function insertHeldOut(
  tx: Db,
  workspaceId: number,
  of: { classifier_id: number; version: number },
  rows: string,
): Promise<void> {
  await sql`
    insert into classifier_held_out (workspace_id, classifier_id, version, example_id, answers, doubt, nearness, wrong, missed)
    select ${workspaceId}::bigint, ${of.classifier_id}::bigint, ${of.version}::int, example_id, decode(answers, 'hex'), doubt,
      nearness, wrong, missed
    from json_to_recordset(${rows}::json) as one (example_id bigint, answers text, doubt real, nearness real,
      wrong bigint[], missed bigint[])
    where exists (select from classifier_examples e where e.workspace_id = ${workspaceId} and e.id = one.example_id)`.execute(
    tx,
  );
}

/** Only the newest versions keep what they would have said: it is asked for to look at examples. */
export async function forgetHeldOut(
  tx: Db,
  workspaceId: number,
  { classifier_id, before }: { classifier_id: number; before: number },
): Promise<void> {
  await tx
    .deleteFrom('classifier_held_out')
    .where('workspace_id', '=', workspaceId)
    .where('classifier_id', '=', classifier_id)
    .where('version', '<', before)
    .execute();
}
