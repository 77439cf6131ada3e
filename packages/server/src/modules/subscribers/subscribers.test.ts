import type { ListedAgent } from '@earshot/core/agents/agents.api.ts';
import type { PersonSummary } from '@earshot/core/agents/people.ts';
import type { File } from '@earshot/core/files/files.ts';
import type {
  Conversation,
  ListedSubscriber,
  Subscriber,
} from '@earshot/core/subscribers/subscribers.api.ts';
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
let viewer: Client;
let neighbour: Client;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  await boss.json('PUT', 'workspace', { time_zone: 'Europe/Kyiv' });
  viewer = await newMember(server, boss, { email: 'v@example.com', name: 'Viewer', role: 'viewer' });
  neighbour = await stranger(server, boss);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

let said = 0;
/** A chat of this abonent, in words of its own. */
async function chat(abonent: string, more: Record<string, string> = {}, text = ''): Promise<string> {
  said += 1;
  const lines = `Operator: good morning, this is number ${said}\nAbonent: ${text || 'hello'}\n`;
  const reply = await boss.request(
    'POST',
    'files',
    form(`${said}.txt`, Buffer.from(lines), { abonent, ...more }),
  );
  const { file_id } = (await reply.json()) as { file_id: string };
  await ended(boss, file_id);
  return file_id;
}
const fileOf = (id: string) => boss.json<File>('GET', `files/${id}`);
const list = async (text: string) =>
  (await boss.json<{ results: Subscriber[] }>('GET', `subscribers?text=${encodeURIComponent(text)}`)).results;
const only = async (text: string): Promise<Subscriber> => {
  const found = await list(text);
  expect([text, found.length]).toEqual([text, 1]);
  return found[0] as Subscriber;
};
const make = (body: object) => boss.json<Subscriber>('POST', 'subscribers', body);
const callsOf = async (filter: string) =>
  (await boss.json<{ results: File[] }>('GET', `files?limit=1000&${filter}`)).results.map(
    ({ file_id }) => file_id,
  );

describe('a customer', () => {
  it('is one for a number however it is written, and is called by it', async () => {
    const first = await chat('067 123 45 67');
    const second = await chat('+380 (67) 123-45-67');
    const found = await only('0671234567');
    expect(found).toMatchObject({ name: null, label: '+380671234567', phones: ['+380671234567'], files: 2 });
    for (const id of [first, second])
      expect(await fileOf(id)).toMatchObject({ abonent: '+380671234567', subscriber_id: found.id });
    for (const filter of ['abonents=%2B380671234567', 'abonents=067 123 45 67', `subscribers=${found.id}`])
      expect([filter, (await callsOf(filter)).length]).toEqual([filter, 2]);
  });

  it('is known by the id that another system gives, then by the number, then by the name', async () => {
    const meta = (values: object) => ({ meta: JSON.stringify(values) });
    const one = await chat('Ihor Danylenko', meta({ abonent_id: 'CRM-1', abonent_phone: '0501112233' }));
    const same = await chat('I. Danylenko', meta({ abonent_id: 'crm-1' }));
    const byPhone = await chat('Somebody Else', meta({ abonent_phone: '+380501112233' }));
    const other = await chat('Ihor Danylenko', meta({ abonent_phone: '0509998877' }));
    const { subscriber_id } = await fileOf(one);
    expect((await fileOf(same)).subscriber_id).toBe(subscriber_id);
    expect((await fileOf(byPhone)).subscriber_id).toBe(subscriber_id);
    expect((await fileOf(other)).subscriber_id).not.toBe(subscriber_id);
    expect(await boss.json('GET', `subscribers/${subscriber_id}`)).toMatchObject({
      name: 'Ihor Danylenko',
      external_id: 'CRM-1',
      phones: ['+380501112233'],
    });
  });

  it('is made, changed and removed by hand', async () => {
    const made = await make({
      name: 'Hanna Weiss',
      phones: ['044 555 66 77', '+380 44 555 66 77'],
      external_id: 'W-100',
    });
    expect(made).toMatchObject({ phones: ['+380445556677'], label: 'Hanna Weiss', files: 0 });
    const changed = await boss.json<Subscriber>('PUT', `subscribers/${made.id}`, {
      name: 'Hanna Koval',
      phones: [],
    });
    expect(changed).toMatchObject({
      name: 'Hanna Koval',
      phones: [],
      external_id: 'W-100',
      aliases: ['Hanna Weiss'],
    });
    expect(
      await refusal(await boss.request('PUT', `subscribers/${made.id}`, { name: null, external_id: null })),
    ).toEqual([422, 'subscribers.nobody']);
    expect((await boss.request('DELETE', `subscribers/${made.id}`)).status).toBe(204);
    expect((await boss.request('GET', `subscribers/${made.id}`)).status).toBe(404);
  });

  it.each([
    ['nothing', {}, 'subscribers.nobody'],
    ['what is no number', { phones: ['call me'] }, 'subscribers.phone_invalid'],
    ['a number that somebody has', { phones: ['0931234567'] }, 'subscribers.phone_taken'],
    ['an id that somebody has', { external_id: 'taken-1' }, 'subscribers.external_id_taken'],
  ])('is refused with %s', async (_, body, code) => {
    if ((await list('TAKEN-1')).length === 0)
      await make({ name: 'First There', phones: ['+380931234567'], external_id: 'TAKEN-1' });
    const reply = await boss.request('POST', 'subscribers', body);
    expect(await reply.json()).toMatchObject({
      code,
      params: code.endsWith('taken') ? { name: 'First There' } : expect.anything(),
    });
  });

  it('changes at least one thing, and stays with its calls', async () => {
    await chat('Staying Customer');
    const { id } = await only('Staying Customer');
    expect(await refusal(await boss.request('PUT', `subscribers/${id}`, {}))).toEqual([
      422,
      'nothing_to_change',
    ]);
    expect(await refusal(await boss.request('DELETE', `subscribers/${id}`))).toEqual([
      409,
      'subscribers.has_calls',
    ]);
  });

  it('is merged with another one, and taken apart again with calls and numbers', async () => {
    const [byName, byPhone] = [await chat('Petro Merged'), await chat('+380 63 111 22 33')];
    const [petro, number] = [await only('Petro Merged'), await only('+380631112233')];
    const merged = await boss.json<Subscriber>('POST', `subscribers/${number.id}/merge`, { into: petro.id });
    expect(merged).toMatchObject({ name: 'Petro Merged', phones: ['+380631112233'], files: 2 });
    expect(await fileOf(byPhone)).toMatchObject({ abonent: 'Petro Merged' });
    // What came back from a read may be sent again: the number stays with whom it came from.
    await boss.json('PUT', `subscribers/${petro.id}`, { phones: ['+380631112233', '+380631112244'] });
    await boss.json('POST', `subscribers/${number.id}/unmerge`);
    expect(await callsOf(`subscribers=${petro.id}`)).toEqual([byName]);
    expect(await boss.json('GET', `subscribers/${petro.id}`)).toMatchObject({ phones: ['+380631112244'] });
    expect(await fileOf(byPhone)).toMatchObject({ abonent: '+380631112233', subscriber_id: number.id });
  });
});

