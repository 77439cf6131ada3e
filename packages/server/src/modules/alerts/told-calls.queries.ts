import type { Stretch } from '@earshot/core/alerts/usual.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { ToldProject } from '../projects/told-projects.ts';

/** When a project found a call; undefined where it does not (any more). */
export async function findFoundAt(
  db: Db,
  workspaceId: number,
  projectId: number,
  fileId: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('project_files')
    .select('found_at')
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row?.found_at;
}

/** Whether a call `f` of a project sets off its trigger that tells people. */
function tellsOf({ patterns, notify }: ToldProject): RawBuilder<boolean> {
  const on = notify?.on ?? [];
  if (on === 'any' && patterns.length === 0) return sql`true`;
  return sql`exists (select from jsonb_array_elements(f.by_patterns) p
    where (p->>'id')::bigint = any(${on === 'any' ? patterns : on}::bigint[]))`;
}

/** Those of the calls that the project still finds, and would tell of. */
export async function stillTold(
  db: Db,
  workspaceId: number,
  project: ToldProject,
  fileIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ file_id: string }>`
    select f.file_id from project_files f
    where f.workspace_id = ${workspaceId} and f.project_id = ${project.id} and f.file_id = any(${[...fileIds]}::uuid[])
      and ${tellsOf(project)}`.execute(db);
  return new Set(rows.map(({ file_id }) => file_id));
}

/** What was found in one stretch: calls, what they add up to in score, and calls by pattern. */
export type Sum = { calls: number; points: number; patterns: Map<number, number> };

/** What a project would have told of calls that came in in each of these stretches. */
export function sumStretches(
  db: Db,
  workspaceId: number,
  project: ToldProject,
  stretches: readonly Stretch[],
): Promise<Sum[]> {
  const [starts, ends] = [stretches.map(({ from }) => from), stretches.map(({ to }) => to)];
  const found = sql`unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) with ordinality s (start_at, end_at, place)
    join project_files f on f.workspace_id = ${workspaceId} and f.project_id = ${project.id}
      and f.arrived_at > s.start_at and f.arrived_at <= s.end_at and ${tellsOf(project)}`;
  return sums(db, workspaceId, found, stretches.length);
}

/** The same of the calls that a digest told of. */
export async function sumDigest(
  db: Db,
  workspaceId: number,
  project: ToldProject,
  digestId: number,
): Promise<Sum> {
  const found = sql`alert_calls c
    join project_files f on f.workspace_id = ${workspaceId} and f.project_id = ${project.id} and f.file_id = c.file_id
      and c.workspace_id = ${workspaceId} and c.digest_id = ${digestId}
    cross join (values (1)) s (place)`;
  const [sum] = await sums(db, workspaceId, found, 1);
  return sum ?? nothing();
}

const nothing = (): Sum => ({ calls: 0, points: 0, patterns: new Map() });

/** `found`: calls `f` with the place `s.place`, from 1, of the stretch that each is counted in. */
async function sums(db: Db, workspaceId: number, found: RawBuilder<unknown>, count: number): Promise<Sum[]> {
  if (count === 0) return [];
  const [calls, patterns] = await Promise.all([
    sql<{ place: number; calls: number; points: number }>`
      select s.place::int as place, count(*)::int as calls, coalesce(sum((
        select sum(tags.weight) from project_marks marks
        join tags on tags.workspace_id = ${workspaceId} and tags.id = marks.tag_id
        where marks.workspace_id = ${workspaceId} and marks.project_id = f.project_id and marks.file_id = f.file_id
          and not marks.is_off)), 0)::float8 as points
      from ${found} group by 1`.execute(db),
    sql<{ place: number; pattern_id: number; calls: number }>`
      select s.place::int as place, (p->>'id')::bigint as pattern_id, count(distinct f.file_id)::int as calls
      from ${found} cross join lateral jsonb_array_elements(f.by_patterns) p group by 1, 2`.execute(db),
  ]);
  const all = Array.from({ length: count }, nothing);
  for (const { place, calls: some, points } of calls.rows)
    Object.assign(all[place - 1] ?? {}, { calls: some, points });
  for (const { place, pattern_id, calls: some } of patterns.rows)
    all[place - 1]?.patterns.set(pattern_id, some);
  return all;
}

/** When the first call of the workspace came in. */
export async function firstCallAt(db: Db, workspaceId: number): Promise<Date | null> {
  const { first } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.min('created_at').as('first'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return first;
}

export async function namesOfPatterns(
  db: Db,
  workspaceId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('patterns')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', (eb) => eb.fn.any(sql<number[]>`${[...ids]}::bigint[]`))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
