import type { Agent, ListedAgent, Team } from '@earshot/core/agents/agents.api.ts';
import type { File } from '@earshot/core/files/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember, stranger } from '../../testing/people.ts';
import {
  type Client,
  ended,
  form,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';

let server: TestServer;
let boss: Client;
let manager: Client;
let viewer: Client;
let neighbour: Client;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  manager = await newMember(server, boss, { email: 'm@example.com', name: 'Manager', role: 'manager' });
  viewer = await newMember(server, boss, { email: 'v@example.com', name: 'Viewer', role: 'viewer' });
  neighbour = await stranger(server, boss);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

let said = 0;
/** A chat of these two, in words of its own. */
async function chat(operator: string, more: Record<string, string> = {}): Promise<string> {
  said += 1;
  const text = `Operator: good morning, this is number ${said}\nAbonent: hello\n`;
  const reply = await boss.request(
    'POST',
    'files',
    form(`${said}.txt`, Buffer.from(text), { operator, ...more }),
  );
  const { file_id } = (await reply.json()) as { file_id: string };
  await ended(boss, file_id);
  return file_id;
}
const agents = async (query = '') =>
  (await boss.json<{ results: ListedAgent[] }>('GET', `agents?limit=1000${query}`)).results;
const named = async (name: string) => {
  const found = (await agents()).find((one) => one.name === name);
  return found ?? expect.fail(`nobody is called ${name}`);
};
const fileOf = (id: string) => boss.json<File>('GET', `files/${id}`);
const callsOf = async (filter: string) =>
  (await boss.json<{ results: File[] }>('GET', `files?limit=1000&${filter}`)).results.map(
    ({ file_id }) => file_id,
  );
const facetOf = async (filter = '') => {
  const { facets } = await boss.json<{ facets: { operators: { value: string; count: number }[] } }>(
    'GET',
    `files?facets=1&limit=1&${filter}`,
  );
  return new Map(facets.operators.map(({ value, count }) => [value, count]));
};
const make = (name: string, more: object = {}) => boss.json<Agent>('POST', 'agents', { name, ...more });

describe('an agent', () => {
  it('comes into being from the first call that names them, and is the same in any way of writing it', async () => {
    const first = await chat('Petro  Lysenko');
    const second = await chat(' petro lysenko ');
    const found = await named('Petro  Lysenko');
    expect(found).toMatchObject({ files: 2, internal_id: null, aliases: [], merged: [], can_change: true });
    for (const id of [first, second])
      expect(await fileOf(id)).toMatchObject({ operator: 'Petro  Lysenko', agent_id: found.id });
    expect(found.last_call).toBe((await fileOf(second)).created);
  });

  it('is known by the id that another system gives, before the name', async () => {
    const first = await chat('Ida', { meta: JSON.stringify({ operator_id: 'KYV-0417' }) });
    const second = await chat('I. Bondar', { meta: JSON.stringify({ operator_id: 'kyv-0417' }) });
    const found = await named('Ida');
    expect(found).toMatchObject({ internal_id: 'KYV-0417', files: 2 });
    expect(await fileOf(first)).toMatchObject({ operator: 'Ida' });
    expect(await fileOf(second)).toMatchObject({ operator: 'Ida', agent_id: found.id });
  });

  it('is made once by many calls that come at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => chat('Seventh Wave')));
    expect(new Set((await Promise.all(ids.map(fileOf))).map(({ agent_id }) => agent_id)).size).toBe(1);
    expect((await agents()).filter(({ name }) => name === 'Seventh Wave')).toHaveLength(1);
  });

  it('is made, changed and removed by hand, each with an entry in the log', async () => {
    const made = await make('  Nina ', { internal_id: 'N-100' });
    expect(made).toMatchObject({
      name: 'Nina',
      internal_id: 'N-100',
      team_id: null,
      files: 0,
      last_call: null,
    });
    const changed = await boss.json<Agent>('PUT', `agents/${made.id}`, { name: 'Nina Petrenko' });
    expect(changed).toMatchObject({ name: 'Nina Petrenko', internal_id: 'N-100', aliases: ['Nina'] });
    expect((await boss.request('DELETE', `agents/${made.id}`)).status).toBe(204);
    expect(await refusal(await boss.request('GET', `agents/${made.id}`))).toEqual([404, 'agents.not_found']);
    const { results } = await boss.json<{ results: { action: string; subject: string }[] }>(
      'GET',
      'audit?limit=10',
    );
    expect(results.slice(0, 3).map(({ action, subject }) => [action, subject])).toEqual([
      ['agent.removed', 'Nina Petrenko'],
      ['agent.changed', 'Nina'],
      ['agent.created', 'Nina'],
    ]);
  });

  it.each([
    ['a name of one letter', { name: 'N' }, [400, 'bad_request']],
    ['a name of 201 letters', { name: 'N'.repeat(201) }, [400, 'bad_request']],
    ['an internal id of two letters', { name: 'Some Body', internal_id: 'ab' }, [400, 'bad_request']],
    ['a team that is not there', { name: 'Some Body', team_id: 999_999 }, [404, 'teams.not_found']],
    ['a field that it does not have', { name: 'Some Body', weight: 1 }, [422, 'unknown_field']],
  ])('is refused with %s', async (_, body, refused) => {
    expect(await refusal(await boss.request('POST', 'agents', body))).toEqual(refused);
    expect((await agents()).some(({ name }) => name === 'Some Body')).toBe(false);
  });

  it('changes at least one thing', async () => {
    const { id } = await make('Same');
    expect(await refusal(await boss.request('PUT', `agents/${id}`, {}))).toEqual([422, 'nothing_to_change']);
  });

  it('with calls stays', async () => {
    await chat('Staying');
    const { id } = await named('Staying');
    expect(await refusal(await boss.request('DELETE', `agents/${id}`))).toEqual([409, 'agents.has_calls']);
  });

  it('has a name and an internal id that are nobody else’s', async () => {
    const { id } = await make('Only One', { internal_id: 'ONLY-1' });
    const other = await make('Another');
    const taken = async (path: string, method: 'POST' | 'PUT', body: object) => {
      const reply = await boss.request(method, path, body);
      return { status: reply.status, ...((await reply.json()) as object) };
    };
    expect(await taken('agents', 'POST', { name: 'only  ONE' })).toMatchObject({
      status: 409,
      code: 'agents.name_taken',
      params: { name: 'Only One' },
    });
    expect(await taken(`agents/${other.id}`, 'PUT', { internal_id: 'only-1' })).toMatchObject({
      status: 409,
      code: 'agents.internal_id_taken',
      params: { name: 'Only One' },
    });
    await boss.json('PUT', `agents/${id}`, { name: 'First of Them' });
    // The former name leads to them still.
    expect(await taken(`agents/${other.id}`, 'PUT', { name: 'Only One' })).toMatchObject({
      status: 409,
      params: { name: 'First of Them' },
    });
    expect(await boss.json('PUT', `agents/${id}`, { name: 'Only One' })).toMatchObject({
      aliases: ['First of Them'],
    });
  });
});

