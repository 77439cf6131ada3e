import type { Project } from '@earshot/core/projects/projects.api.ts';
import type { projectKinds, projectStates } from '@earshot/core/projects/projects.ts';
import type { Ctx } from '../../platform/context.ts';
import { countProjects, listProjectRows } from './projects.store.ts';

type Kind = (typeof projectKinds)[number];
type State = (typeof projectStates)[number];

export async function listProjects(
  ctx: Ctx,
  { kind, limit, offset }: { kind?: Kind | undefined; limit: number; offset: number },
) {
  const [rows, count] = await Promise.all([
    listProjectRows(ctx.db, ctx.workspaceId, { kind, userId: ctx.userId ?? 0, limit, offset }),
    countProjects(ctx.db, ctx.workspaceId, kind),
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
