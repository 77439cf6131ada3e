import type { z } from 'zod';
import { type Ctx, transact } from '../../platform/context.ts';
import type { projectMatched } from '../projects/projects.events.ts';
import { findToldProject, type ToldProject } from '../projects/told-projects.ts';
import { putAlertCall } from './alert-calls.store.ts';
import { keepRecipient, type Who } from './recipients.store.ts';
import { findFoundAt } from './told-calls.queries.ts';

/** A project found a call: it waits for the next turn of each of those who are told. Heard twice it waits once. */
export async function hearMatched(
  ctx: Ctx,
  { project_id, file_id, triggers }: z.output<typeof projectMatched.payload>,
): Promise<void> {
  await transact(ctx, async (ctx) => {
    const project = await findToldProject(ctx, project_id);
    if (project?.notify === undefined || !triggers.includes(project.notify.id)) return;
    const foundAt = await findFoundAt(ctx.db, ctx.workspaceId, project_id, file_id);
    if (foundAt === undefined) return;
    for (const who of namedBy(project)) {
      const { id, is_off } = await keepRecipient(ctx.db, ctx.workspaceId, project_id, who, ctx.now());
      if (is_off) continue;
      await putAlertCall(ctx.db, ctx.workspaceId, { recipient_id: id, file_id, found_at: foundAt });
    }
  });
}

/** Everybody whom a project tells, each once. */
export function namedBy({ notify }: ToldProject): Who[] {
  const emails = new Set(notify?.emails.map((email) => email.toLowerCase()));
  return [
    ...[...new Set(notify?.user_ids)].map((user_id) => ({ user_id, email: null })),
    ...[...emails].map((email) => ({ user_id: null, email })),
  ];
}
