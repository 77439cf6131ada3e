import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';

/** Which projects are listed. */
export type ProjectFilter = {
  kind?: string | undefined;
  state?: string | undefined;
  author?: number | undefined;
  matching?: string | undefined;
  text?: string | undefined;
};

function projectsWhere(db: Db, workspaceId: number, { kind, state, author, matching, text }: ProjectFilter) {
  let query = db
    .selectFrom('projects')
    .leftJoin('users', 'users.id', 'projects.author_id')
    .where('projects.workspace_id', '=', workspaceId);
  if (kind !== undefined) query = query.where('projects.kind', '=', kind);
  if (state !== undefined) query = query.where('projects.state', '=', state);
  if (author !== undefined) query = query.where('projects.author_id', '=', author);
  if (matching !== undefined) query = query.where(sql`projects.query->>'matching'`, '=', matching);
  if (text) {
    const like = containing(text);
    query = query.where(
      sql<boolean>`(projects.name ilike ${like} or projects.description ilike ${like} or users.name ilike ${like}
        or projects.query->>'phrases' ilike ${like} or projects.query->>'regexp' ilike ${like}
        or projects.query->>'expression' ilike ${like})`,
    );
  }
  return query;
}

const shown = (db: Db, workspaceId: number, filter: ProjectFilter, userId: number) =>
  projectsWhere(db, workspaceId, filter)
    .leftJoin('user_pins', (join) =>
      join
        .onRef('user_pins.workspace_id', '=', 'projects.workspace_id')
        .onRef('user_pins.project_id', '=', 'projects.id')
        .on('user_pins.user_id', '=', userId),
    )
    .selectAll('projects')
    .select(['users.name as author', 'user_pins.created_at as pinned_at']);

const found = sql<number>`(select coalesce(sum(d.files), 0) from project_days d
  where d.workspace_id = projects.workspace_id and d.project_id = projects.id)`;
const points = sql<number>`(select sum(d.files * tags.weight) from project_tag_days d
  join tags on tags.workspace_id = d.workspace_id and tags.id = d.tag_id
  where d.workspace_id = projects.workspace_id and d.project_id = projects.id)`;
/** What a list can be ordered by; `startOfToday` tells which calls came in today. */
const orders = {
  name: () => sql`lower(projects.name)`,
  created: () => sql`projects.created_at`,
  updated: () => sql`projects.updated_at`,
  found: () => found,
  added_today: (startOfToday: Date) => sql`(select count(*) from project_files f
    where f.workspace_id = projects.workspace_id and f.project_id = projects.id and f.arrived_at >= ${startOfToday})`,
  score: () => sql`coalesce(${points}, 0) / nullif(${found}, 0)::float`,
} as const;
export type ProjectOrder = keyof typeof orders;

/** Projects with their author; those that the person has pinned come first. */
export function listProjectRows(
  db: Db,
  workspaceId: number,
  filter: ProjectFilter,
  page: {
    userId: number;
    startOfToday: Date;
    sorting_by: ProjectOrder;
    order_by: 'asc' | 'desc';
    limit: number;
    offset: number;
  },
) {
  return shown(db, workspaceId, filter, page.userId)
    .orderBy((eb) => eb('user_pins.created_at', 'is', null))
    .orderBy(orders[page.sorting_by](page.startOfToday), (order) =>
      (page.order_by === 'asc' ? order.asc() : order.desc()).nullsLast(),
    )
    .orderBy('projects.id', page.order_by)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countProjects(db: Db, workspaceId: number, filter: ProjectFilter): Promise<number> {
  const { count } = await projectsWhere(db, workspaceId, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function countProjectStates(db: Db, workspaceId: number, filter: ProjectFilter) {
  return projectsWhere(db, workspaceId, { ...filter, state: undefined })
    .select((eb) => ['projects.state', eb.fn.countAll<number>().as('count')])
    .groupBy('projects.state')
    .execute();
}

/** Who made projects of a kind, by name. */
export function listProjectAuthors(db: Db, workspaceId: number, kind: string | undefined) {
  return projectsWhere(db, workspaceId, { kind })
    .where('users.id', 'is not', null)
    .select(['users.id as user_id', 'users.name'])
    .distinct()
    .orderBy('users.name')
    .execute()
    .then((rows) => rows.map(({ user_id, name }) => ({ user_id: user_id ?? 0, name: name ?? '' })));
}

export function findShownProject(db: Db, workspaceId: number, id: number, userId: number) {
  return shown(db, workspaceId, {}, userId).where('projects.id', '=', id).executeTakeFirst();
}

export type ShownProjectRow = NonNullable<Awaited<ReturnType<typeof findShownProject>>>;
