import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { type SoundRow, soundOf } from './sound.sql.ts';

export type CallHead = SoundRow & {
  id: string;
  name: string;
  operator: string | null;
  abonent: string | null;
  direction: string | null;
  language: string | null;
  recorded_at: Date | null;
  created_at: Date;
  duration_ms: number | null;
};

/** What is shown of calls beside something that was said in them; those that are gone are left out. */
export async function listCallHeads(
  db: Db,
  workspaceId: number,
  ids: readonly string[],
): Promise<CallHead[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CallHead>`
    select f.id, f.name, f.operator, f.abonent, f.direction, f.language, f.recorded_at, f.created_at, f.duration_ms, ${soundOf}
    from files f where f.workspace_id = ${workspaceId} and f.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}
