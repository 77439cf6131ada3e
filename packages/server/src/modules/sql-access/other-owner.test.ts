import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { inWorkspace, transact } from '../../platform/context.ts';
import { createLog } from '../../platform/log.ts';
import { type Program, startProgram } from '../../program.ts';
import { rightCertificate } from '../../testing/certificates.ts';
import { createDatabase, dropDatabase, sharedSocket } from '../../testing/databases.ts';
import {
  admin,
  type Client,
  makeDataDir,
  refusal,
  removeDataDir,
  signIn,
  testSettings,
} from '../../testing/server.ts';
import { openSql, type SqlLogin, sqlClient, turnedAway } from '../../testing/sql-clients.ts';
import { limits } from './limits.ts';
import { endOverdue } from './overdue.queries.ts';
import { keepRoles, leaveSqlAccess } from './sql-access.ts';

/** A database as of a hosting company: its owner is no superuser, has a password, and the port speaks TLS. */
const host = sharedSocket() ?? '';
let dataDir: string;
let owner: string;
let running: AsyncDisposableStack;
let program: Program;
let boss: Client;
let login: SqlLogin;

const asSuperuser = async (text: string, database = 'postgres') => {
  const client = new pg.Client({ host, user: 'postgres', database });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  dataDir = await makeDataDir();
  owner = `owner_${basename(dataDir).replaceAll(/\W/g, '_').toLowerCase()}`;
  await createDatabase(host, basename(dataDir));
  await asSuperuser(`create role ${owner} login password 'secret'`);
  await asSuperuser(`alter database "${basename(dataDir)}" owner to ${owner}`);
  for (const [name, text] of Object.entries(rightCertificate)) await writeFile(join(dataDir, name), text);
  const config = readConfig(
    testSettings(dataDir, {
      DATABASE_URL: `postgres://${owner}:secret@localhost/${basename(dataDir)}?host=${encodeURIComponent(host)}`,
      PATH: '/nowhere',
      SQL_PORT: '0',
      SQL_TLS_CERT: join(dataDir, 'cert'),
      SQL_TLS_KEY: join(dataDir, 'key'),
    }),
  );
  running = new AsyncDisposableStack();
  program = await startProgram(config, running, { log: createLog('silent') });
  boss = await signIn({ url: program.url ?? '' }, admin);
});
afterAll(async () => {
  await running.disposeAsync();
  await dropDatabase(dataDir);
  await asSuperuser(`drop role if exists ${owner}`);
  await removeDataDir(dataDir);
});

it('is refused where the owner may not create roles, with a word on what to do, and nothing is left', async () => {
  expect(await refusal(await boss.request('POST', 'sql-access'))).toEqual([409, 'sql_access.no_roles']);
  expect(await boss.json('GET', 'sql-access')).toMatchObject({ access: null, door: { has_tls: true } });
  await asSuperuser(`alter role ${owner} createrole`);
});

it('is refused where everybody may read a table', async () => {
  const open = 'create table told (a int); grant select on told to public';
  await asSuperuser(open, basename(dataDir));
  expect(await refusal(await boss.request('POST', 'sql-access'))).toEqual([409, 'sql_access.database_open']);
  await asSuperuser('drop table told', basename(dataDir));
});

it('speaks over TLS, and over nothing else', async () => {
  const plain = await openSql(boss);
  expect(await turnedAway(plain)).toBe('28000');
  login = { ...plain, ssl: { ca: rightCertificate.cert, rejectUnauthorized: false } };
  const tool = await sqlClient(login);
  expect((await tool.query('select session_user as me, count(*)::int as calls from calls')).rows).toEqual([
    { me: login.user, calls: 0 },
  ]);
  const make = () =>
    tool.query('create temporary table mine (a int)').catch((error: { code: string }) => error.code);
  expect(await make()).toBe('25006');
  await tool.query('set session characteristics as transaction read write');
  expect(await make()).toBe('42501');
  await tool.end();
});

it('ends sessions that last too long, and those with a former password', async () => {
  const tool = await sqlClient(login);
  await tool.query('begin');
  const ended = new Promise((done) => tool.once('end', done));
  await endOverdue(program.services.acrossWorkspaces, { ...limits, transaction_ms: 0 });
  await ended;
  const other = await sqlClient(login);
  const gone = new Promise((done) => other.once('end', done));
  login = { ...login, ...(await boss.json<object>('POST', 'sql-access/renew')) };
  await gone;
});

it('removes what a program writes beside tables where that cannot be kept from it', async () => {
  const tool = await sqlClient(login);
  await tool.query('set session characteristics as transaction read write');
  await tool.query('select lo_from_bytea(0, $1)', [Buffer.from('x')]);
  await endOverdue(program.services.acrossWorkspaces, limits);
  expect(await asSuperuser('select from pg_largeobject_metadata', basename(dataDir))).toEqual([]);
  await tool.end();
});

it('goes on with its password where the roles are missing, as after a restore from a dump', async () => {
  await asSuperuser(`drop role ${login.user}`);
  expect(await turnedAway(login)).toBe('28000');
  await keepRoles(program.services);
  expect(await turnedAway(login)).toBeUndefined();
});

it('goes with its workspace', async () => {
  await transact(inWorkspace(program.services, 1), (services) => leaveSqlAccess(services, 1));
  expect(await turnedAway(login)).toBe('28P01');
  expect(await asSuperuser(`select from pg_roles where rolname = '${login.user}'`)).toEqual([]);
});
