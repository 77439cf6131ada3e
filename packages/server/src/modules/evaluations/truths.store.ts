import type { Right } from '@earshot/core/evaluations/truths.ts';
import { type Selectable, sql } from 'kysely';
import type { Truths } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type TruthRow = Selectable<Truths>;
export type TruthView = 'all' | 'open' | 'answered';

export type NewTruthRow = {
  file_id: string;
  phrase_id: number | null;
  last_phrase_id: number | null;
  start_ms: number | null;
  end_ms: number | null;
  role: string | null;
  text: string;
  answer: Right | null;
  source: 'person' | 'import' | 'work';
  is_random: boolean;
};

/** Writes places; of one that is there already the answer is replaced, where there is a new one. Answers how many are new. */
export async function putTruthRows(
  tx: Db,
  workspaceId: number,
  projectId: number,
  rows: readonly NewTruthRow[],
  made: { userId: number | null; now: Date },
): Promise<{ added: number; replaced: number }> {
  const { rows: written } = await sql<{ is_new: boolean }>`
    insert into truths (workspace_id, project_id, file_id, phrase_id, last_phrase_id, start_ms, end_ms, role, text, answer, source,
      is_random, user_id, created_at, answered_at)
    select ${workspaceId}::bigint, ${projectId}::bigint, file_id, phrase_id, last_phrase_id, start_ms, end_ms, role, text,
      nullif(answer, 'null'::jsonb), source, is_random, case when answer <> 'null'::jsonb then ${made.userId}::bigint end,
      ${made.now}::timestamptz, case when answer <> 'null'::jsonb then ${made.now}::timestamptz end
    from json_to_recordset(${JSON.stringify(rows.map((row) => ({ ...row, answer: row.answer ?? null })))}::json) as one (
      file_id uuid, phrase_id int, last_phrase_id int, start_ms int, end_ms int, role text, text text, answer jsonb, source text,
      is_random boolean)
    where exists (select from files f where f.workspace_id = ${workspaceId} and f.id = one.file_id)
    on conflict (workspace_id, project_id, file_id, coalesce(phrase_id, -1)) do update set
      answer = excluded.answer, source = excluded.source, user_id = excluded.user_id, answered_at = excluded.answered_at,
      last_phrase_id = excluded.last_phrase_id, end_ms = excluded.end_ms, text = excluded.text
      where excluded.answer is not null
    returning created_at = ${made.now}::timestamptz as is_new`.execute(tx);
  const added = written.filter(({ is_new }) => is_new).length;
  return { added, replaced: written.length - added };
}

const viewed = (view: TruthView) =>
  view === 'all'
    ? sql<boolean>`true`
    : view === 'open'
      ? sql<boolean>`t.answer is null`
      : sql<boolean>`t.answer is not null`;

/** Places with the heads of their calls, those without an answer first. */
export async function listTruthRows(
  db: Db,
  workspaceId: number,
  projectId: number,
  { view, limit, offset }: { view: TruthView; limit: number; offset: number },
) {
  const { rows } = await sql<TruthRow & { by: string | null }>`
    select t.*, u.name as by from truths t left join users u on u.id = t.user_id
    where t.workspace_id = ${workspaceId} and t.project_id = ${projectId} and ${viewed(view)}
    order by t.answer is not null, t.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countTruths(db: Db, workspaceId: number, projectId: number) {
  const { rows } = await sql<{
    all: number;
    answered: number;
    random: number;
    corrected: number;
    calls: number;
    people: number;
  }>`
    select count(*)::int as all, count(t.answer)::int as answered,
      (count(*) filter (where t.is_random and t.answer is not null))::int as random,
      (count(*) filter (where t.source = 'work' and t.answer ? 'text'))::int as corrected,
      (count(distinct t.file_id))::int as calls, (count(distinct t.user_id))::int as people
    from truths t where t.workspace_id = ${workspaceId} and t.project_id = ${projectId}`.execute(db);
  const [counts] = rows as [(typeof rows)[number]];
  return { ...counts, open: counts.all - counts.answered };
}

export async function findTruthRow(db: Db, workspaceId: number, projectId: number, id: number) {
  const { rows } = await sql<TruthRow & { by: string | null }>`
    select t.*, u.name as by from truths t left join users u on u.id = t.user_id
    where t.workspace_id = ${workspaceId} and t.project_id = ${projectId} and t.id = ${id}`.execute(db);
  return rows[0];
}

export async function setAnswer(
  tx: Db,
  workspaceId: number,
  id: number,
  answer: Right | null,
  made: { userId: number | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('truths')
    .set({
      answer: answer === null ? null : JSON.stringify(answer),
      source: 'person',
      user_id: answer === null ? null : made.userId,
      answered_at: answer === null ? null : made.now,
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function removeTruthRow(
  tx: Db,
  workspaceId: number,
  projectId: number,
  id: number,
): Promise<boolean> {
  await tx
    .deleteFrom('evaluation_answers')
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where('truth_id', '=', id)
    .execute();
  const { numDeletedRows } = await tx
    .deleteFrom('truths')
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those that somebody answered, behind a number, with the words of their parts. */
export function listAnsweredTruths(
  db: Db,
  workspaceId: number,
  projectId: number,
  { after, limit }: { after: number; limit: number },
): Promise<TruthRow[]> {
  return db
    .selectFrom('truths')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where('answer', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function removeTruthsOf(tx: Db, workspaceId: number, projectId: number): Promise<void> {
  for (const table of ['evaluation_answers', 'evaluation_runs', 'truths'] as const)
    await tx
      .deleteFrom(table)
      .where('workspace_id', '=', workspaceId)
      .where('project_id', '=', projectId)
      .execute();
}

/** Calls that a project found and of which nothing is asked yet, by chance. */
export async function drawFoundCalls(
  db: Db,
  workspaceId: number,
  projectId: number,
  { limit, isWhole }: { limit: number; isWhole: boolean },
): Promise<string[]> {
  const known = isWhole
    ? sql`not exists (select from truths t where t.workspace_id = ${workspaceId} and t.project_id = ${projectId}
        and t.file_id = found.file_id)`
    : sql`true`;
  const { rows } = await sql<{ file_id: string }>`
    select found.file_id from project_files found
    join files on files.workspace_id = ${workspaceId} and files.id = found.file_id and files.analysed_at is not null
    where found.workspace_id = ${workspaceId} and found.project_id = ${projectId} and ${known}
    order by random() limit ${limit}`.execute(db);
  return rows.map(({ file_id }) => file_id);
}

/** Places that are there of these calls, by call and phrase. */
export async function listPlaces(db: Db, workspaceId: number, projectId: number, fileIds: readonly string[]) {
  return db
    .selectFrom('truths')
    .select(['file_id', 'phrase_id'])
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where(sql<boolean>`file_id = any(${[...fileIds]}::uuid[])`)
    .execute();
}