describe('a new name', () => {
  it('reaches calls, filters, facets and the table at once, and former ones go on leading there', async () => {
    const call = await chat('M. Kovalenko');
    const { id } = await named('M. Kovalenko');
    await boss.json('PUT', `agents/${id}`, { name: 'Maria Kovalenko' });
    expect(await fileOf(call)).toMatchObject({ operator: 'Maria Kovalenko' });
    for (const filter of ['operators=Maria Kovalenko', 'operators=M. Kovalenko', `agents=${id}`, 'name=aria'])
      expect([filter, await callsOf(filter)]).toEqual([filter, [call]]);
    expect((await facetOf()).get('Maria Kovalenko')).toBe(1);
    expect((await facetOf()).has('M. Kovalenko')).toBe(false);
    const csv = await (
      await boss.request('POST', 'search/csv', { query: null, filters: { agents: [id] } })
    ).text();
    expect(csv).toContain('Maria Kovalenko');
    expect(csv).not.toContain('M. Kovalenko');
    const later = await chat('M. Kovalenko');
    expect(await fileOf(later)).toMatchObject({ operator: 'Maria Kovalenko', agent_id: id });
    const segment = await boss.json<{ files: number }>('POST', 'segments', {
      name: 'Of the former name',
      filters: { operators: ['M. Kovalenko'] },
    });
    expect(segment.files).toBe(2);
  });

  it('is followed by the order of a list', async () => {
    const [a, b] = [await chat('Zz first'), await chat('Zz second')];
    const sorted = async () =>
      (await callsOf('name=Zz&sorting_by=operator&order_by=asc')).map((id) =>
        id === a ? 'a' : id === b ? 'b' : '?',
      );
    expect(await sorted()).toEqual(['a', 'b']);
    await boss.json('PUT', `agents/${(await named('Zz first')).id}`, { name: 'Zz third' });
    expect(await sorted()).toEqual(['b', 'a']);
  });
});

