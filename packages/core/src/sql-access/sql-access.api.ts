import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** How a program gets in, without the password. */
export const SqlAccess = z.object({
  user: z.string(),
  created_at: z.string(),
  created_by: z.string().nullable(),
  /** When the password was last made anew. */
  renewed_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
  last_used_from: z.string().nullable(),
});
export type SqlAccess = z.infer<typeof SqlAccess>;

export const SqlDoor = z.object({
  host: z.string(),
  port: z.int(),
  database: z.string(),
  /** It listens on its own machine alone. */
  is_local: z.boolean(),
  has_tls: z.boolean(),
});
export type SqlDoor = z.infer<typeof SqlDoor>;

export const SqlAccessState = z.object({
  /** Null where the engineer has opened no port for it. */
  door: SqlDoor.nullable(),
  /** Null where it is off. */
  access: SqlAccess.nullable(),
});
export type SqlAccessState = z.infer<typeof SqlAccessState>;

const WithPassword = z.object({ user: z.string(), password: z.string() });
export type SqlPassword = z.infer<typeof WithPassword>;

export const getSqlAccess = endpoint({
  method: 'GET',
  path: 'sql-access',
  can: 'sql_access.manage',
  summary: 'Where and as whom programs read the calls of the workspace in SQL',
  reply: SqlAccessState,
});
export const openSqlAccess = endpoint({
  method: 'POST',
  path: 'sql-access',
  can: 'sql_access.manage',
  summary: 'Let programs read in SQL; the reply is the only place where the password is ever shown',
  reply: WithPassword,
  status: 201,
});
export const renewSqlAccess = endpoint({
  method: 'POST',
  path: 'sql-access/renew',
  can: 'sql_access.manage',
  summary: 'Make the password anew; the former one ends at once, and so does what is connected with it',
  reply: WithPassword,
});
export const closeSqlAccess = endpoint({
  method: 'DELETE',
  path: 'sql-access',
  can: 'sql_access.manage',
  summary: 'End it at once, with everything that is connected',
  reply: null,
  status: 204,
});
