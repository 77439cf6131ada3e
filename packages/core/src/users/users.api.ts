import { z } from 'zod';
import { permissions, roles } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { locales } from '../locales.ts';
import { Customization } from './customization.ts';
import { brokenPasswordRules } from './password.ts';

export const userStatuses = ['active', 'invited', 'blocked'] as const;
export type UserStatus = (typeof userStatuses)[number];

const Flags = {
  allow_reports: z.boolean(),
  allow_classifiers: z.boolean(),
  allow_callcenter: z.boolean(),
};

/** A person as a member of the active workspace. Somebody who has not accepted yet has only an address. */
export const User = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  locale: z.enum(locales),
  /** Path of the picture; null where there is none. */
  avatar: z.string().nullable(),
  ...Flags,
  status: z.enum(userStatuses),
  last_visit: z.string().nullable(),
  registered: z.string(),
});
export type User = z.infer<typeof User>;

/** The signed-in person. */
export const Me = z.object({
  user_id: z.int(),
  name: z.string(),
  email: z.string(),
  locale: z.enum(locales),
  avatar: z.string().nullable(),
  /** Role and flags in the active workspace; null and false without one. */
  role: z.enum(roles).nullable(),
  ...Flags,
  permissions: z.array(z.enum(permissions)),
  workspace: z.object({ id: z.int(), name: z.string() }).nullable(),
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

const Done = z.object({ success: z.boolean() });
const Session = z.object({ user_id: z.int(), token: z.string() });
const Email = z.email().trim().max(254);
export const PersonName = z.string().trim().min(3).max(100);
export const NewPassword = z
  .string()
  .max(200)
  .refine((password) => brokenPasswordRules(password).length === 0, 'password rules');
const IdParams = z.object({ id: z.coerce.number().int() });

// Signing in and out

export const login = endpoint({
  method: 'POST',
  path: 'users/login',
  can: 'public',
  summary: 'Sign in with e-mail and password; with two-factor sign-in on, answers a key for the second step',
  body: z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(256) }),
  reply: z.union([Session, z.object({ mfa_key: z.string() })]),
});

export const loginOnce = endpoint({
  method: 'POST',
  path: 'users/once',
  can: 'public',
  summary: 'Sign in with the one-time link printed at the first start',
  body: z.object({ token: z.string().min(20).max(100) }),
  reply: Session,
});

export const logout = endpoint({
  method: 'POST',
  path: 'users/logout',
  can: 'public',
  summary: 'Sign out; ends the session',
  reply: Done,
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

export const signInWays = endpoint({
  method: 'GET',
  path: 'users/ways',
  can: 'public',
  summary: 'How one can sign in here besides e-mail and password, and whether one can register',
  reply: z.object({ oidc: z.object({ name: z.string() }).nullable(), registration: z.boolean() }),
});

// Becoming a user

export const captchaChallenge = endpoint({
  method: 'GET',
  path: 'users/captcha',
  can: 'public',
  summary: 'A small puzzle for the browser, to keep robots from registering',
  reply: z.object({
    algorithm: z.literal('SHA-256'),
    challenge: z.string(),
    salt: z.string(),
    signature: z.string(),
    maxnumber: z.int(),
  }),
});

export const register = endpoint({
  method: 'POST',
  path: 'users/registration',
  can: 'public',
  summary: 'Register; a link to set the password is mailed',
  body: z.object({
    name: PersonName,
    email: Email,
    /** Base64 of the solved puzzle; needed after a few registrations from one address. */
    captcha: z.string().max(2000).optional(),
    /** To cookies. A program that keeps none leaves it out; a person who says no cannot register. */
    consent: z.boolean().optional(),
    locale: z.enum(locales).optional(),
  }),
  reply: Done,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: 'users/reset_password',
  can: 'public',
  summary: 'Mail a one-time code; the answer is the same for an unknown address',
  body: z.object({ email: Email, locale: z.enum(locales).optional() }),
  reply: Done,
});

export const confirmReset = endpoint({
  method: 'POST',
  path: 'users/reset_password/confirm',
  can: 'public',
  summary: 'Set a new password with the one-time code; ends all sessions',
  body: z.object({ email: Email, code: z.string().trim().min(6).max(20), password: NewPassword }),
  reply: Done,
});

export const activate = endpoint({
  method: 'POST',
  path: 'users/activate',
  can: 'public',
  summary:
    'Use a link of a registration or invitation: sets the password of a new person, or lets a signed-in one join. ' +
    'Without a token a signed-in person without a password sets one',
  body: z.object({
    password: NewPassword.optional(),
    registration_token: z.string().max(100).optional(),
    /** Name of somebody who was invited and has none yet. */
    name: PersonName.optional(),
    locale: z.enum(locales).optional(),
  }),
  reply: Done,
  status: 201,
});

export const describeActivation = endpoint({
  method: 'GET',
  path: 'users/activate/{token}',
  can: 'public',
  summary: 'What a link is for: whose, which workspace, whether a password has to be set',
  params: z.object({ token: z.string().max(100) }),
  reply: z.object({
    email: z.string(),
    name: z.string(),
    workspace: z.string().nullable(),
    needs_password: z.boolean(),
  }),
});

// The own account

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
  reply: Done,
});

