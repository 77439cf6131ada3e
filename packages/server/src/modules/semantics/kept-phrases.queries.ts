import type { SpeakerRole } from '@earshot/core/call/role.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** Calls analysed since then, the last one first; all of them where it is null. */
export function listAnalysedSince(
  db: Db,
  workspaceId: number,
  since: Date | null,
): Promise<{ id: string; analysed_at: Date }[]> {
  let query = db
    .selectFrom('files')
    .select(['id', 'analysed_at'])
    .where('workspace_id', '=', workspaceId)
    .where('analysed_at', 'is not', null)
    .$narrowType<{ analysed_at: Date }>()
    .orderBy('analysed_at', 'desc');
  if (since !== null) query = query.where('analysed_at', '>=', since);
  return query.execute();
}

/** Number, side, beginning, whether somebody was waiting, and what is said. */
type PhraseRow = [number, SpeakerRole | null, number, boolean, string];
export type CallRow = { file_id: string; call_ms: number; phrases: PhraseRow[] };

/** What is said in some calls. One row a call: a million rows of a phrase each take as long to read as to compare. */
export async function listPhrasesOf(
  db: Db,
  workspaceId: number,
  fileIds: readonly string[],
): Promise<CallRow[]> {
  const { rows } = await sql<CallRow>`
    select p.file_id, max(p.call_ms) as call_ms,
      json_agg(json_build_array(p.phrase_id, p.role, p.start_ms, p.in_hold, p.text) order by p.phrase_id) as phrases
    from phrase_index p
    where p.workspace_id = ${workspaceId} and p.file_id = any(${fileIds}::uuid[])
    group by p.file_id`.execute(db);
  return rows;
}
