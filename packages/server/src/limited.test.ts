import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { insertBulkRun, insertRunCalls } from './modules/calls/bulk-runs.store.ts';
import { addBulkJob } from './modules/calls/bulk-steps.ts';
import { readOwnPhrases } from './modules/semantics/own-model.ts';
import { inWorkspace } from './platform/context.ts';
import { endpointsOf } from './testing/endpoints.ts';
import {
  query as ask,
  type Client,
  clientWith,
  form,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  until,
} from './testing/server.ts';
import { asks, foreignMark, refunds, twoTeams } from './testing/two-teams.ts';
import { walkOf } from './testing/two-teams-walk.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let boss: Client;
let lead: Client & { userId: number };
let world: Awaited<ReturnType<typeof twoTeams>>;
let steps: ReturnType<typeof walkOf>;
let atFirst: { heard: Heard; watching: Heard };

type Heard = { messages: { event: string; [field: string]: unknown }[]; closed: Promise<number> };

/** An open socket with what it hears. */
async function listen(client: Client): Promise<Heard> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/notifications/socket`, {
    headers: { cookie: client.cookie },
  });
  const heard: Heard = { messages: [], closed: new Promise((done) => socket.on('close', done)) };
  socket.on('message', (data) => {
    heard.messages.push(...(JSON.parse(String(data)) as { messages: Heard['messages'] }).messages);
  });
  await new Promise((done, refuse) => socket.on('open', done).on('error', refuse));
  return heard;
}

/** Whether a socket has heard of a call. */
const hasHeard = (heard: Heard, event: string, id: string) =>
  heard.messages.some((one) => one.event === event && JSON.stringify(one).includes(id));

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  world = await twoTeams(server, boss);
  lead = world.lead;
  steps = walkOf(world, await endpointsOf(server.dataDir));
  // Long enough ago that a search by meaning, which keeps phrases in memory, does not read them again by itself.
  await ask(server.dataDir, `update files set analysed_at = analysed_at - interval '1 hour'`);
  const before = await listen(lead);
  await boss.json('POST', 'users/workspace', { user_id: lead.userId, limited_to_teams: true });
  // What was open saw more.
  expect(await before.closed).toBe(4205);
  atFirst = { heard: await listen(lead), watching: await listen(boss) };
}, 120_000);
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const query = asks('kumquat');
const project = { kind: 'monitoring', language: ['en'], query: asks('refund') };

/** What a list of the lead counts: with one call of theirs and one of others it is one wherever calls are counted. */
const countsOf = (client: Client, method: string, path: string, body?: unknown) =>
  client.json<Record<string, unknown>>(method, path, body);

describe('somebody who is limited to the teams they lead', () => {
  it.each<[string, string, unknown, object]>([
    ['GET', 'files?facets=1', undefined, { count: 1, total: 1 }],
    ['POST', 'search', { query, facets: true, exact: true }, { count: 1, hits: { count: 1 } }],
    ['POST', 'search', { query: { ...query, matching: 'semantic' } }, { count: 1 }],
    ['POST', 'search', { query: null, filters: { operators: [`${foreignMark}-agent`] } }, { count: 0 }],
    [
      'POST',
      'search',
      { query: { type: 'phrases', phrases: [`${foreignMark}word`] }, exact: true },
      { count: 0 },
    ],
    ['GET', 'agents', undefined, { count: 1 }],
    ['GET', 'subscribers', undefined, { count: 1 }],
    ['GET', 'teams', undefined, { count: 1 }],
    ['GET', 'queue', undefined, { count: 0, waiting: 0, waited: { recordings: null, texts: { count: 1 } } }],
    ['GET', 'rules/runs', undefined, { count: 0 }],
    ['GET', 'files/bulk', undefined, { count: 0 }],
    ['POST', 'tags/preview', { detection: refunds }, { matched: 1 }],
    ['POST', 'patterns/preview', { pattern: { detection: refunds } }, { matched: 1 }],
    ['POST', 'projects/preview', { project, days: 3650 }, { of: 1, files: 1 }],
    ['GET', 'projects', undefined, { results: [{ found: 1 }] }],
    ['GET', 'tags', undefined, { results: [{ files: 1 }] }],
    ['GET', 'patterns', undefined, { results: [{ files: 1 }] }],
    ['GET', 'segments', undefined, { results: [{ files: 1 }, { files: 1 }] }],
    ['GET', 'notifications', undefined, { count: 1 }],
    ['GET', 'users/setting', undefined, { limited_to: ['Team Own'] }],
  ])('%s %s %j counts the calls of their team alone', async (method, path, body, expected) => {
    expect(await countsOf(lead, method, path, body)).toMatchObject(expected);
  });

  it('reads of marks, lists and the project what is of their calls', async () => {
    const marks = await lead.json<{ marks: object[] }>('GET', `tags/${world.tag.id}/marks`);
    expect(marks.marks).toHaveLength(1);
    const found = await lead.json<{ count: number }>('GET', `projects/${world.project.id}/files`);
    expect(found.count).toBe(1);
    const csv = await (await lead.request('POST', 'search/csv', { query: null })).text();
    expect(csv.trim().split('\n')).toHaveLength(2);
    // For everybody else it is as it was.
    expect(await countsOf(boss, 'GET', 'files')).toMatchObject({ count: 2 });
    expect(await countsOf(boss, 'GET', 'projects')).toMatchObject({ results: [{ found: 2 }] });
    // What the lead asked first was read for all.
    const { inTurn } = await readOwnPhrases(inWorkspace(server.services, 1), 10_000);
    const kept = await inTurn(async ({ store }) => [...store.fileIds()]);
    expect(kept.toSorted()).toEqual([world.own, world.foreign].toSorted());
    const meant = { query: { ...query, matching: 'semantic' } };
    expect(await countsOf(boss, 'POST', 'search', meant)).toMatchObject({ count: 2 });
  });

  it('gets nothing of another team from any endpoint, whatever is asked for', async () => {
    const { walk, walked, isDefinition, foreignSide, hasForeignId } = steps;
    const shared = walked().filter((one) => !isDefinition(one));
    for (const { name, path, status, text } of await walk(lead, foreignSide(), shared)) {
      expect([name, path, status < 500, text.includes(foreignMark), hasForeignId(name, text)]).toEqual([
        name,
        path,
        true,
        false,
        false,
      ]);
      const isOfCall = /\{file_id\}|^\w+ (agents|teams|subscribers)\/\{id\}/.test(name);
      if (isOfCall) expect([name, path, [400, 403, 404].includes(status)]).toEqual([name, path, true]);
    }
    const [left] = await ask<{ left: string }>(
      server.dataDir,
      `select concat_ws(' ', (select count(*) from files), (select count(*) from comments where file_id = $1),
        (select count(*) from annotations where file_id = $1), (select count(*) from shares where file_id = $1),
        (select count(*) from favorites where file_id = $1)) as left`,
      [world.foreign],
    );
    expect(left).toEqual({ left: '2 2 1 1 2' });
  });

  it('cannot do what reaches the calls of all teams', async () => {
    const run = { kind: 'tag', rule_id: world.tag.id };
    expect(await refusal(await lead.request('POST', 'rules/runs', run))).toEqual([403, 'users.limited']);
    const tag = { name: 'Everywhere', color: 'red', detection: refunds, apply: 'history' };
    expect(await refusal(await lead.request('POST', 'tags', tag))).toEqual([403, 'users.limited']);
    expect(await refusal(await lead.request('PUT', `teams/${world.team.id}`, { lead_ids: [] }))).toEqual([
      403,
      'forbidden',
    ]);
  });

  it('adds calls of their agents, or of nobody, and is not told what others have', async () => {
    const words = 'Operator: a call of somebody\nCustomer: somebody calls';
    const add = (client: Client, fields = {}, text = words) =>
      client.request('POST', 'files', form('new.txt', text, fields));
    const theirs = await add(boss, { operator: `${foreignMark}-agent` });
    expect(theirs.status).toBe(201);
    for (const operator of [`${foreignMark}-agent`, 'nobody so far'])
      expect(await refusal(await add(lead, { operator }))).toEqual([422, 'agents.beyond_teams']);
    const mine = await add(lead, { operator: 'own-agent', abonent: 'own-customer' });
    expect(mine.status).toBe(201);
    const { file_id } = (await mine.json()) as { file_id: string };
    expect(await (await add(lead)).json()).toMatchObject({ file_id, duplicate: true });
    const given = await lead.request('PUT', `files/${file_id}`, { operator: null });
    // Nobody's call is still theirs who uploaded it.
    expect(given.status).toBe(200);
    expect(await countsOf(lead, 'GET', 'files')).toMatchObject({ count: 2 });
    const give = await lead.request('PUT', `files/${world.own}`, { operator: null });
    expect(await refusal(give)).toEqual([422, 'agents.needed']);
    expect((await lead.request('DELETE', `files/${file_id}`)).status).toBe(204);
    expect(await countsOf(boss, 'GET', 'files')).toMatchObject({ count: 3 });
  });

  it('hears on the socket of their calls alone, and of what was theirs when it goes', async () => {
    const { heard, watching } = atFirst;
    await boss.json('PUT', `files/${world.foreign}`, { name: `${foreignMark}-again.txt` });
    await boss
      .json('POST', `files/${world.foreign}/comments`, { text: `@[${lead.userId}] look` })
      .catch(() => 0);
    await boss.json('POST', `files/${world.foreign}/comments`, { text: 'look' });
    await boss.json('PUT', `files/${world.own}`, { name: 'own-again.txt' });
    await boss.json('POST', `files/${world.own}/comments`, { text: 'here' });
    await until(
      async () => heard.messages.length,
      () =>
        hasHeard(heard, 'file.changed', world.own) &&
        hasHeard(heard, 'comments.changed', world.own) &&
        hasHeard(watching, 'file.changed', world.foreign) &&
        hasHeard(watching, 'comments.changed', world.foreign),
    );
    expect(JSON.stringify(heard.messages)).not.toContain(foreignMark);
    expect(JSON.stringify(heard.messages)).not.toContain(world.foreign);
  });

  it('cannot be named in a comment on a call that they do not see', async () => {
    const people = async (file: string) => {
      const { results } = await boss.json<{ results: { user_id: number }[] }>(
        'GET',
        `files/${file}/comments/people`,
      );
      return results.map(({ user_id }) => user_id);
    };
    expect(await people(world.own)).toContain(lead.userId);
    expect(await people(world.foreign)).not.toContain(lead.userId);
    const text = `@[${lead.userId}]`;
    expect(await refusal(await boss.request('POST', `files/${world.foreign}/comments`, { text }))).toEqual([
      422,
      'comments.cannot_mention',
    ]);
  });

  it('reaches no more by links and keys that they made before', async () => {
    const nobody = clientWith(server.url, '');
    const open = (token: string) => nobody.request('POST', 'share/open', { token });
    expect(await refusal(await open(world.onForeign.share.token))).toEqual([404, 'shares.invalid']);
    expect((await open(world.onOwn.share.token)).status).toBe(200);
    const cookie = `earshot_view=${world.onForeign.share.token}`;
    expect((await clientWith(server.url, cookie).request('GET', `files/${world.foreign}`)).status).toBe(404);
    const { id, key } = await boss.json<{ id: number; key: string }>('POST', 'api_keys', {
      name: 'Nightly',
      scopes: ['files.read', 'files.write', 'audit.read', 'projects.write'],
    });
    const withKey = (method: string, path: string, body?: unknown) =>
      nobody.request(method, path, body, { authorization: `Bearer ${key}` });
    expect(await (await withKey('GET', 'files')).json()).toMatchObject({ total: 3 });
    await ask(server.dataDir, 'update api_keys set created_by = $1 where id = $2', [lead.userId, id]);
    expect(await (await withKey('GET', 'files')).json()).toMatchObject({ total: 1 });
    expect((await withKey('GET', 'audit')).status).toBe(403);
    const run = await withKey('POST', 'files/bulk', { action: 'restart', ids: [world.own, world.foreign] });
    expect(await run.json()).toMatchObject({ done: 1, failed_count: 1 });
  });

  it('changes in the background what they see when its turn comes', async () => {
    const ctx = { ...inWorkspace(server.services, 1, lead.userId), actorName: 'Lead' };
    const tag = await boss.json<{ id: number }>('POST', 'tags', { name: 'By hand alone', color: 'red' });
    const run = await insertBulkRun(ctx.db, 1, {
      user_id: lead.userId,
      key_id: null,
      actor: 'Lead',
      address: null,
      status: 'running',
      created_at: ctx.now(),
      action: 'tag',
      about: { tag_id: tag.id },
      total: 2,
    });
    // As if both had been theirs when it was asked for.
    await insertRunCalls(ctx.db, 1, run.id, [world.own, world.foreign]);
    await addBulkJob(ctx, run.id);
    await until(
      () => lead.json<{ status: string }>('GET', `files/bulk/${run.id}`),
      ({ status }) => status === 'done',
    );
    const rows = await ask<{ file_id: string }>(
      server.dataDir,
      `select file_id from findings where kind = 'tag' and rule_id = $1`,
      [tag.id],
    );
    expect(rows.map(({ file_id }) => file_id)).toEqual([world.own]);
  });

  it('sees at once what teams are now', async () => {
    const [own = 0, foreign = 0] = world.agents;
    const seen = async () => {
      const { results } = await lead.json<{ results: { file_id: string }[] }>('GET', 'files?limit=100');
      return results.map(({ file_id }) => file_id).includes(world.foreign);
    };
    await boss.json('PUT', `agents/${foreign}`, { team_id: world.team.id });
    expect(await seen()).toBe(true);
    await boss.json('PUT', `agents/${foreign}`, { team_id: world.otherTeam.id });
    expect(await seen()).toBe(false);
    await boss.json('POST', `agents/${foreign}/merge`, { into: own });
    expect(await seen()).toBe(true);
    await boss.json('POST', `agents/${foreign}/unmerge`);
    await boss.json('PUT', `agents/${foreign}`, { team_id: world.otherTeam.id });
    expect(await seen()).toBe(false);
    const open = await listen(lead);
    await boss.json('PUT', `teams/${world.team.id}`, { lead_ids: [] });
    expect(await open.closed).toBe(4205);
    expect(await countsOf(lead, 'GET', 'files')).toMatchObject({ total: 0 });
    expect(await countsOf(lead, 'GET', 'users/setting')).toMatchObject({ limited_to: [] });
    await boss.json('PUT', `teams/${world.team.id}`, { lead_ids: [lead.userId] });
  });

  it('does with their own calls what they did before', async () => {
    const { version, phrases, speakers } = await lead.json<{
      version: number;
      phrases: object[];
      speakers: { id: string; role: string | null }[];
    }>('GET', `files/${world.own}/transcript`);
    for (const [path, body] of [
      [`files/${world.own}/speakers`, { speakers: speakers.map(({ id, role }) => ({ id, role })) }],
      [`files/${world.own}/transcript`, { version, phrases }],
    ] as const)
      expect([path, (await lead.request('PUT', path, body)).status < 500]).toEqual([path, true]);
    const { walk, ownSide, hasForeignId } = steps;
    for (const { name, path, status, text } of await walk(lead, ownSide()))
      expect([name, path, status < 500, text.includes(foreignMark), hasForeignId(name, text)]).toEqual([
        name,
        path,
        true,
        false,
        false,
      ]);
    expect((await boss.request('GET', `files/${world.own}`)).status).toBe(404);
    // What hung on the tag went with it, on calls of others, too.
    expect((await boss.request('GET', `tags/${world.tag.id}`)).status).toBe(404);
  });

  it('is limited by administrators, who see everything themselves', async () => {
    const change = (body: object) =>
      boss.request('POST', 'users/workspace', { user_id: lead.userId, ...body });
    expect(await (await change({})).json()).toMatchObject({
      limited_to_teams: true,
      teams_led: ['Team Own'],
    });
    expect(
      await refusal(
        await lead.request('POST', 'users/workspace', { user_id: lead.userId, limited_to_teams: false }),
      ),
    ).toEqual([403, 'forbidden']);
    expect(await refusal(await change({ role: 'admin', limited_to_teams: true }))).toEqual([
      409,
      'users.admin_unlimited',
    ]);
    expect(await (await change({ role: 'admin' })).json()).toMatchObject({ limited_to_teams: false });
    expect(await (await change({ role: 'viewer' })).json()).toMatchObject({ limited_to_teams: false });
    await change({ limited_to_teams: true });
    await change({ limited_to_teams: false });
    const { results } = await boss.json<{ results: { action: string }[] }>('GET', 'audit?limit=5');
    expect(results.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['member.limited', 'member.unlimited']),
    );
  });
});
