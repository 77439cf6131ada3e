/** Programs that ask a test server in SQL. */
import { connect as connectSocket } from 'node:net';
import type { SqlAccessState, SqlPassword } from '@earshot/core/sql-access/sql-access.api.ts';
import pg from 'pg';
import type { Client } from './server.ts';

export type SqlLogin = pg.ClientConfig;

/** Switches the access on for the workspace of somebody; answers with what a program gets in. */
export async function openSql(boss: Client, how: SqlPassword | undefined = undefined): Promise<SqlLogin> {
  const { user, password } = how ?? (await boss.json<SqlPassword>('POST', 'sql-access'));
  const { door } = await boss.json<SqlAccessState>('GET', 'sql-access');
  if (door === null) throw new Error('No port for SQL');
  return { host: door.host, port: door.port, database: door.database, user, password };
}

/** Connects; whoever calls ends it. The rest of a connection that the server ends is silent. */
export async function sqlClient(login: SqlLogin): Promise<pg.Client> {
  const client = new pg.Client(login);
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** What a program is told that may not come in, or nothing where it may. */
export async function turnedAway(login: SqlLogin): Promise<string | undefined> {
  try {
    await (await sqlClient(login)).end();
    return undefined;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return code ?? message;
  }
}

/** Everything the port says to these bytes until it hangs up. */
export function sayBytes({ host, port }: SqlLogin, bytes: Buffer): Promise<Buffer> {
  return new Promise((done, refuse) => {
    const heard: Buffer[] = [];
    const socket = connectSocket({ host, port: port ?? 0 }, () => socket.write(bytes));
    socket.on('data', (some) => heard.push(some));
    socket.on('close', () => done(Buffer.concat(heard)));
    socket.on('error', refuse);
  });
}
