import { fail } from '@earshot/core/errors.ts';
import { type Ctx, type Person, type Services, type TxCtx, transact } from '../../platform/context.ts';
import { announce } from '../../platform/live.ts';
import { audit } from '../audit/audit.ts';
import { addWorkspaceRow } from '../workspaces/workspaces.ts';
import { addFirstAdmin, getUserRow, membershipsOf, setActiveWorkspace } from './memberships.ts';
import { holdUser } from './users.store.ts';

/** A workspace with its first administrator. */
export async function createWorkspace(
  ctx: Pick<TxCtx, 'db' | 'now'>,
  { adminId, ...input }: { name: string; adminId: number; isPersonal?: boolean },
): Promise<number> {
  const id = await addWorkspaceRow(ctx, input);
  await addFirstAdmin(ctx.db, id, adminId, ctx.now());
  return id;
}

/** A workspace for another team; its maker goes on working where they are. */
export async function addWorkspace(ctx: Ctx, person: Person, name: string): Promise<number> {
  return transact(ctx, async (ctx) => {
    const id = await createWorkspace(ctx, { name, adminId: person.userId });
    await audit({ ...ctx, workspaceId: id }, { action: 'workspace.created', subjectId: id, subject: name });
    return id;
  });
}

/** Everybody may have one workspace of their own; it becomes the active one. */
export async function createPersonalWorkspace(ctx: Ctx, person: Person): Promise<void> {
  await transact(ctx, async (ctx) => {
    const user = await getUserRow(ctx.db, person.userId);
    // Two clicks at once must not make two workspaces: the second waits here and then finds the first.
    await holdUser(ctx.db, user.id);
    const memberships = await membershipsOf(ctx, user.id);
    if (memberships.some(({ is_personal }) => is_personal)) throw fail('workspaces.personal_exists');
    const id = await createWorkspace(ctx, { name: user.name, adminId: user.id, isPersonal: true });
    await setActiveWorkspace(ctx.db, user.id, id);
    await audit(
      { ...ctx, workspaceId: id },
      { action: 'workspace.created', subjectId: id, subject: user.name },
    );
    await announce(ctx.db, null, { event: 'sockets.renewed', user_id: user.id });
  });
}

export async function chooseWorkspace(ctx: Ctx, person: Person, workspaceId: number): Promise<void> {
  const memberships = await membershipsOf(ctx, person.userId);
  const found = memberships.find((one) => one.workspace_id === workspaceId && one.status === 'active');
  if (found === undefined) throw fail('workspaces.not_found');
  await transact(ctx, async (ctx) => {
    await setActiveWorkspace(ctx.db, person.userId, workspaceId);
    await announce(ctx.db, null, { event: 'sockets.renewed', user_id: person.userId });
  });
}

export async function listWorkspacesOf(services: Services, userId: number) {
  const memberships = await membershipsOf(services, userId);
  return memberships.filter(({ status }) => status === 'active');
}