describe('the page of a customer', () => {
  it('has the conversations in order, and says what they came back for', async () => {
    const tag = await boss.json<{ id: number }>('POST', 'tags', {
      name: 'Line drops',
      color: 'red',
      weight: -10,
    });
    const calls = [];
    for (const day of ['01', '05', '10'])
      calls.push(
        await chat(
          '+380671110001',
          { recorded_at: `2026-03-${day}T10:00:00Z` },
          'my line drops every single evening',
        ),
      );
    for (const id of calls) await boss.json('PUT', `files/${id}/tags/${tag.id}`);
    const { id } = await only('+380671110001');
    const { count, results } = await boss.json<{ count: number; results: Conversation[] }>(
      'GET',
      `subscribers/${id}/conversations`,
    );
    expect([count, results.map(({ file_id }) => file_id)]).toEqual([3, calls.toReversed()]);
    expect(results.map(({ days_since }) => days_since)).toEqual([5, 4, null]);
    expect(results.map(({ recurrences }) => recurrences.map(({ nth, days }) => [nth, days]))).toEqual([
      [[3, 9]],
      [[2, 4]],
      [],
    ]);
    expect(results[0]).toMatchObject({
      opening: 'my line drops every single evening',
      type: 'text',
      audio_removed: false,
      tags: [{ id: tag.id, name: 'Line drops', color: 'red' }],
    });
    const one = await boss.json<{ results: Conversation[] }>(
      'GET',
      `subscribers/${id}/conversations?dateFrom=2026-03-10&dateTo=2026-03-10`,
    );
    // What came before the period counts all the same.
    expect(one.results).toMatchObject([{ days_since: 5, recurrences: [{ nth: 3, days: 9 }] }]);
  });
});

/** As many calls as a number says it is of. */
async function behind({ filters }: PersonSummary['open']): Promise<number> {
  return (await boss.json<{ count: number }>('POST', 'search', { query: null, filters })).count;
}