export const setAvatar = endpoint({
  method: 'POST',
  path: 'users/avatar',
  can: 'signed_in',
  summary:
    'Picture as multipart form data or as base64 in JSON (`avatar`), 2 MB at most; kept as a square without metadata',
  reply: z.object({ success: z.boolean(), avatar: z.string() }),
});

export const getAvatar = endpoint({
  method: 'GET',
  path: 'users/avatar',
  can: 'signed_in',
  summary: 'Own picture, or that of a member of the active workspace',
  query: z.object({ user_id: z.coerce.number().int().optional(), v: z.string().max(40).optional() }),
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

// Members of the workspace

export const listUsers = endpoint({
  method: 'GET',
  path: 'users',
  can: 'members.read',
  summary: 'Members and invited people of the active workspace',
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(User),
});

export const getUser = endpoint({
  method: 'GET',
  path: 'users/{id}',
  can: 'signed_in',
  summary: 'Oneself, or a member of the active workspace for its administrators',
  params: IdParams,
  reply: User,
});

export const updateUser = endpoint({
  method: 'PUT',
  path: 'users/{id}',
  can: 'signed_in',
  summary: 'Change the own name',
  params: IdParams,
  body: z.object({ name: PersonName }),
  reply: User,
});

export const setDemoTour = endpoint({
  method: 'POST',
  path: 'users/{id}/demotour',
  can: 'signed_in',
  summary: 'Switch the guided tour on or off for oneself',
  params: IdParams,
  body: z.object({ enable_demo: z.boolean() }),
  reply: Done,
});

export const invite = endpoint({
  method: 'POST',
  path: 'users/invitation',
  can: 'members.write',
  summary: 'Invite somebody by e-mail; the same address again mails a new link',
  body: z.object({
    email: Email,
    role: z.enum(roles),
    /** Workspace id; the active one if left out. */
    workspace: z.coerce.number().int().optional(),
  }),
  reply: User,
  status: 201,
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: 'users/invite/{id}',
  can: 'members.write',
  summary: 'Withdraw an invitation; its link stops working',
  params: IdParams,
  reply: Done,
});

export const changeMember = endpoint({
  method: 'POST',
  path: 'users/workspace',
  can: 'members.write',
  summary: 'Change role, section flags or status (active, blocked) of a member',
  body: z.object({
    user_id: z.coerce.number().int(),
    role: z.enum(roles).optional(),
    allow_reports: z.boolean().optional(),
    allow_classifiers: z.boolean().optional(),
    allow_callcenter: z.boolean().optional(),
    status: z.enum(['active', 'blocked']).optional(),
  }),
  reply: User,
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: 'users/workspace/{id}',
  can: 'members.write',
  summary: 'Take somebody out of the active workspace',
  params: IdParams,
  reply: Done,
});

export const leaveWorkspace = endpoint({
  method: 'DELETE',
  path: 'users/workspace/{user_id}/{workspace_id}',
  can: 'signed_in',
  summary: 'Leave a workspace, or take somebody out of one that one administers',
  params: z.object({ user_id: z.coerce.number().int(), workspace_id: z.coerce.number().int() }),
  reply: Done,
});
