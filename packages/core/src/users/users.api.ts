import { z } from 'zod';
import { roles } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { locales } from '../locales.ts';

export const Me = z.object({
  user_id: z.int(),
  name: z.string(),
  email: z.string(),
  locale: z.enum(locales),
  role: z.enum(roles).nullable(),
  permissions: z.array(z.string()),
  workspace: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type Me = z.infer<typeof Me>;

export const login = endpoint({
  method: 'POST',
  path: 'users/login',
  can: 'public',
  summary: 'Sign in with e-mail and password; sets the session cookie',
  body: z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(256) }),
  reply: z.object({ user_id: z.int(), token: z.string() }),
});

export const loginOnce = endpoint({
  method: 'POST',
  path: 'users/once',
  can: 'public',
  summary: 'Sign in with the one-time link printed at the first start',
  body: z.object({ token: z.string().min(20).max(100) }),
  reply: z.object({ user_id: z.int(), token: z.string() }),
});

export const logout = endpoint({
  method: 'POST',
  path: 'users/logout',
  can: 'public',
  summary: 'Sign out; ends the session',
  reply: z.object({ success: z.boolean() }),
});

export const checkUser = endpoint({
  method: 'POST',
  path: 'users/check',
  can: 'public',
  summary: 'Who is signed in',
  reply: z.object({
    user_id: z.int().nullable(),
    code: z.string().nullable(),
    detail: z.string().nullable(),
  }),
});

export const getSetting = endpoint({
  method: 'GET',
  path: 'users/setting',
  can: 'signed_in',
  summary: 'The signed-in user with role, permissions and active workspace',
  reply: Me,
});

export const setLocale = endpoint({
  method: 'POST',
  path: 'users/locale',
  can: 'signed_in',
  summary: 'Language of the interface',
  body: z.object({ locale: z.enum(locales) }),
  reply: z.object({ success: z.boolean() }),
});
