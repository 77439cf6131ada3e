import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** Which calls have to be analysed: those that never were, or those indexed by an older knowledge of words. */
export type Missing = 'missing' | 'words';

function condition(what: Missing, wordsVersion: string): RawBuilder<boolean> {
  return what === 'missing'
    ? sql<boolean>`files.status = 'DONE' and files.analysed_at is null`
    : sql<boolean>`files.analysed_at is not null and files.words_version is distinct from ${wordsVersion}`;
}

/** Those of a workspace behind `after`, by id. */
export async function listMissing(
  db: Db,
  workspaceId: number,
  {
    what,
    wordsVersion,
    after,
    limit,
  }: { what: Missing; wordsVersion: string; after: string | null; limit: number },
): Promise<string[]> {
  let query = db
    .selectFrom('files')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where(condition(what, wordsVersion))
    .orderBy('id')
    .limit(limit);
  if (after !== null) query = query.where('id', '>', after);
  return (await query.execute()).map(({ id }) => id);
}

/** In which workspaces there are any. */
export async function workspacesWithMissing(
  acrossWorkspaces: Db,
  wordsVersion: string,
): Promise<{ workspace_id: number; what: Missing }[]> {
  const { rows } = await sql<{ workspace_id: number; what: Missing }>`
    select distinct workspace_id, 'missing' as what from files where ${condition('missing', wordsVersion)}
    union all
    select distinct workspace_id, 'words' as what from files where ${condition('words', wordsVersion)}`.execute(
    acrossWorkspaces,
  );
  return rows;
}
