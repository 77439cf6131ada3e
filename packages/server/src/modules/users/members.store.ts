import type { Role, SectionFlags } from '@earshot/core/access.ts';
import type { MemberStatus } from '@earshot/core/users/members.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { isAgentAccount } from './agent-account.sql.ts';

function selectMembers(db: Db, workspaceId: number) {
  return db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.locale',
      'users.time_zone',
      'users.avatar_key',
      'users.last_visit_at',
      'members.role',
      'members.status',
      'members.was_invited',
      'members.allow_reports',
      'members.allow_classifiers',
      'members.allow_callcenter',
      'members.limited_to_teams',
      'members.has_blind_reviews',
      'members.created_at',
      isAgentAccount.as('is_agent'),
    ])
    .select((eb) =>
      // As teams are.
      eb
        .selectFrom('agents')
        .select(({ ref }) =>
          sql<{
            id: number;
            name: string;
          }>`jsonb_build_object('id', ${ref('agents.id')}, 'name', ${ref('agents.name')})`.as('operator'),
        )
        .where('agents.workspace_id', '=', workspaceId)
        .whereRef('agents.user_id', '=', 'members.user_id')
        .limit(1)
        .as('operator'),
    )
    .select((eb) =>
      // Teams belong to a module above this one, so they are only read.
      eb
        .selectFrom('team_leads')
        .innerJoin('teams', (join) =>
          join
            .onRef('teams.workspace_id', '=', 'team_leads.workspace_id')
            .onRef('teams.id', '=', 'team_leads.team_id'),
        )
        .select(({ fn, ref }) =>
          fn.coalesce(fn.agg<string[]>('array_agg', [ref('teams.name')]), sql<string[]>`'{}'`).as('names'),
        )
        .where('team_leads.workspace_id', '=', workspaceId)
        .whereRef('team_leads.user_id', '=', 'members.user_id')
        .as('teams_led'),
    )
    .where('members.workspace_id', '=', workspaceId);
}

export function listMemberRows(db: Db, workspaceId: number, page: { limit: number; offset: number }) {
  return selectMembers(db, workspaceId)
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function listActiveMembers(db: Db, workspaceId: number) {
  return selectMembers(db, workspaceId)
    .where('members.status', '=', 'active')
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();
}

export function findMemberRow(db: Db, workspaceId: number, userId: number) {
  return selectMembers(db, workspaceId).where('members.user_id', '=', userId).executeTakeFirst();
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMemberRow>>>;

export async function countMembers(db: Db, workspaceId: number): Promise<number> {
  const { count } = await db
    .selectFrom('members')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Holds the workspace's active administrators until the transaction ends, so that two of them cannot leave at once. */
export async function lockAdmins(db: Db, workspaceId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('members')
    .select('user_id')
    .where('workspace_id', '=', workspaceId)
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.user_id);
}

export async function insertMember(
  db: Db,
  member: {
    workspace_id: number;
    user_id: number;
    role: Role;
    status: MemberStatus;
    created_at: Date;
    invited_by?: number | null;
  },
): Promise<void> {
  await db.insertInto('members').values(member).execute();
}

export async function updateMember(
  db: Db,
  workspaceId: number,
  userId: number,
  change: Partial<SectionFlags> & {
    limited_to_teams?: boolean;
    has_blind_reviews?: boolean;
    role?: Role;
    status?: MemberStatus;
    was_invited?: boolean;
  },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db
    .updateTable('members')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute();
}

export async function removeMemberRow(db: Db, workspaceId: number, userId: number): Promise<void> {
  await db
    .deleteFrom('members')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute();
}

/** A person's memberships in all workspaces. */
export function listMembershipsOf(acrossWorkspaces: Db, userId: number) {
  return acrossWorkspaces
    .selectFrom('members')
    .innerJoin('workspaces', 'workspaces.id', 'members.workspace_id')
    .select([
      'members.workspace_id',
      'members.role',
      'members.status',
      'workspaces.name',
      'workspaces.is_personal',
    ])
    .where('members.user_id', '=', userId)
    .orderBy('workspaces.name')
    .orderBy('workspaces.id')
    .execute();
}

export type Membership = Awaited<ReturnType<typeof listMembershipsOf>>[number];
