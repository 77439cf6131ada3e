import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { inWorkspace, transact } from '../../platform/context.ts';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres.ts';
import { createLog } from '../../platform/log.ts';
import { type Program, startProgram } from '../../program.ts';
import { rightCertificate } from '../../testing/certificates.ts';
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

/** A database as of a hosting company: everybody has a password, its owner is no superuser, and the port speaks TLS. */
let host: string;
let dataDir: string;
let running: AsyncDisposableStack;
let program: Program;
let boss: Client;
let login: SqlLogin;

const owner = 'owner';
const asSuperuser = async (text: string, database = 'earshot') => {
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
  running = new AsyncDisposableStack();
  const postgres = await startEmbeddedPostgres(join(dataDir, 'hosted'), () => {}, { fsync: 'off' });
  running.defer(postgres.stop);
  host = postgres.connection.host;
  const rules = 'local all postgres trust\nlocal all all scram-sha-256\n';
  await writeFile(join(dataDir, 'hosted/cluster/pg_hba.conf'), rules);
  await asSuperuser('select pg_reload_conf()');
  await asSuperuser(`create role ${owner} login password 'secret'`);
  await asSuperuser(`alter database earshot owner to ${owner}`);
  for (const [name, text] of Object.entries(rightCertificate)) await writeFile(join(dataDir, name), text);
  const config = readConfig(
    testSettings(dataDir, {
      DATABASE_URL: `postgres://${owner}:secret@localhost/earshot?host=${encodeURIComponent(host)}`,
      PATH: '/nowhere',
      SQL_PORT: '0',
      SQL_TLS_CERT: join(dataDir, 'cert'),
      SQL_TLS_KEY: join(dataDir, 'key'),
    }),
  );
  program = await startProgram(config, running, { log: createLog('silent') });
  boss = await signIn({ url: program.url ?? '' }, admin);
});
afterAll(async () => {
  await running.disposeAsync();
  await removeDataDir(dataDir);
});

it('is refused where the owner may not create roles, with a word on what to do, and nothing is left', async () => {
  expect(await refusal(await boss.request('POST', 'sql-access'))).toEqual([409, 'sql_access.no_roles']);
  expect(await boss.json('GET', 'sql-access')).toMatchObject({ access: null, door: { has_tls: true } });
  await asSuperuser(`alter role ${owner} createrole`);
});

it('is refused where everybody may read a table', async () => {
  const open = 'create table told (a int); grant select on told to public';
  await asSuperuser(open);
  expect(await refusal(await boss.request('POST', 'sql-access'))).toEqual([409, 'sql_access.database_open']);
  await asSuperuser('drop table told');
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
  expect(await asSuperuser('select from pg_largeobject_metadata')).toEqual([]);
  await tool.end();
});

it('lets nobody shut out the program by another password of the role', async () => {
  const tool = await sqlClient(login);
  await tool.query('set session characteristics as transaction read write');
  await tool.query(`alter role ${login.user} password 'mine'`);
  await tool.end();
  expect(await turnedAway(login)).toBeUndefined();
});

it('goes on with its password where the roles are missing, as after a restore from a dump', async () => {
  await asSuperuser(`drop role ${login.user}`);
  await keepRoles(program.services);
  expect(await asSuperuser(`select from pg_roles where rolname = '${login.user}'`)).toHaveLength(1);
  expect(await turnedAway(login)).toBeUndefined();
});

it('goes with its workspace', async () => {
  await transact(inWorkspace(program.services, 1), (services) => leaveSqlAccess(services, 1));
  expect(await turnedAway(login)).toBe('28P01');
  expect(await asSuperuser(`select from pg_roles where rolname = '${login.user}'`)).toEqual([]);
});
