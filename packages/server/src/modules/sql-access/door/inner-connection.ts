import { randomInt } from 'node:crypto';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { cancelKey, parameter, ready } from './messages.ts';

/** What a client may say of its session as it begins, by the name that PostgreSQL has for it. */
const settable: ReadonlyMap<string, string> = new Map(
  ['application_name', 'client_encoding', 'DateStyle', 'IntervalStyle', 'TimeZone', 'extra_float_digits'].map(
    (name) => [name.toLowerCase(), name],
  ),
);
/** What PostgreSQL tells of a session as it begins, and drivers go by. */
const told = [
  'application_name',
  'client_encoding',
  'DateStyle',
  'default_transaction_read_only',
  'integer_datetimes',
  'in_hot_standby',
  'IntervalStyle',
  'search_path',
  'server_encoding',
  'server_version',
  'standard_conforming_strings',
  'TimeZone',
];

/** The first of some settings that nobody may begin a session with; undefined where there is none. */
export const refusedSetting = (settings: ReadonlyMap<string, string>): string | undefined =>
  [...settings.keys()].find((name) => !settable.has(name));

export type InnerConnection = {
  stream: Duplex;
  pid: number;
  secret: number;
  /** What the client hears once it is in. */
  greeting: Buffer;
};

export type Login = { user: string; password: string; settings: ReadonlyMap<string, string> };

/**
 * Signs in to the database as a role, by the way that the program itself has there, and hands the connection over: from then on its
 * bytes are the client's. Throws what the database says.
 */
export async function connectInside(
  connection: pg.PoolConfig,
  { user, password, settings }: Login,
): Promise<InnerConnection> {
  // It reads addresses in all their forms, and opens nothing yet.
  const { host, port, database = '', ssl } = new pg.Client(connection as pg.ClientConfig);
  const client = new pg.Client({ host, port, database, ssl, user, password, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    for (const [name, value] of settings)
      await client.query('select set_config($1, $2, false)', [settable.get(name), value]);
    const { rows } = await client.query<{ name: string; value: string; pid: number }>(
      `select name, current_setting(name) as value, pg_backend_pid() as pid from unnest($1::text[]) name`,
      [told],
    );
    const { stream } = client.connection;
    // Nothing is under way: from here on the client's driver reads.
    stream.removeAllListeners('data');
    stream.pause();
    const pid = rows[0]?.pid ?? 0;
    const secret = randomInt(-(2 ** 31), 2 ** 31);
    const greeting = Buffer.concat([
      ...rows.map(({ name, value }) => parameter(name, value)),
      parameter('is_superuser', 'off'),
      parameter('session_authorization', user),
      cancelKey(pid, secret),
      ready(),
    ]);
    return { stream, pid, secret, greeting };
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}
