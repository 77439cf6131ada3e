import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { lastAnswered, type OfVersion } from './answered.sql.ts';

/** More tell no better how often a label is given. */
const mostCalls = 4000;

/** The newest calls that a version answered: how many there are. */
export async function countAnswered(db: Db, workspaceId: number, of: OfVersion): Promise<number> {
  const { rows } = await sql<{ calls: number }>`
    select count(*)::int as calls from (${lastAnswered(workspaceId, of, mostCalls)}) newest`.execute(db);
  return rows[0]?.calls ?? 0;
}

export type SaidOfLabel = { label_id: number; decision: string; bin: number; calls: number };

/** What was said of them, by label and in twentieths of how likely; what was less likely than one in twenty is not kept. */
export async function countSaid(db: Db, workspaceId: number, of: OfVersion): Promise<SaidOfLabel[]> {
  const { rows } = await sql<SaidOfLabel>`
    select said.label_id, said.decision, said.bin, count(*)::int as calls
    from (select l.label_id, l.decision, least(19, floor(l.probability * 20))::int as bin
      from (${lastAnswered(workspaceId, of, mostCalls)}) newest
      join call_labels l on l.workspace_id = ${workspaceId} and l.file_id = newest.file_id
        and l.classifier_id = ${of.classifierId}) said
    group by said.label_id, said.decision, said.bin`.execute(db);
  return rows;
}

/** Calls of the days from one on that any version answered, and over how many days up to another they go. */
export async function countOfDays(
  db: Db,
  workspaceId: number,
  { classifierId, from, to }: { classifierId: number; from: string; to: string },
): Promise<{ calls: number; days: number }> {
  const { rows } = await sql<{ calls: number; days: number }>`
    select count(*)::int as calls, coalesce(${to}::date - min(k.day) + 1, 0)::int as days
    from call_classified k
    where k.workspace_id = ${workspaceId} and k.classifier_id = ${classifierId}
      and k.day between ${from}::date and ${to}::date`.execute(db);
  return rows[0] ?? { calls: 0, days: 0 };
}
