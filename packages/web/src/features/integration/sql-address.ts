import type { SqlDoor } from '@earshot/core/sql-access/sql-access.api.ts';

/** What a client of PostgreSQL is given as one line. Without a password it asks for it. */
export function sqlAddress(
  { host, port, database, has_tls }: SqlDoor,
  user: string,
  password?: string,
): string {
  const at = host.includes(':') ? `[${host}]` : host;
  const who = password === undefined ? user : `${user}:${password}`;
  return `postgresql://${who}@${at}:${port}/${encodeURIComponent(database)}?sslmode=${has_tls ? 'require' : 'disable'}`;
}
