/** Moments that speak for somebody or against them, read from tables of modules below. */
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { startedSql } from '../agents/days.sql.ts';
import { callsOf, type Whose } from './calls-of.sql.ts';

export type TaggedRow = {
  file_id: string;
  file_name: string;
  agent_id: number | null;
  subscriber_id: number | null;
  started: Date;
  tag_id: number;
  tag: string;
  color: string;
  weight: number;
  evidence: unknown;
};

/** Tags that count for or against a call, the weightiest first, one a call, with why they are there. */
export async function listTellingTags(
  db: Db,
  workspaceId: number,
  whose: Whose,
  { sign, limit }: { sign: 1 | -1; limit: number },
): Promise<TaggedRow[]> {
  const { rows } = await sql<TaggedRow>`
    select * from (
      select distinct on (f.id) f.id as file_id, f.name as file_name, f.agent_id, f.subscriber_id,
        ${startedSql} as started, t.id as tag_id, t.name as tag, t.color, t.weight, found.evidence
      from files f
      join findings found on found.workspace_id = f.workspace_id and found.file_id = f.id
        and found.kind = 'tag' and not found.removed and found.hits > 0
      join tags t on t.workspace_id = found.workspace_id and t.id = found.rule_id
      where ${callsOf(workspaceId, whose)} and t.weight * ${sign}::int > 0
      order by f.id, abs(t.weight) desc, t.id
    ) one order by abs(one.weight) desc, one.started desc, one.file_id limit ${limit}`.execute(db);
  return rows;
}

export type FeltPhrase = {
  file_id: string;
  file_name: string;
  agent_id: number | null;
  subscriber_id: number | null;
  started: Date;
  phrase_id: number;
  speaker: string;
  role: string;
  start_ms: number;
  end_ms: number;
  text: string;
  emotion: string;
};

/** What the other side said most pleasantly, or most unpleasantly, one phrase a call. */
export async function listFeltPhrases(
  db: Db,
  workspaceId: number,
  whose: Whose,
  { sign, limit }: { sign: 1 | -1; limit: number },
): Promise<FeltPhrase[]> {
  const { rows } = await sql<FeltPhrase>`
    select * from (
      select distinct on (f.id) f.id as file_id, f.name as file_name, f.agent_id, f.subscriber_id,
        ${startedSql} as started, p.phrase_id, p.speaker, p.role, p.start_ms, p.end_ms, p.text, p.emotion, p.valence
      from files f
      join phrase_index p on p.workspace_id = f.workspace_id and p.file_id = f.id
      where ${callsOf(workspaceId, whose)} and p.workspace_id = ${workspaceId} and p.role = 'abonent'
        and p.valence * ${sign}::int >= ${leastFelt} and length(p.text) >= ${leastSaid}
      order by f.id, abs(p.valence) desc, p.start_ms
    ) one order by abs(one.valence) desc, one.started desc, one.file_id limit ${limit}`.execute(db);
  return rows;
}
/** Less is said without meaning it. */
const leastFelt = 0.4;
/** Characters: a single word tells nobody anything. */
export const leastSaid = 16;
