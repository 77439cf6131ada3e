import type { GivenAnswer } from '@earshot/core/classifiers/agreed-answers.ts';
import type { ExamplePlace, ExampleSource } from '@earshot/core/classifiers/examples.ts';
import type { Position } from '@earshot/core/classifiers/setting.ts';
import { type Selectable, sql } from 'kysely';
import type { ClassifierExamples } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';
import { raiseRevision } from './classifiers.store.ts';
import { type KeptSetting, keptPosition } from './kept-setting.ts';

export type ExampleRow = Selectable<ClassifierExamples>;

/** An example as it is written; `id`: of one that is there. */
export type WrittenExample = {
  id: number | null;
  place: ExamplePlace | null;
  role: string | null;
  position: Position | null;
  text: string;
  text_key: string;
  source: ExampleSource;
  is_random: boolean;
  answers: readonly GivenAnswer[];
  labels: readonly number[] | null;
  asked: readonly number[];
  is_settled: boolean;
};

export const answersOf = (row: Pick<ExampleRow, 'answers'>): GivenAnswer[] =>
  row.answers as unknown as GivenAnswer[];

export async function countExampleRows(db: Db, workspaceId: number, classifierId: number): Promise<number> {
  const { count } = await db
    .selectFrom('classifier_examples')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('classifier_id', '=', classifierId)
    .executeTakeFirstOrThrow();
  return count;
}

