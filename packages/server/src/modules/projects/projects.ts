import type { projectKinds } from '@earshot/core/projects/pins.api.ts';
import type { Project, projectStates } from '@earshot/core/projects/projects.api.ts';
import type { Ctx } from '../../context.ts';

type Kind = (typeof projectKinds)[number];
type State = (typeof projectStates)[number];

export async function listProjects(
  ctx: Ctx,
  { kind, limit, offset }: { kind?: Kind | undefined; limit: number; offset: number },
) {
  let projects = ctx.db.selectFrom('projects').where('projects.workspace_id', '=', ctx.workspaceId);
  if (kind !== undefined) projects = projects.where('kind', '=', kind);
  const [rows, { count }] = await Promise.all([
    projects
      .leftJoin('users', 'users.id', 'projects.author_id')
      .leftJoin('user_pins', (join) =>
        join
          .onRef('user_pins.workspace_id', '=', 'projects.workspace_id')
          .onRef('user_pins.project_id', '=', 'projects.id')
          .on('user_pins.user_id', '=', ctx.userId ?? 0),
      )
      .select(['projects.id', 'projects.name', 'projects.kind', 'projects.state', 'projects.created_at'])
      .select(['users.name as author', 'user_pins.created_at as pinned_at'])
      .orderBy((eb) => eb('user_pins.created_at', 'is', null))
      .orderBy('projects.name')
      .limit(limit)
      .offset(offset)
      .execute(),
    projects.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const results: Project[] = rows.map((row) => ({
    id: row.id,
    name: row.name,
    kind: row.kind as Kind,
    state: row.state as State,
    author: row.author,
    created: row.created_at.toISOString(),
    is_pinned: row.pinned_at !== null,
  }));
  return { count, limit, offset, results };
}
