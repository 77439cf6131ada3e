import { z } from 'zod';
import { roles } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { locales } from '../locales.ts';
import { memberStatuses } from './members.ts';
import { Done, Email, Flags, IdParams } from './people.ts';

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
  /** Sees only the calls of the teams that they lead; an administrator sees all. */
  limited_to_teams: z.boolean(),
  /** Names of the teams that they lead. */
  teams_led: z.array(z.string()),
  /** Whose calls and published scores alone they see, as the account is that operator's; null: of nobody alone. */
  operator: z.object({ id: z.int(), name: z.string() }).nullable(),
  status: z.enum(memberStatuses),
  last_visit: z.string().nullable(),
  registered: z.string(),
});
export type User = z.infer<typeof User>;

export const listUsers = endpoint({
  method: 'GET',
  path: 'users',
  can: 'members.read',
  summary: 'Members and invited people of the active workspace',
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  passesOver: true,
  reply: listOf(User),
});

export const getUser = endpoint({
  method: 'GET',
  path: 'users/{id}',
  can: 'signed_in',
  summary: 'Oneself, or a member of the active workspace for its administrators',
  params: IdParams,
  passesOver: true,
  reply: User,
});

export const invite = endpoint({
  method: 'POST',
  path: 'users/invitation',
  can: 'members.write',
  summary:
    'Invite somebody by e-mail; the same address again mails a new link, which takes the place of the one before',
  body: z.object({
    email: Email,
    role: z.enum(roles),
    /** Workspace id; the active one if left out. */
    workspace: z.coerce.number().int().optional(),
  }),
  passesOver: true,
  /** `link`: the one in the letter, to hand over oneself; it is not told again. */
  reply: User.extend({ link: z.string() }),
  status: 201,
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: 'users/invite/{id}',
  can: 'members.write',
  summary: 'Withdraw an invitation; its link stops working',
  params: IdParams,
  passesOver: true,
  reply: Done,
});

export const changeMember = endpoint({
  method: 'POST',
  path: 'users/workspace',
  can: 'members.write',
  summary:
    'Change role, section flags or status (active, blocked) of a member, or limit them to the calls of the teams they lead',
  body: z.object({
    user_id: z.coerce.number().int(),
    role: z.enum(roles).optional(),
    allow_reports: z.boolean().optional(),
    allow_classifiers: z.boolean().optional(),
    allow_callcenter: z.boolean().optional(),
    limited_to_teams: z.boolean().optional(),
    status: z.enum(['active', 'blocked']).optional(),
  }),
  passesOver: true,
  reply: User,
});

/** Ways into the workspace that somebody made for others: they outlive a membership unless they are ended. */
export const accessKinds = ['api_key', 'share', 'report_link'] as const;
export const AccessGiven = z.object({
  kind: z.enum(accessKinds),
  id: z.int(),
  /** Of the key, or of the call or the report that the link shows. */
  name: z.string(),
  /** Of a link to a call. */
  file_id: z.string().nullable(),
  /** Of a link to a report. */
  report_id: z.int().nullable(),
  expires_at: z.string().nullable(),
});
export type AccessGiven = z.infer<typeof AccessGiven>;

export const listAccessGiven = endpoint({
  method: 'GET',
  path: 'users/{id}/access',
  can: 'members.read',
  summary: 'Keys and links that somebody made in the active workspace; they end when the person is taken out',
  params: IdParams,
  reply: z.object({ results: z.array(AccessGiven) }),
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: 'users/workspace/{id}',
  can: 'members.write',
  summary:
    'Take somebody out of the active workspace; keys and links that they made end, unless `keep_access` is 1',
  params: IdParams,
  query: z.object({ keep_access: z.enum(['0', '1']).default('0') }),
  passesOver: true,
  reply: Done,
});

export const leaveWorkspace = endpoint({
  method: 'DELETE',
  path: 'users/workspace/{user_id}/{workspace_id}',
  can: 'signed_in',
  summary: 'Leave a workspace, or take somebody out of one that one administers',
  params: z.object({ user_id: z.coerce.number().int(), workspace_id: z.coerce.number().int() }),
  passesOver: true,
  reply: Done,
});