export function findExampleRow(
  db: Db,
  workspaceId: number,
  classifierId: number,
  id: number,
): Promise<ExampleRow | undefined> {
  return db
    .selectFrom('classifier_examples')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('classifier_id', '=', classifierId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Examples with one of these texts that stand in no call. */
export function listByText(
  db: Db,
  workspaceId: number,
  classifierId: number,
  keys: readonly string[],
): Promise<ExampleRow[]> {
  return db
    .selectFrom('classifier_examples')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('classifier_id', '=', classifierId)
    .where('file_id', 'is', null)
    .where(sql<boolean>`text_key = any(${[...keys]}::text[])`)
    .execute();
}

/** Examples in these calls. */
export function listByCall(
  db: Db,
  workspaceId: number,
  classifierId: number | null,
  fileIds: readonly string[],
): Promise<ExampleRow[]> {
  let query = db
    .selectFrom('classifier_examples')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`file_id = any(${[...fileIds]}::uuid[])`);
  if (classifierId !== null) query = query.where('classifier_id', '=', classifierId);
  return query.execute();
}

/** Writes examples, new ones and those that are there; answers their ids in that order. */
export async function putExampleRows(
  tx: Db,
  workspaceId: number,
  classifierId: number,
  examples: readonly WrittenExample[],
  now: Date,
): Promise<number[]> {
  await raiseRevision(tx, workspaceId, classifierId);
  const ids: number[] = [];
  for (const { id, place, position, answers, labels, asked, ...rest } of examples) {
    const said = {
      answers: JSON.stringify(answers),
      labels: labels === null ? null : [...labels],
      asked: [...asked],
      is_settled: rest.is_settled,
      changed_at: now,
    };
    if (id === null) {
      const made = await tx
        .insertInto('classifier_examples')
        .values({
          workspace_id: workspaceId,
          classifier_id: classifierId,
          ...rest,
          ...place,
          ...keptPosition(position),
          ...said,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.push(made.id);
    } else {
      await tx
        .updateTable('classifier_examples')
        .set(said)
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute();
      ids.push(id);
    }
  }
  return ids;
}

const batch = 1000;

/** Adds many new examples at once. */
export async function insertExampleRows(
  tx: Db,
  workspaceId: number,
  classifierId: number,
  examples: readonly WrittenExample[],
  now: Date,
): Promise<void> {
  await raiseRevision(tx, workspaceId, classifierId);
  for (let from = 0; from < examples.length; from += batch)
    await tx
      .insertInto('classifier_examples')
      .columns([
        ...(['workspace_id', 'classifier_id', 'file_id', 'phrase_id', 'last_phrase_id', 'start_ms'] as const),
        ...(['end_ms', 'role', 'phrases_before', 'phrases_after', 'text', 'text_key'] as const),
        ...(['source', 'is_random', 'answers', 'labels'] as const),
        ...(['asked', 'is_settled', 'created_at', 'changed_at'] as const),
      ])
      .expression(
        sql`select ${workspaceId}::bigint, ${classifierId}::bigint, file_id, phrase_id, last_phrase_id, start_ms, end_ms,
            role, phrases_before, phrases_after, text, text_key, source, is_random, answers,
            case when jsonb_typeof(labels) = 'array' then array(select jsonb_array_elements_text(labels)::bigint) end,
            array(select jsonb_array_elements_text(asked)::bigint), is_settled, ${now}::timestamptz, ${now}::timestamptz
          from ${rowsOf(examples.slice(from, from + batch))}`,
      )
      .execute();
}

/** One parameter however many examples there are. */
function rowsOf(examples: readonly WrittenExample[]) {
  const flat = examples.map(({ place, position, ...one }) => ({
    ...one,
    ...place,
    ...keptPosition(position),
  }));
  return sql`json_to_recordset(${JSON.stringify(flat)}::json) as one (file_id uuid, phrase_id int, last_phrase_id int,
    start_ms int, end_ms int, role text, phrases_before int, phrases_after int, text text, text_key text, source text,
    is_random boolean, answers jsonb, labels jsonb, asked jsonb, is_settled boolean)`;
}

/** Where the words of an example stand now, what they are and who says them. */
export async function moveExampleRow(
  tx: Db,
  workspaceId: number,
  id: number,
  place: Omit<ExamplePlace, 'file_id'> & KeptSetting & { text: string; text_key: string },
): Promise<void> {
  await tx
    .updateTable('classifier_examples')
    .set(place)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function keepExampleRow(
  tx: Db,
  workspaceId: number,
  id: number,
  version: number | null,
): Promise<void> {
  await tx
    .updateTable('classifier_examples')
    .set({ kept_at_version: version })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function removeExampleRow(
  tx: Db,
  workspaceId: number,
  classifierId: number,
  id: number,
): Promise<void> {
  await raiseRevision(tx, workspaceId, classifierId);
  await tx
    .deleteFrom('classifier_held_out')
    .where('workspace_id', '=', workspaceId)
    .where('example_id', '=', id)
    .execute();
  await tx
    .updateTable('classifier_queue')
    .set({ example_id: null })
    .where('workspace_id', '=', workspaceId)
    .where('example_id', '=', id)
    .execute();
  await tx
    .deleteFrom('classifier_examples')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Corrections in a call that say of one label alone whether it is there, and that nobody else has answered. */
export async function listCorrections(
  db: Db,
  workspaceId: number,
  classifierId: number,
  fileId: string,
  labelId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('classifier_examples')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('classifier_id', '=', classifierId)
    .where('file_id', '=', fileId)
    .where('source', '=', 'correction')
    .where(sql<boolean>`asked = array[${labelId}]::bigint[]`)
    .where(sql<boolean>`jsonb_array_length(answers) = 1`)
    .execute();
  return rows.map(({ id }) => id);
}

export type PointedOut = {
  classifier_id: number;
  labels: number[];
  phrase_id: number;
  last_phrase_id: number;
};

/** Where in a call people said that a label is, when they put right what a classifier said of it. */
export async function listPointedOut(db: Db, workspaceId: number, fileId: string): Promise<PointedOut[]> {
  const { rows } = await sql<PointedOut>`
    select classifier_id, labels, phrase_id, last_phrase_id from classifier_examples
    where workspace_id = ${workspaceId} and file_id = ${fileId}::uuid and source = 'correction'
      and labels is not null and phrase_id is not null
    order by phrase_id`.execute(db);
  return rows;
}

/**
 * What can be learned of some labels, behind an id: examples of which it is known what they are, as one JSON text, because nothing but the
 * thread that learns looks into it. `asked` is null where all of these labels were asked about, as nearly always: there may be a
 * hundred of each of ten thousand examples. Undefined where there is nothing behind it.
 */
export async function findLearnable(
  db: Db,
  workspaceId: number,
  classifierId: number,
  { labelIds, after, limit }: { labelIds: readonly number[]; after: number; limit: number },
) {
  const all = [...labelIds];
  // What is the same needs no comparing of each with each.
  const { rows } = await sql<{ examples: string | null; count: number; last: number; until: Date }>`
    select json_agg(json_build_object('id', id, 'text', text, 'group', coalesce(file_id::text, text_key), 'labels', labels,
        'asked', case when asked = ${all}::bigint[] or asked @> ${all}::bigint[] then null else asked end, 'role', role,
        'phrases_before', phrases_before, 'phrases_after', phrases_after) order by id)::text as examples,
      count(*)::int as count, max(id) as last, max(changed_at) as until
    from (select * from classifier_examples
      where workspace_id = ${workspaceId} and classifier_id = ${classifierId} and labels is not null and id > ${after}
      order by id limit ${limit}) one`.execute(db);
  const [found] = rows;
  return found === undefined || found.examples === null ? undefined : { ...found, examples: found.examples };
}

/** All examples behind an id, as they are exported or copied. */
export function listAllExamples(
  db: Db,
  workspaceId: number,
  classifierId: number,
  { after, limit }: { after: number; limit: number },
): Promise<ExampleRow[]> {
  return db
    .selectFrom('classifier_examples')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('classifier_id', '=', classifierId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}
