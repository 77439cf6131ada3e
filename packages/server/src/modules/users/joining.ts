import type { Role } from '@earshot/core/access.ts';
import { inWorkspace, type TxServices } from '../../platform/context.ts';
import { announce } from '../../platform/live.ts';
import { audit } from '../audit/audit.ts';
import { notify } from '../notifications/notifications.ts';
import { findMemberRow, insertMember, updateMember } from './members.store.ts';
import { updateUser } from './users.store.ts';

type Joining = { id: number; name: string; email: string };

/** Turns an invitation into a membership, makes the workspace the active one and tells who invited. */
export async function joinWorkspace(services: TxServices, workspaceId: number, user: Joining): Promise<void> {
  const member = await findMemberRow(services.db, workspaceId, user.id);
  if (member === undefined || member.status !== 'invited') return;
  await updateMember(services.db, workspaceId, user.id, { status: 'active' });
  await welcome(services, workspaceId, user);
}

/** A membership without an invitation: by the domain of the address, where the workspace allows it. */
export async function joinByDomain(
  services: TxServices,
  workspaceId: number,
  user: Joining,
  role: Role,
): Promise<void> {
  if ((await findMemberRow(services.db, workspaceId, user.id)) !== undefined) return;
  await insertMember(services.db, {
    workspace_id: workspaceId,
    user_id: user.id,
    role,
    status: 'active',
    created_at: services.now(),
  });
  await welcome(services, workspaceId, user);
}

async function welcome(services: TxServices, workspaceId: number, user: Joining): Promise<void> {
  await updateUser(services.db, user.id, { active_workspace_id: workspaceId });
  const ctx = { ...inWorkspace(services, workspaceId, user.id), actorName: user.name };
  await audit(ctx, { action: 'member.joined', subjectId: user.id, subject: user.name || user.email });
  await announce(services.db, workspaceId, { event: 'members.changed', user_id: user.id });
  await notify(ctx, 'admins', {
    kind: 'member.joined',
    params: { name: user.name || user.email },
    link: `/users/${user.id}`,
  });
}
