import { roles } from '@earshot/core/access.ts';
import { locales } from '@earshot/core/locales.ts';
import { accountStatuses, sessionEnds, tokenPurposes } from '@earshot/core/users/accounts.ts';
import { memberStatuses } from '@earshot/core/users/members.ts';
import type { Module } from '../../module.ts';
import { oidcRoutes } from './oidc.routes.ts';
import { ownWorkspaceRoutes } from './own-workspaces.routes.ts';
import { removeExpiredSessions } from './sessions.store.ts';
import { mfaRoutes, signInRoutes } from './sign-in.routes.ts';
import { removeOldTokens } from './tokens.store.ts';
import { userRoutes } from './users.routes.ts';

/** Used links and old counts are kept for a day, in case somebody asks what happened. */
const keepMs = 24 * 3_600_000;

export const users = {
  name: 'users',
  tables: {
    global: ['users', 'sessions', 'one_time_tokens', 'recovery_codes', 'captcha_used', 'attempts'],
    tenant: ['members'],
    seen: { members: 'every row' },
  },
  closedLists: {
    'members.role': roles,
    'members.status': memberStatuses,
    'one_time_tokens.purpose': tokenPurposes,
    'sessions.ended_reason': sessionEnds,
    'users.locale': locales,
    'users.status': accountStatuses,
  },
  routes: (handle, { services }) => {
    signInRoutes(handle, services);
    mfaRoutes(handle);
    userRoutes(handle);
    ownWorkspaceRoutes(handle);
  },
  rawRoutes: (app, { services }) => oidcRoutes(app, services),
  schedules: [
    {
      name: 'users.forget_expired',
      cron: '0 * * * *',
      per: 'installation',
      run: async ({ db, now }) => {
        await removeExpiredSessions(db, now());
        await removeOldTokens(db, new Date(now().getTime() - keepMs));
      },
    },
  ],
} satisfies Module;
