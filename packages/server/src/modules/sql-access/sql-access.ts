import { randomBytes } from 'node:crypto';
import { fail } from '@earshot/core/errors.ts';
import type { SqlAccess, SqlAccessState, SqlPassword } from '@earshot/core/sql-access/sql-access.api.ts';
import { type Ctx, inWorkspace, type Services, type TxServices, transact } from '../../platform/context.ts';
import { audit } from '../audit/audit.ts';
import { openDoors } from './door/open-doors.ts';
import { dropRole, endSessions, makeRole, rolePrefix, shutDatabase, tooMuch } from './roles.store.ts';
import { postgresForm, verifierOf } from './scram.ts';
import { makeSecret, openSecret, sealSecret } from './secret.ts';
import {
  type AccessRow,
  findAccessRow,
  insertAccessRow,
  listAccessRows,
  removeAccessRow,
  updateAccessRow,
} from './sql-access.store.ts';

const present = (row: AccessRow): SqlAccess => ({
  user: row.role_name,
  created_at: row.created_at.toISOString(),
  created_by: row.created_by_name,
  renewed_at: row.renewed_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  last_used_from: row.last_used_from,
});

/** Whether programs may ask in SQL, and how they get in. */
export async function getSqlAccess(ctx: Ctx): Promise<SqlAccessState> {
  const row = await findAccessRow(ctx.db, ctx.workspaceId);
  return { door: openDoors(ctx).shown, access: row === undefined ? null : present(row) };
}

/** Switches it on. The password leaves the server here and never again. */
export async function openSqlAccess(ctx: Ctx): Promise<SqlPassword> {
  if (openDoors(ctx).shown === null) throw fail('sql_access.no_port');
  const user = `${rolePrefix}${ctx.workspaceId}_${randomBytes(4).toString('hex')}`;
  const { password, secret } = makeSecret();
  await transact(ctx, async (ctx) => {
    const row = {
      role_name: user,
      secret: sealSecret(ctx, secret),
      user_id: ctx.userId,
      created_at: ctx.now(),
    };
    if (!(await insertAccessRow(ctx.db, ctx.workspaceId, row))) throw fail('sql_access.is_on');
    await givenRole(ctx, user, secret.inner);
    await audit(ctx, { action: 'sql_access.opened', subject: user });
  });
  return { user, password };
}

/** A role that can read its views and nothing else, or the failure that says what stands in the way. */
async function givenRole(services: TxServices, user: string, inner: string): Promise<void> {
  try {
    await shutDatabase(services.db);
    await makeRole(services.db, user, postgresForm(verifierOf(inner)));
  } catch (error) {
    // PostgreSQL's insufficient_privilege.
    if (error instanceof Error && 'code' in error && error.code === '42501')
      throw fail('sql_access.no_roles', {}, error);
    throw error;
  }
  const beyond = await tooMuch(services.db, user);
  if (beyond.length === 0) return;
  services.log.warn({ beyond }, 'everybody may do more in this database than read the views for SQL');
  throw fail('sql_access.database_open');
}

/** Another password; whatever is connected with the former one ends. */
export async function renewSqlAccess(ctx: Ctx): Promise<SqlPassword> {
  const row = await findAccessRow(ctx.db, ctx.workspaceId);
  if (row === undefined) throw fail('sql_access.is_off');
  const user = row.role_name;
  const { password, secret } = makeSecret(openSecret(ctx, row.secret).inner);
  await transact(ctx, async (ctx) => {
    await updateAccessRow(ctx.db, ctx.workspaceId, {
      secret: sealSecret(ctx, secret),
      renewed_at: ctx.now(),
    });
    await audit(ctx, { action: 'sql_access.renewed', subject: user });
  });
  await endSessions(ctx.db, user);
  return { user, password };
}

/** Switches it off, and ends whatever is connected. */
export async function closeSqlAccess(ctx: Ctx): Promise<void> {
  const user = await transact(ctx, async (ctx) => {
    const row = await removeAccessRow(ctx.db, ctx.workspaceId);
    if (row === undefined) throw fail('sql_access.is_off');
    await endSessions(ctx.db, row.role_name);
    await dropRole(ctx.db, row.role_name);
    await audit(ctx, { action: 'sql_access.closed', subject: row.role_name });
    return row.role_name;
  });
  await endSessions(ctx.db, user);
}

/** The role goes with its workspace; its sessions see nothing more, and are ended. */
export async function leaveSqlAccess({ db }: TxServices, workspaceId: number): Promise<void> {
  const row = await removeAccessRow(db, workspaceId);
  if (row === undefined) return;
  await endSessions(db, row.role_name);
  await dropRole(db, row.role_name);
}

/** Makes the roles that are missing, as after a restore from a dump, which has none, and brings the others up to date. */
export async function keepRoles(services: Services): Promise<void> {
  for (const { workspace_id, role_name, secret } of await listAccessRows(services.acrossWorkspaces))
    try {
      await transact(inWorkspace(services, workspace_id), (ctx) =>
        givenRole(ctx, role_name, openSecret(services, secret).inner),
      );
    } catch (error) {
      services.log.warn({ err: error, role_name }, 'a role for SQL could not be brought up to date');
    }
}
