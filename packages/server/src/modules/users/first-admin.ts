import { type Services, transact } from '../../platform/context.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { newToken, tokenHash } from '../../platform/secrets.ts';
import { createWorkspace } from './own-workspaces.ts';
import { insertOneTimeToken } from './tokens.store.ts';
import { countUsers, findUserByEmail, insertUser, updateUser } from './users.store.ts';

const linkHours = 24;

/**
 * Makes the first administrator and workspace on an empty installation.
 * Returns the path of a one-time sign-in link where nobody has set a password.
 */
export async function ensureFirstAdmin(services: Services): Promise<string | undefined> {
  const { adminEmail, adminPassword } = services.config;
  const email = adminEmail ?? 'admin@localhost';
  if ((await countUsers(services.db)) === 0) {
    const now = services.now();
    const hash = adminPassword === undefined ? null : await hashPassword(adminPassword);
    await transact(services, async (services) => {
      const user = await insertUser(services.db, {
        email,
        name: 'Administrator',
        password_hash: hash,
        is_operator: true,
        created_at: now,
      });
      const workspaceId = await createWorkspace(services, { name: 'My workspace', adminId: user.id });
      await updateUser(services.db, user.id, { active_workspace_id: workspaceId });
    });
  }
  const admin = await findUserByEmail(services.db, email);
  if (admin === undefined || admin.password_hash !== null) return undefined;
  const token = newToken();
  const now = services.now();
  await insertOneTimeToken(services.db, {
    token_hash: tokenHash(token),
    user_id: admin.id,
    purpose: 'sign_in',
    created_at: now,
    expires_at: new Date(now.getTime() + linkHours * 3_600_000),
  });
  return `/login#once=${token}`;
}
