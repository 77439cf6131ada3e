import type { SqlAccessState } from '@earshot/core/sql-access/sql-access.api.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inWorkspace, type Services } from '../../platform/context.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { everyFlag, sessionWith, stranger } from '../../testing/people.ts';
import {
  type Client,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';
import { openSql, type SqlLogin, sayBytes, sqlClient, turnedAway } from '../../testing/sql-clients.ts';
import { analyseFile } from '../analysis/analyse-file.ts';
import { removeWorkspace } from '../workspaces/workspaces.ts';
import { limits } from './limits.ts';
import { endOverdue } from './overdue.queries.ts';

let server: TestServer & { services: Services };
let boss: Client;
let neighbour: Client;
let login: SqlLogin;
let tool: pg.Client;
let ownCall: string;
let otherWorkspace: number;

const ask = async (text: string, client = tool) => (await client.query<Record<string, unknown>>(text)).rows;
const codeOf = (text: string, client = tool) =>
  client.query(text).then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere', SQL_PORT: '0' } });
  boss = await signIn(server);
  neighbour = await stranger(server, boss);
  [{ id: otherWorkspace }] = (await query<{ id: number }>(
    server.dataDir,
    'select max(id)::int as id from workspaces',
  )) as [{ id: number }];
  await boss.json('PUT', 'workspace', { time_zone: 'Europe/Kyiv' });
  await boss.json('POST', 'tags', {
    name: 'refund',
    detection: { methods: [{ kind: 'query', query: { phrases: ['refund'] } }] },
  });
  for (const [workspaceId, operator] of [
    [1, 'Ann'],
    [otherWorkspace, 'Zed'],
  ] as const) {
    const { ctx, close } = await openContext(server.dataDir, workspaceId);
    const id = await makeCall(
      ctx,
      [{ speaker: 'operator', start_ms: 0, words: 'a refund please'.split(' ') }],
      {
        operator,
        recorded_at: new Date('2026-03-01T22:30:00Z'),
      },
    );
    await analyseFile(ctx, id);
    await close();
    if (workspaceId === 1) ownCall = id;
  }
  login = await openSql(boss);
  tool = await sqlClient(login);
});
afterAll(async () => {
  await tool?.end();
  await server.stop();
  await removeDataDir(server.dataDir);
});

