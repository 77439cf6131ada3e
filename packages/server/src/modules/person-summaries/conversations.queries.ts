/** What a customer called for, read from tables of modules below. */
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { startedSql } from '../agents/days.sql.ts';
import { callsOf, type Whose } from './calls-of.sql.ts';
import { leastSaid } from './telling-moments.queries.ts';

export type ConversationRow = {
  file_id: string;
  name: string;
  started: Date;
  duration_ms: number | null;
  direction: string | null;
  agent_id: number | null;
  type: string;
  audio_removed_at: Date | null;
  opening: string | null;
  opening_start_ms: number | null;
  opening_end_ms: number | null;
};

/** Conversations of a customer, newest first, with the first thing of some length that they said. */
export async function listConversationRows(
  db: Db,
  workspaceId: number,
  whose: Whose,
  { limit, offset }: { limit: number; offset: number },
): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    select f.id as file_id, f.name, ${startedSql} as started, f.duration_ms, f.direction, f.agent_id, f.type,
      f.audio_removed_at, opening.text as opening, opening.start_ms as opening_start_ms,
      opening.end_ms as opening_end_ms
    from files f
    left join lateral (
      select left(p.text, ${longestOpening}::int) as text, p.start_ms, p.end_ms from phrase_index p
      where p.workspace_id = ${workspaceId} and p.file_id = f.id and p.role = 'abonent'
      order by (length(p.text) < ${leastSaid}), p.start_ms limit 1
    ) opening on true
    where ${callsOf(workspaceId, whose)}
    order by ${startedSql} desc, f.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
const longestOpening = 160;

/** What all conversations of a customer are about, whatever the period: what returns may have begun before it. */
export async function listAbout(db: Db, workspaceId: number, subscriberId: number, most: number) {
  const { rows } = await sql<{
    file_id: string;
    started: Date;
    tags: { id: number; name: string; color: string }[];
  }>`
    select f.id as file_id, ${startedSql} as started,
      coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'color', t.color) order by lower(t.name))
        filter (where t.id is not null), '[]') as tags
    from files f
    left join findings found on found.workspace_id = f.workspace_id and found.file_id = f.id
      and found.kind = 'tag' and not found.removed
    left join tags t on t.workspace_id = found.workspace_id and t.id = found.rule_id
    where f.workspace_id = ${workspaceId} and f.subscriber_id = ${subscriberId}
    group by f.id, ${startedSql} order by ${startedSql} desc limit ${most}`.execute(db);
  return rows;
}
