import { z } from 'zod';
import { permissions, roles } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { locales } from '../locales.ts';
import { Customization } from './customization.ts';
import { User } from './members.api.ts';
import { Done, Flags, IdParams, NewPassword, PersonName } from './people.ts';

/** The signed-in person. */
export const Me = z.object({
  user_id: z.int(),
  name: z.string(),
  email: z.string(),
  locale: z.enum(locales),
  /** By whose clock letters come to this person; null: by that of the workspace. */
  time_zone: z.string().nullable(),
  avatar: z.string().nullable(),
  /** Role and flags in the active workspace; null and false without one. */
  role: z.enum(roles).nullable(),
  ...Flags,
  permissions: z.array(z.enum(permissions)),
  /** Names of the teams whose calls alone this person sees; null: sees the calls of everybody. */
  limited_to: z.array(z.string()).nullable(),
  /** The account is an operator's: this person sees the calls of that operator alone. */
  is_agent: z.boolean(),
  workspace: z.object({ id: z.int(), name: z.string(), time_zone: z.string() }).nullable(),
  enable_demo: z.boolean(),
  mfa_enabled: z.boolean(),
  has_password: z.boolean(),
  /** Runs the installation: sees the outbox. */
  is_operator: z.boolean(),
  customization: Customization.nullable(),
  last_visit: z.string().nullable(),
  registered: z.string(),
});
export type Me = z.infer<typeof Me>;

export const getSetting = endpoint({
  method: 'GET',
  path: 'users/setting',
  can: 'signed_in',
  summary: 'The signed-in user with role, permissions and active workspace',
  passesOver: true,
  reply: Me,
});

export const setLocale = endpoint({
  method: 'POST',
  path: 'users/locale',
  can: 'signed_in',
  summary: 'Language of the interface',
  body: z.object({ locale: z.enum(locales) }),
  passesOver: true,
  reply: Done,
});

export const setTimeZone = endpoint({
  method: 'POST',
  path: 'users/time_zone',
  can: 'signed_in',
  summary: 'By whose clock letters come to this person; null takes that of the workspace',
  body: z.object({ time_zone: z.string().max(60).nullable() }),
  reply: Done,
});

export const setCustomization = endpoint({
  method: 'PUT',
  path: 'users/customization',
  can: 'signed_in',
  summary: 'How the interface looks to this person',
  body: Customization,
  reply: Done,
});

export const changePassword = endpoint({
  method: 'POST',
  path: 'users/change_password',
  can: 'signed_in',
  summary: 'Change the password; ends all other sessions',
  body: z.object({ old_password: z.string().min(1).max(256), new_password: NewPassword }),
  passesOver: true,
  reply: Done,
});

export const setAvatar = endpoint({
  method: 'POST',
  path: 'users/avatar',
  can: 'signed_in',
  summary:
    'Picture as multipart form data or as base64 in JSON (`avatar`), 2 MB at most; kept as a square without metadata',
  size: 'picture',
  passesOver: true,
  reply: z.object({ success: z.boolean(), avatar: z.string() }),
});

export const getAvatar = endpoint({
  method: 'GET',
  path: 'users/avatar',
  can: 'signed_in',
  summary: 'Own picture, or that of a member of the active workspace',
  query: z.object({ user_id: z.coerce.number().int().optional(), v: z.string().max(40).optional() }),
  passesOver: true,
  reply: null,
});

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: 'users/avatar',
  can: 'signed_in',
  summary: 'Remove the own picture',
  reply: Done,
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: 'users/delete',
  can: 'signed_in',
  summary: 'Delete the own account',
  body: z.object({ password: z.string().min(1).max(256) }),
  passesOver: true,
  reply: Done,
});

export const OpenSession = z.object({
  id: z.string(),
  is_this: z.boolean(),
  created_at: z.string(),
  last_seen_at: z.string(),
  user_agent: z.string().nullable(),
  address: z.string().nullable(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: 'users/sessions',
  can: 'signed_in',
  summary: 'Where the person is signed in',
  reply: z.object({ results: z.array(OpenSession) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: 'users/sessions/{id}',
  can: 'signed_in',
  summary: 'Sign out elsewhere; `others` ends all sessions but this one',
  params: z.object({ id: z.string().max(100) }),
  reply: Done,
});

export const updateUser = endpoint({
  method: 'PUT',
  path: 'users/{id}',
  can: 'signed_in',
  summary: 'Change the own name',
  params: IdParams,
  body: z.object({ name: PersonName }),
  passesOver: true,
  reply: User,
});

export const setDemoTour = endpoint({
  method: 'POST',
  path: 'users/{id}/demotour',
  can: 'signed_in',
  summary: 'Switch the guided tour on or off for oneself',
  params: IdParams,
  body: z.object({ enable_demo: z.boolean() }),
  passesOver: true,
  reply: Done,
});