describe('two names of one person', () => {
  it('are merged, and taken apart again with the calls that named each', async () => {
    const [long, short] = [await chat('Olena Koval'), await chat('O. Koval')];
    const [olena, o] = [await named('Olena Koval'), await named('O. Koval')];
    const merged = await boss.json<Agent>('POST', `agents/${o.id}/merge`, { into: olena.id });
    expect(merged).toMatchObject({
      id: olena.id,
      name: 'Olena Koval',
      aliases: ['O. Koval'],
      merged: [{ id: o.id, name: 'O. Koval', files: 1 }],
      files: 2,
    });
    expect((await agents()).some(({ name }) => name === 'O. Koval')).toBe(false);
    expect(await boss.json('GET', `agents/${o.id}`)).toMatchObject({ id: olena.id });
    expect(await fileOf(short)).toMatchObject({ operator: 'Olena Koval', agent_id: olena.id });
    expect((await callsOf('operators=O. Koval')).toSorted()).toEqual([long, short].toSorted());
    expect((await facetOf()).get('Olena Koval')).toBe(2);
    const later = await chat('O. Koval');
    expect(await fileOf(later)).toMatchObject({ agent_id: olena.id });

    const apart = await boss.json<Agent>('POST', `agents/${o.id}/unmerge`);
    expect(apart).toMatchObject({ id: o.id, name: 'O. Koval', files: 2 });
    expect((await callsOf('operators=O. Koval')).toSorted()).toEqual([short, later].toSorted());
    expect(await callsOf(`agents=${olena.id}`)).toEqual([long]);
    expect(await refusal(await boss.request('POST', `agents/${o.id}/unmerge`))).toEqual([
      409,
      'agents.not_merged',
    ]);
  });

  it('go along with whoever they were merged into, and come back with them', async () => {
    for (const name of ['Aa One', 'Bb Two', 'Cc Three']) await chat(name);
    const [a, b, c] = [await named('Aa One'), await named('Bb Two'), await named('Cc Three')];
    await boss.json('POST', `agents/${a.id}/merge`, { into: b.id });
    // Whoever was merged stands for whom they were merged into.
    await boss.json('POST', `agents/${b.id}/merge`, { into: c.id });
    expect(await callsOf(`agents=${c.id}`)).toHaveLength(3);
    expect(await refusal(await boss.request('POST', `agents/${c.id}/merge`, { into: a.id }))).toEqual([
      422,
      'agents.merged_with_self',
    ]);
    expect(await refusal(await boss.request('POST', `agents/${c.id}/merge`, { into: c.id }))).toEqual([
      422,
      'agents.merged_with_self',
    ]);
    expect(await refusal(await boss.request('PUT', `agents/${b.id}`, { name: 'Bb Four' }))).toEqual([
      404,
      'agents.not_found',
    ]);
    await boss.json('POST', `agents/${b.id}/unmerge`);
    expect(await callsOf(`agents=${b.id}`)).toHaveLength(2);
    expect(await callsOf(`agents=${c.id}`)).toHaveLength(1);
    expect(await boss.json('GET', `agents/${a.id}`)).toMatchObject({ id: b.id });
  });

  it('are not merged into each other by two at once', async () => {
    await chat('Left Hand');
    await chat('Right Hand');
    const [left, right] = [await named('Left Hand'), await named('Right Hand')];
    const replies = await Promise.all([
      boss.request('POST', `agents/${left.id}/merge`, { into: right.id }),
      manager.request('POST', `agents/${right.id}/merge`, { into: left.id }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await agents('&text=Hand')).map(({ files }) => files)).toEqual([2]);
  });

  it('lose no call that comes meanwhile', async () => {
    await chat('Many Calls');
    const into = await make('Merged Meanwhile');
    const { id } = await named('Many Calls');
    const [, ...calls] = await Promise.all([
      boss.json('POST', `agents/${id}/merge`, { into: into.id }),
      ...Array.from({ length: 6 }, () => chat('Many Calls')),
    ]);
    for (const call of calls) expect(await fileOf(call as string)).toMatchObject({ agent_id: into.id });
    expect(await callsOf(`agents=${id}`)).toEqual([]);
  });

  it('are proposed where one is the other, shorter', async () => {
    await chat('Tetiana Shevchuk');
    await chat('Tetiana Shevchuk');
    await chat('T. Shevchuk');
    const { likely_same } = await boss.json<{ likely_same: { name: string; into: { name: string } }[] }>(
      'GET',
      'agents',
    );
    expect(likely_same).toContainEqual(
      expect.objectContaining({
        name: 'T. Shevchuk',
        files: 1,
        into: expect.objectContaining({ name: 'Tetiana Shevchuk' }),
      }),
    );
  });
});

describe('the operator of a call', () => {
  it('is changed by hand, and another call with the same name is not', async () => {
    const [one, other] = [await chat('Wrong Person'), await chat('Wrong Person')];
    await boss.json('PUT', `files/${one}`, { operator: 'Right Person' });
    const { id } = await named('Right Person');
    expect(await fileOf(one)).toMatchObject({ operator: 'Right Person', agent_id: id });
    expect(await fileOf(other)).toMatchObject({ operator: 'Wrong Person' });
    await boss.json('PUT', `files/${one}`, { operator: null });
    expect(await fileOf(one)).toMatchObject({ operator: null, agent_id: null });
  });
});

describe('a list of agents', () => {
  it('counts the calls of a period by the days of the workspace, and of twelve weeks', async () => {
    await boss.json('PUT', 'workspace', { time_zone: 'Europe/Kyiv' });
    // In Kyiv it is the 2nd of March already.
    await chat('Of March', { recorded_at: '2026-03-01T22:30:00Z' });
    await chat('Of March', { recorded_at: '2026-03-02T10:00:00Z' });
    await chat('Of March', { recorded_at: '2026-02-20T10:00:00Z' });
    const of = async (query: string) => (await agents(`&text=Of March${query}`))[0]?.in_period;
    expect(await of('&dateFrom=2026-03-02&dateTo=2026-03-02')).toMatchObject({ files: 2 });
    expect(await of('&dateTo=2026-03-01')).toMatchObject({ files: 1 });
    expect(await of('&dateFrom=2026-03-03')).toMatchObject({ files: 0 });
    expect((await of('&dateTo=2026-03-02'))?.weeks).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
    await boss.json('PUT', 'workspace', { time_zone: 'UTC' });
  });

  it('finds by a part of the name, of a former one, or of the internal id', async () => {
    const { id } = await make('Sought One', { internal_id: 'SEEK-77' });
    await boss.json('PUT', `agents/${id}`, { name: 'Found One' });
    for (const text of ['ought', 'FOUND', 'seek-7'])
      expect([text, (await agents(`&text=${text}`)).map((one) => one.id)]).toEqual([text, [id]]);
    expect(await agents('&text=%25')).toEqual([]);
  });
});

describe('a team', () => {
  it('has agents and leads, filters calls, and leaves its agents when it goes', async () => {
    const call = await chat('Team Player');
    const { id } = await named('Team Player');
    const me = await boss.json<{ user_id: number }>('POST', 'users/check');
    const team = await boss.json<Team>('POST', 'teams', { name: 'Retention', lead_ids: [me.user_id] });
    expect(team).toMatchObject({
      name: 'Retention',
      agents: 0,
      leads: [{ user_id: me.user_id, name: 'Administrator' }],
    });
    await boss.json('PUT', `agents/${id}`, { team_id: team.id });
    expect(await named('Team Player')).toMatchObject({ team: 'Retention', team_id: team.id });
    expect(await callsOf(`teams=${team.id}`)).toEqual([call]);
    expect((await agents(`&team_id=${team.id}`)).map(({ name }) => name)).toEqual(['Team Player']);
    expect(await refusal(await boss.request('POST', 'teams', { name: 'retention' }))).toEqual([
      409,
      'teams.name_taken',
    ]);
    expect(await refusal(await boss.request('PUT', `teams/${team.id}`, { lead_ids: [999_999] }))).toEqual([
      422,
      'teams.lead_unknown',
    ]);
    expect(await boss.json('PUT', `teams/${team.id}`, { name: 'Keeping' })).toMatchObject({
      name: 'Keeping',
      agents: 1,
      lead_ids: [me.user_id],
    });
    expect((await boss.request('DELETE', `teams/${team.id}`)).status).toBe(204);
    expect(await named('Team Player')).toMatchObject({ team: null, team_id: null });
  });
});

describe('the account of an agent', () => {
  it('is that of a viewer, said by an administrator', async () => {
    const { id } = await make('With Account');
    const { user_id } = await viewer.json<{ user_id: number }>('POST', 'users/check');
    const set = (client: Client, agentId: number, body: object) =>
      client.request('PUT', `agents/${agentId}/account`, body);
    expect((await set(manager, id, { user_id })).status).toBe(403);
    expect(await (await set(boss, id, { user_id })).json()).toMatchObject({
      account: { user_id, name: 'Viewer' },
    });
    const other = await make('Other Account');
    expect(await refusal(await set(boss, other.id, { user_id }))).toEqual([409, 'agents.account_taken']);
    const { user_id: own } = await boss.json<{ user_id: number }>('POST', 'users/check');
    expect(await refusal(await set(boss, other.id, { user_id: own }))).toEqual([422, 'agents.account']);
    expect(await (await set(boss, id, { user_id: null })).json()).toMatchObject({ account: null });
  });
});

describe('nobody else', () => {
  it('learns of agents: not another workspace, and not whoever may not see the section', async () => {
    const { id } = await make('Not Yours');
    const team = await boss.json<Team>('POST', 'teams', { name: 'Not your team' });
    expect(await neighbour.json('GET', 'agents')).toMatchObject({ results: [] });
    for (const [method, path, body] of [
      ['GET', `agents/${id}`],
      ['PUT', `agents/${id}`, { name: 'Mine Now' }],
      ['DELETE', `agents/${id}`],
      ['POST', `agents/${id}/merge`, { into: id }],
      ['POST', `agents/${id}/unmerge`],
      ['PUT', `teams/${team.id}`, { name: 'My Team' }],
      ['DELETE', `teams/${team.id}`],
    ] as const)
      expect([path, (await neighbour.request(method, path, body)).status]).toEqual([path, 404]);
    expect((await neighbour.request('POST', 'agents', { name: 'Helper', team_id: team.id })).status).toBe(
      404,
    );
    for (const filter of [`agents=${id}`, `teams=${team.id}`, 'operators=Not Yours'])
      expect(await neighbour.json('GET', `files?${filter}`)).toMatchObject({ results: [] });
    await query(server.dataDir, "update members set allow_callcenter = false where role = 'viewer'");
    for (const path of ['agents', `agents/${id}`, 'teams', `files?agents=${id}`, `files?teams=${team.id}`])
      expect([path, (await viewer.request('GET', path)).status]).toEqual([path, 403]);
    await query(server.dataDir, "update members set allow_callcenter = true where role = 'viewer'");
    expect((await viewer.request('PUT', `agents/${id}`, { name: 'Viewed' })).status).toBe(403);
  });
});