describe('a summary', () => {
  it('counts the calls of the period, and every number opens its calls', async () => {
    const tag = await boss.json<{ id: number }>('POST', 'tags', {
      name: 'Saved',
      color: 'green',
      weight: 20,
    });
    const calls = [];
    for (const at of [
      '2026-04-01T10:00:00Z',
      '2026-04-02T20:59:59Z',
      '2026-04-02T21:00:00Z',
      '2026-03-31T20:00:00Z',
    ])
      calls.push(await chat('+380671110002', { recorded_at: at, operator: 'Summed Up' }));
    await boss.json('PUT', `files/${calls[0]}/tags/${tag.id}`);
    const { agent_id, subscriber_id } = await fileOf(calls[0] as string);
    for (const path of [`agents/${agent_id}`, `subscribers/${subscriber_id}`]) {
      const summary = await boss.json<PersonSummary>(
        'GET',
        `${path}/summary?dateFrom=2026-04-01&dateTo=2026-04-02`,
      );
      // The last one is of the 3rd of April in Kyiv, the first of the 31st of March.
      expect(summary).toMatchObject({ start: '2026-04-01', to: '2026-04-02', files: 2, files_before: 1 });
      expect(await behind(summary.open)).toBe(2);
      // The list says the same of them.
      const [kind = '', id] = path.split('/');
      const list = await boss.json<{ results: (ListedAgent | ListedSubscriber)[] }>(
        'GET',
        `${kind}?limit=1000&dateFrom=2026-04-01&dateTo=2026-04-02`,
      );
      const row = list.results.find((one) => one.id === Number(id));
      expect(row && ('in_period' in row ? row.in_period.open : row.open)).toEqual(summary.open);
      expect(summary.tags).toMatchObject([{ tag_id: tag.id, files: 1, share: 0.5 }]);
      for (const { files, open } of summary.tags) expect(await behind(open)).toBe(files);
      for (const { n, open } of summary.metrics) expect(await behind(open)).toBe(n);
      for (const { files, open } of summary.weeks) expect(await behind(open)).toBe(files);
      expect(summary.weeks.map(({ files }) => files)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3]);
      expect(summary.weeks.at(-1)?.start).toBe('2026-03-27');
    }
    const open = await boss.json<PersonSummary>('GET', `agents/${agent_id}/summary`);
    expect(open).toMatchObject({ start: null, to: null, files: 4, files_before: null });
    expect(await behind(open.open)).toBe(4);
  });

  it('has the moments that speak for the calls and against them, with the words they stand on', async () => {
    await boss.json('POST', 'tags', {
      name: 'Thanks',
      color: 'green',
      weight: 15,
      detection: { methods: [{ kind: 'query', query: { phrases: ['thank you'] } }] },
    });
    const pleased = await chat('Pleased Person', { operator: 'Told Moments' }, 'well thank you for that');
    const angry = await chat(
      'Angry Person',
      { operator: 'Told Moments' },
      'this is horrible, the worst service, I hate it',
    );
    const { agent_id } = await fileOf(pleased);
    const { moments, emotions } = await boss.json<PersonSummary>('GET', `agents/${agent_id}/summary`);
    expect(moments.strongest[0]).toMatchObject({
      file_id: pleased,
      other: 'Pleased Person',
      role: 'abonent',
      text: expect.stringContaining('thank you'),
      words: [1, 2],
      tag: { name: 'Thanks', weight: 15 },
    });
    expect(moments.weakest).toMatchObject([{ file_id: angry, other: 'Angry Person', tag: null }]);
    expect(emotions.operator).not.toBeNull();
  });

  it('says nothing of what cannot be measured', async () => {
    await chat('Measured Once', { operator: 'Measured Once' });
    const { agent_id } = await fileOf(await chat('Measured Once', { operator: 'Measured Once' }));
    const { metrics } = await boss.json<PersonSummary>('GET', `agents/${agent_id}/summary`);
    // A chat has no sound: nobody knows who waited for whom.
    expect(metrics.find(({ name }) => name === 'longest_hold_ms')).toMatchObject({
      value: null,
      n: 0,
      low: null,
    });
    expect(metrics.every(({ team_median }) => team_median === null)).toBe(true);
  });

  it('of nobody, and with days that are none, is refused', async () => {
    expect((await boss.request('GET', 'agents/999999/summary')).status).toBe(404);
    expect((await boss.request('GET', 'subscribers/999999/summary')).status).toBe(404);
    expect((await boss.request('GET', 'agents?dateFrom=2026-02-30')).status).toBe(400);
  });
});

describe('nobody else', () => {
  it('learns of customers: not another workspace, and not whoever may not see the section', async () => {
    const { id } = await make({ name: 'Not Yours', phones: ['+380671119999'] });
    for (const path of ['', '/summary', '/conversations'])
      expect((await neighbour.request('GET', `subscribers/${id}${path}`)).status).toBe(404);
    expect((await neighbour.request('POST', `subscribers/${id}/merge`, { into: id })).status).toBe(404);
    // A number is somebody's in each workspace by itself.
    expect(await neighbour.json('POST', 'subscribers', { phones: ['+380671119999'] })).toMatchObject({
      files: 0,
    });
    await query(server.dataDir, "update members set allow_callcenter = false where role = 'viewer'");
    for (const path of [
      'subscribers',
      `subscribers/${id}`,
      `subscribers/${id}/summary`,
      `files?subscribers=${id}`,
    ])
      expect([path, (await viewer.request('GET', path)).status]).toEqual([path, 403]);
  });
});
