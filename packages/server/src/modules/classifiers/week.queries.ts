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

/** How many of them get each label, and of how many it is unsure; labels that none has are left out. */
export async function countGiven(db: Db, workspaceId: number, of: OfVersion) {
  const { rows } = await sql<{ label_id: number; yes: number; unsure: number }>`
    select l.label_id, count(*) filter (where l.decision = 'yes')::int as yes,
      count(*) filter (where l.decision = 'unsure')::int as unsure
    from (${lastAnswered(workspaceId, of, mostCalls)}) newest
    join call_labels l on l.workspace_id = ${workspaceId} and l.file_id = newest.file_id
      and l.classifier_id = ${of.classifierId}
    group by l.label_id`.execute(db);
  return rows;
}

/** Calls that are looked at as a whole. */
const mostLooked = 200;

/** The newest calls that a version answered, and when it did. */
export async function listLooked(db: Db, workspaceId: number, of: OfVersion) {
  const { rows } = await sql<{ file_id: string; at: Date }>`
    select file_id, at from (${lastAnswered(workspaceId, of, mostLooked)}) newest order by file_id`.execute(
    db,
  );
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