describe('a program with the password', () => {
  it('reads the calls of its workspace, and those alone', async () => {
    expect(await ask(`select call_id, day::text, hour, operator, duration_seconds from calls`)).toEqual([
      { call_id: ownCall, day: '2026-03-02', hour: 0, operator: 'Ann', duration_seconds: 1.5 },
    ]);
    expect(await ask('select tag, set_by from call_tags')).toEqual([{ tag: 'refund', set_by: 'rule' }]);
    expect(await ask('select day::text, calls from days')).toEqual([{ day: '2026-03-02', calls: 1 }]);
    const theirs = await sqlClient(await openSql(neighbour));
    expect(await ask('select operator from calls', theirs)).toEqual([{ operator: 'Zed' }]);
    expect(await ask('select * from call_tags', theirs)).toEqual([]);
    await theirs.end();
  });

  it('sees nothing that the machine says of a call while somebody scores that blind', async () => {
    const [goal] = await query<{ id: number }>(
      server.dataDir,
      `insert into goals (workspace_id, name, description, applies_to, groups, last_number, pass_from, published_by, dispute_days, created_at, updated_at)
       values (1, 'Any', '', '{}', '[]', 0, 50, 'machine', 7, now(), now()) returning id::int`,
    );
    const put = (status: string) =>
      query(
        server.dataDir,
        `insert into reviews (workspace_id, goal_id, file_id, is_blind, kind, chosen_by, reason, status, created_at)
         values (1, $1, $2, true, 'lead', '{}', 'random', $3, now())`,
        [goal?.id, ownCall, status],
      );
    await put('open');
    expect(await ask('select * from call_tags')).toEqual([]);
    expect(await ask('select call_id from calls')).toHaveLength(1);
    await query(server.dataDir, 'delete from reviews');
    expect(await ask('select * from call_tags')).toHaveLength(1);
  });

  it('says who it is, and is remembered', async () => {
    const { access, door } = await boss.json<Record<string, object>>('GET', 'sql-access');
    expect(access).toMatchObject({
      user: login.user,
      created_by: 'Administrator',
      last_used_from: '127.0.0.1',
    });
    expect(door).toMatchObject({
      host: '127.0.0.1',
      database: login.database,
      is_local: true,
      has_tls: false,
    });
    expect(JSON.stringify(access)).not.toContain(login.password);
    expect(server.output.join('')).not.toContain(login.password);
  });

  it('may begin as drivers do', async () => {
    const driver = await sqlClient({ ...login, application_name: 'metabase', client_encoding: 'UTF8' });
    expect(await ask(`select current_setting('application_name') as name`, driver)).toEqual([
      { name: 'metabase' },
    ]);
    await driver.end();
  });

  it.each([
    ['a table', 'select from public.files'],
    ['passwords', 'select from pg_authid'],
    ['accesses', 'select from public.sql_access'],
    ['the channel of live messages', 'select from public.installation_settings'],
    ['files of the server', `select pg_read_file('/etc/passwd')`],
    ['folders of the server', `select pg_ls_dir('/')`],
    ['the output of a program', `copy (select 1) to program 'cat'`],
    ['a file into a table', `copy pg_temp.x from '/etc/passwd'`],
    ['a row into a view', 'insert into calls (call_id) values (null)'],
    ['a table of its own', 'create table mine (a int)'],
    ['a table in its schema', 'create table earshot.mine (a int)'],
    ['a temporary table', 'create temporary table mine (a int)'],
    ['a large object', 'select lo_create(0)'],
    ['an import of one', `select lo_import('/etc/passwd')`],
    ['a role', 'create role friend'],
    ['a password of another role', `alter role postgres password 'x'`],
    ['another role', 'set role postgres'],
    ['another session', 'set session authorization postgres'],
    ['code in a loop', 'do $$ begin end $$'],
    ['a lock by agreement', 'select pg_advisory_lock(727271)'],
    ['a lock of a table', 'begin; lock table public.files'],
    ['a hard lock of a view', 'begin; lock table calls in access exclusive mode'],
    ['an extension', 'create extension dblink'],
    ['a sleep', 'select pg_sleep(1)'],
    [
      'the end of others',
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'postgres'`,
    ],
    ['a bound that is a superuser’s', `set temp_file_limit = -1`],
  ])('cannot reach %s, even in a session that writes', async (_what, text) => {
    await tool.query('set session characteristics as transaction read write');
    const code = await codeOf(text);
    await tool.query('rollback');
    // Not allowed, or not there at all; views like these take no rows.
    expect(code).toMatch(/^(42501|42P01|55000)$/);
  });

  it('cannot read what others do, nor hear what is told', async () => {
    const others = await ask(`select distinct query from pg_stat_activity where usename <> session_user`);
    expect(others).toEqual([{ query: '<insufficient privilege>' }]);
    await tool.query('listen earshot_live');
    const heard: unknown[] = [];
    tool.on('notification', (one) => heard.push(one));
    await boss.json('POST', 'tags', { name: 'other' });
    await ask('select 1');
    expect(heard).toEqual([]);
  });

  it('finds no view whose conditions it could look behind', async () => {
    const open = await ask(
      `select relname from pg_class where relnamespace = 'earshot'::regnamespace and relkind = 'v'
         and not coalesce(reloptions @> '{security_barrier=true}', false)`,
    );
    expect(open).toEqual([]);
  });

  it('cannot see other rows by a condition that tells what it is asked of', async () => {
    expect(
      await ask(`select * from calls where (1 / (case operator when 'Zed' then 0 else 1 end)) = 1`),
    ).toHaveLength(1);
  });

  it('can cancel its own statement', async () => {
    const busy = await sqlClient(login);
    const answer = codeOf('select count(*) from generate_series(1, 1e12)', busy);
    await until(
      () =>
        ask(
          `select from pg_stat_activity where state = 'active' and query like '%1e12%' and pid <> pg_backend_pid()`,
        ),
      (rows) => rows.length === 1,
    );
    const { processID, secretKey } = busy as unknown as { processID: number; secretKey: number };
    const wrong = Buffer.alloc(16);
    for (const [at, value] of [16, 80_877_102, processID, secretKey ^ 1].entries())
      wrong.writeInt32BE(value, at * 4);
    await sayBytes(login, wrong);
    expect(await ask(`select state from pg_stat_activity where pid = ${processID}`)).toEqual([
      { state: 'active' },
    ]);
    const right = Buffer.from(wrong);
    right.writeInt32BE(secretKey, 12);
    await sayBytes(login, right);
    expect(await answer).toBe('57014');
    await busy.end();
  });
});

describe('a session is ended', () => {
  const pidOf = async (client: pg.Client) => (await ask('select pg_backend_pid() as pid', client))[0]?.pid;
  const activity = (pid: unknown) =>
    query<{ state: string }>(server.dataDir, 'select state from pg_stat_activity where pid = $1', [pid]);
  const none = {
    statement_ms: limits.statement_ms,
    transaction_ms: limits.transaction_ms,
    idle_ms: limits.idle_ms,
  };

  it('whose statement lasts too long, whatever it set', async () => {
    const busy = await sqlClient(login);
    await busy.query('set statement_timeout = 0');
    await busy.query('set transaction_timeout = 0');
    const pid = await pidOf(busy);
    const answer = codeOf('select count(*) from generate_series(1, 1e12)', busy);
    await until(
      () => activity(pid),
      ([one]) => one?.state === 'active',
    );
    await endOverdue(server.services.acrossWorkspaces, none);
    expect(await activity(pid)).toHaveLength(1);
    await endOverdue(server.services.acrossWorkspaces, { ...none, statement_ms: 0 });
    expect(await answer).toBe('57P01');
  });

  it('whose transaction lasts too long, whatever it set', async () => {
    const open = await sqlClient(login);
    await open.query('set idle_in_transaction_session_timeout = 0');
    await open.query('begin');
    await open.query('declare held cursor for select * from calls');
    const pid = await pidOf(open);
    await endOverdue(server.services.acrossWorkspaces, { ...none, transaction_ms: 0 });
    expect(
      await until(
        () => activity(pid),
        (rows) => rows.length === 0,
      ),
    ).toEqual([]);
  });

  it('by the watch while it is connected, without anybody asking', async () => {
    const held = await sqlClient(login);
    const pid = await pidOf(held);
    await query(server.dataDir, `grant execute on function pg_advisory_lock(bigint) to public`);
    await ask('select pg_advisory_lock(5)', held);
    await query(server.dataDir, `revoke execute on function pg_advisory_lock(bigint) from public`);
    expect(
      await until(
        () => activity(pid),
        (rows) => rows.length === 0,
      ),
    ).toEqual([]);
  });
});

describe('nobody gets in', () => {
  it.each([
    ['with a wrong password', { password: 'wrong' }, '28P01'],
    ['as a role that there is not', { user: 'earshot_bi_1_00000000' }, '28P01'],
    ['as the program itself', { user: 'postgres' }, '28P01'],
    ['into another database', { database: 'postgres' }, '3D000'],
    ['with options', { options: '-c statement_timeout=0' }, '0A000'],
    ['to replicate', { replication: 'database' }, '0A000'],
  ])('%s', async (_how, other, code) => {
    expect(await turnedAway({ ...login, ...other })).toBe(code);
  });

  it('by the way of the database itself: the password is another there', async () => {
    const [row] = await query<{ kept: string }>(
      server.dataDir,
      'select rolpassword as kept from pg_authid where rolname = $1',
      [login.user],
    );
    expect(row?.kept).toMatch(/^SCRAM-SHA-256\$/);
    const { secret } = (
      await query<{ secret: string }>(server.dataDir, 'select secret from sql_access where workspace_id = 1')
    )[0] ?? { secret: '' };
    const { verifier } = JSON.parse(server.services.secrets.open(secret));
    expect(row?.kept).not.toContain(verifier.stored_key);
  });

  it('with bytes that are no protocol', async () => {
    expect(await sayBytes(login, Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))).toEqual(Buffer.alloc(0));
  });

  it('from an address that is not listed', async () => {
    await boss.json('PUT', 'ip_list', { allow_others: false });
    expect(await turnedAway(login)).toBe('28000');
    await boss.json('POST', 'ip_list', { network: '127.0.0.0/8' });
    expect(await turnedAway(login)).toBeUndefined();
    await boss.json('PUT', 'ip_list', { allow_others: true });
  });

  it('beyond the sessions that a workspace may have', async () => {
    const many = await Promise.all(Array.from({ length: limits.per_role - 1 }, () => sqlClient(login)));
    expect(await turnedAway(login)).toBe('53300');
    await Promise.all(many.map((one) => one.end()));
  });
});

describe('who looks after it', () => {
  it('is an administrator to whom reports are open', async () => {
    const manager = await sessionWith(server, 'manager', everyFlag);
    expect((await manager.request('POST', 'sql-access')).status).toBe(403);
    expect(await refusal(await boss.request('POST', 'sql-access'))).toEqual([409, 'sql_access.is_on']);
  });

  it('renews the password: the former one and its sessions end', async () => {
    const former = await sqlClient(login);
    const renewed = await openSql(boss, await boss.json('POST', 'sql-access/renew'));
    expect(await codeOf('select 1', former)).not.toBe('done');
    expect(renewed.user).toBe(login.user);
    expect(await turnedAway(login)).toBe('28P01');
    login = renewed;
    tool = await sqlClient(login);
  });

  it('has no say over reports, and so none here', async () => {
    const other = await sessionWith(server, 'admin', { ...everyFlag, allow_reports: false });
    expect((await other.request('GET', 'sql-access')).status).toBe(403);
  });

  it('switches it off: sessions and role go, and what was done is in the audit log', async () => {
    const ended = new Promise((done) => tool.once('end', done));
    expect((await boss.request('DELETE', 'sql-access')).status).toBe(204);
    await ended;
    expect(await turnedAway(login)).toBe('28P01');
    expect(await query(server.dataDir, 'select from pg_roles where rolname = $1', [login.user])).toEqual([]);
    expect(await refusal(await boss.request('DELETE', 'sql-access'))).toEqual([404, 'sql_access.is_off']);
    const { results } = await boss.json<{ results: { action: string }[] }>('GET', 'audit?limit=50');
    expect(results.map(({ action }) => action).filter((one) => one.startsWith('sql_access'))).toEqual([
      'sql_access.closed',
      'sql_access.renewed',
      'sql_access.opened',
    ]);
  });

  it('loses it with the workspace', async () => {
    const { access } = await neighbour.json<SqlAccessState>('GET', 'sql-access');
    const role = () => query(server.dataDir, 'select from pg_roles where rolname = $1', [access?.user]);
    expect(await role()).toHaveLength(1);
    await removeWorkspace(inWorkspace(server.services, otherWorkspace), otherWorkspace, async (tx) => {
      await tx
        .updateTable('users')
        .set({ active_workspace_id: null })
        .where('active_workspace_id', '=', otherWorkspace)
        .execute();
    });
    expect(await role()).toEqual([]);
  });
});
