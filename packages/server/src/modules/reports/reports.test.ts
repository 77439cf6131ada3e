import type { ReportBlock, RunReport } from '@earshot/core/reports/reports.api.ts';
import type { Report } from '@earshot/core/reports/reports.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
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
} from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';

let server: TestServer;
let boss: Client;
let neighbour: Client;
let ctx: Ctx;
let close: () => Promise<void>;
let tags: { id: number; name: string }[];
const calls: string[] = [];

async function call(at: string, operator: string | null, words: string, more: object = {}): Promise<string> {
  const id = await makeCall(ctx, [{ speaker: 'operator', start_ms: 0, words: words.split(' ') }], {
    ...(operator !== null && { operator }),
    recorded_at: new Date(at),
  });
  await ctx.db
    .updateTable('files')
    .set({ direction: 'inbound', language: 'en', ...more })
    .where('workspace_id', '=', ctx.workspaceId)
    .where('id', '=', id)
    .execute();
  await analyseFile(ctx, id);
  calls.push(id);
  return id;
}

const said = (word: string) => ({
  name: `says ${word}`,
  detection: { methods: [{ kind: 'query', query: { phrases: [word] } }] },
});
const march = { start: '2026-03-01', to: '2026-03-31' };
const run = (blocks: object[], more: object = {}, client = boss) =>
  client.json<RunReport>('POST', 'reports/run', {
    report: { name: 'Any', period: march, blocks, ...more },
  });
const block = async (one: object, more: object = {}, client = boss): Promise<ReportBlock> => {
  const { blocks } = await run([one], more, client);
  return blocks[0] ?? expect.fail('no block');
};
const opened = async (open: object | null, client = boss) =>
  (await client.json<{ count: number }>('POST', 'search', { ...open, exact: true })).count;
/** Every number opens as many calls as it counts. */
async function expectOpened({ rows, sums, totals }: ReportBlock, client = boss) {
  for (const { values } of [...rows, ...sums.flat(), totals])
    for (const { open, n, hits } of values) expect(await opened(open, client)).toBe(hits ?? n);
}
const counted = ({ rows }: ReportBlock) =>
  rows.map(({ keys, labels, values }) => [labels[0] ?? keys[0], values[0]?.value]);

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  neighbour = await stranger(server, boss);
  ({ ctx, close } = await openContext(server.dataDir));
  await boss.json('PUT', 'workspace', { time_zone: 'Europe/Kyiv' });
  tags = [];
  for (const word of ['refund', 'parcel']) tags.push(await boss.json('POST', 'tags', said(word)));
  await call('2026-03-01T10:00:00Z', 'Ann', 'a refund and a parcel');
  // By the clock of Kyiv it is the second of March.
  await call('2026-03-01T22:30:00Z', 'Ann', 'a refund', { direction: 'outbound' });
  await call('2026-03-10T08:00:00Z', 'Bob', 'a parcel', { duration_ms: 45_000 });
  await call('2026-03-10T09:00:00Z', null, 'nothing at all', { direction: null });
  await call('2026-02-10T09:00:00Z', 'Bob', 'a refund of February');
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

describe('a block', () => {
  it('without a way to group is a number, with the one before it', async () => {
    const found = await block(
      { measures: [{ name: 'calls' }, { name: 'tag', of: tags[0]?.id }], draw: 'number' },
      { period: { ...march, compare: 'previous' } },
    );
    expect(found.totals.values).toMatchObject([
      { value: 4, n: 4, hits: 4, before: { value: 1, n: 1 } },
      { value: 0.5, n: 4, hits: 2, before: { value: 1, n: 1 } },
    ]);
    await expectOpened(found);
  });

  it('as a line over time says when what it counts was changed', async () => {
    const tag = await boss.json<{ id: number }>('POST', 'tags', said('goodbye'));
    await boss.json('PUT', `tags/${tag.id}`, said('farewell'));
    await query(
      server.dataDir,
      "update rule_versions set at = '2026-03-09T22:30:00Z' where rule_id = $1 and version = 2",
      [tag.id],
    );
    const line = { measures: [{ name: 'calls' }, { name: 'tag', of: tag.id }], by: ['day'], draw: 'line' };
    expect((await block(line)).changes).toEqual([{ day: '2026-03-10', measure: 1, version: 2 }]);
    expect((await block({ ...line, draw: 'table' })).changes).toEqual([]);
    const before = { period: { start: '2026-03-01', to: '2026-03-09' } };
    expect((await block(line, before)).changes).toEqual([]);
  });

  it('as a funnel says how many calls are left after each step, and opens them', async () => {
    const step = (at: number) => ({ name: 'tag', of: tags[at]?.id, share: false });
    const asked = { measures: [step(0), step(1)], draw: 'funnel' };
    const found = await block(asked, { period: { ...march, compare: 'previous' } });
    expect(found.totals.calls).toBe(4);
    expect(found.totals.values).toMatchObject([
      { value: 2, n: 4, hits: 2, before: { value: 1 } },
      { value: 1, n: 2, hits: 1, before: { value: 0 } },
    ]);
    await expectOpened(found);
    const shares = { ...asked, measures: [{ name: 'tag', of: tags[0]?.id }] };
    const refused = await boss.request('POST', 'reports/run', {
      report: { name: 'Any', period: march, blocks: [shares] },
    });
    expect(await refusal(refused)).toEqual([422, 'reports.block_wrong']);
  });

  it('shows the calls behind a number, the newest first, at the moments that it counts for', async () => {
    const tag = { name: 'tag', of: tags[0]?.id };
    const found = await block({ measures: [tag, { name: 'calls' }], by: ['agent'] });
    const ann = found.rows.find(({ labels }) => labels[0] === 'Ann');
    const list = (more: object, client = boss) =>
      client.request('POST', 'reports/calls', { open: ann?.values[0]?.open, measure: tag, ...more });
    const shown = (await (await list({})).json()) as {
      count: number;
      results: { file: { file_id: string }; hits: { text: string; start_ms: number }[] }[];
    };
    expect(shown.count).toBe(ann?.values[0]?.hits);
    expect(shown.results.map(({ file }) => file.file_id)).toEqual([calls[1], calls[0]]);
    expect(shown.results.map(({ hits }) => hits.map(({ text, start_ms }) => [text, start_ms]))).toEqual([
      [['refund', 500]],
      [['refund', 500]],
    ]);
    const second = (await (await list({ limit: 1, offset: 1, measure: null })).json()) as typeof shown;
    expect(second).toMatchObject({ count: 2, results: [{ file: { file_id: calls[0] }, hits: [] }] });
    const words = { ...ann?.values[0]?.open, query: { phrases: ['parcel'] } };
    const worded = (await (
      await list({ open: words, measure: { name: 'calls', of: null } })
    ).json()) as typeof shown;
    expect(worded).toMatchObject({ count: 1, results: [{ hits: [{ text: 'parcel' }] }] });
    expect(((await (await list({}, neighbour)).json()) as typeof shown).count).toBe(0);
    expect(await refusal(await list({ limit: 51 }))).toEqual([400, 'bad_request']);
    const other = await sessionWith(server, 'viewer', { ...everyFlag, allow_callcenter: false });
    expect((await list({ measure: { name: 'pattern', of: 1 } }, other)).status).toBe(403);
  });

  it.each<[string, string[], [unknown, unknown][]]>([
    [
      'operators, nobody among them',
      ['agent'],
      [
        ['Ann', 2],
        ['Bob', 1],
        [null, 1],
      ],
    ],
    [
      'directions',
      ['direction'],
      [
        ['inbound', 2],
        ['outbound', 1],
        [null, 1],
      ],
    ],
    [
      'hours of the workspace’s clock',
      ['hour'],
      [
        ['00', 1],
        ['10', 1],
        ['11', 1],
        ['12', 1],
      ],
    ],
    [
      'days of the week',
      ['weekday'],
      [
        ['mon', 1],
        ['tue', 2],
        ['sun', 1],
      ],
    ],
    [
      'weeks that begin in the period',
      ['week'],
      [
        ['2026-02-23', 1],
        ['2026-03-02', 1],
        ['2026-03-09', 2],
        ['2026-03-16', 0],
        ['2026-03-23', 0],
        ['2026-03-30', 0],
      ],
    ],
    ['months', ['month'], [['2026-03-01', 4]]],
    [
      'lengths',
      ['length'],
      [
        ['0', 3],
        ['30', 1],
      ],
    ],
    [
      'tags, each call in every one that it has',
      ['tag'],
      [
        ['says parcel', 2],
        ['says refund', 2],
        [null, 1],
      ],
    ],
  ])('by %s', async (_, by, rows) => {
    const found = await block({ measures: [{ name: 'calls' }], by, draw: 'table' });
    expect(counted(found)).toEqual(rows);
    expect(found.totals.values[0]?.value).toBe(4);
    expect(found.adds_up).toBe(by[0] !== 'tag');
    await expectOpened(found);
  });

  it('by two ways has the sums of each, in which every call counts once', async () => {
    const found = await block({ measures: [{ name: 'calls' }], by: ['tag', 'agent'], draw: 'pivot' });
    const cell = (tag: string | null, agent: string | null) =>
      found.rows.find(({ labels }) => labels[0] === tag && labels[1] === agent)?.calls;
    expect([
      cell('says refund', 'Ann'),
      cell('says parcel', 'Ann'),
      cell('says parcel', 'Bob'),
      cell(null, null),
    ]).toEqual([2, 1, 1, 1]);
    const [byTag, byAgent] = found.sums;
    expect(byTag?.map(({ calls }) => calls)).toEqual([2, 2, 1]);
    // One call of Ann has both tags.
    expect(byAgent?.find(({ labels }) => labels[0] === 'Ann')?.calls).toBe(2);
    await expectOpened(found);
  });

  it('counts what filters of the report and of its own leave, both of them', async () => {
    const [refund, parcel] = tags;
    const found = await block(
      { measures: [{ name: 'tag', of: refund?.id }], filters: { tags: [parcel?.id] }, by: ['agent'] },
      { filters: { direction: 'inbound' } },
    );
    expect(found.totals.values[0]).toMatchObject({ value: 0.5, n: 2, hits: 1 });
    await expectOpened(found);
  });

  it('of calls in which words are said opens them by these words', async () => {
    const found = await block(
      { measures: [{ name: 'calls' }], by: ['agent'] },
      { query: { type: 'phrases', phrases: ['refund'] } },
    );
    expect(counted(found)).toEqual([['Ann', 2]]);
    await expectOpened(found);
  });

  it('of a number has its mean with bounds, its median, and says how many calls have none', async () => {
    const found = await block({
      measures: [
        { name: 'length', stat: 'mean' },
        { name: 'length', stat: 'median' },
        { name: 'length', stat: 'sum' },
        { name: 'metric', of: 'operator.talk_share' },
      ],
      draw: 'table',
    });
    const [mean, median, sum, share] = found.totals.values;
    const lengths = await ctx.db
      .selectFrom('files')
      .select('duration_ms')
      .where('workspace_id', '=', ctx.workspaceId)
      .where('recorded_at', '>', new Date('2026-02-28'))
      .execute();
    const all = lengths.map(({ duration_ms }) => Number(duration_ms)).sort((one, other) => one - other);
    expect(sum?.value).toBe(all.reduce((total, one) => total + one, 0));
    expect(mean?.value).toBeCloseTo((sum?.value ?? 0) / 4);
    expect(mean?.low).toBeLessThan(mean?.value ?? 0);
    expect(median?.value).toBe(((all[1] ?? 0) + (all[2] ?? 0)) / 2);
    expect(share).toMatchObject({ value: null, n: 0 });
    await expectOpened(found);
  });

  it('of calls that somebody repeats knows who called again', async () => {
    const at = (day: number) => `2026-05-${String(day).padStart(2, '0')}T10:00:00Z`;
    const ids: string[] = [];
    for (const day of [1, 3, 20]) ids.push(await call(at(day), 'Ann', 'hello'));
    for (const id of ids) await boss.json('PUT', `files/${id}`, { abonent: '+380501112233' });
    const found = await block(
      { measures: [{ name: 'called_again' }], by: ['agent'] },
      { period: { start: '2026-05-01', to: '2026-05-31' } },
    );
    expect(found.totals.values[0]).toMatchObject({ n: 3, hits: 1 });
    await expectOpened(found);
    for (const id of ids) await boss.request('DELETE', `files/${id}`);
  });
});

describe('a report', () => {
  const body = { name: 'Team week', blocks: [{ measures: [{ name: 'calls' }], by: ['day'], draw: 'line' }] };

  it('is kept, changed, counted for other days, copied, locked and removed', async () => {
    const made = await boss.json<Report>('POST', 'reports', body);
    expect(made).toMatchObject({
      version: 1,
      name: 'Team week',
      period: { last: '30d', compare: 'previous' },
    });
    expect(await refusal(await boss.request('POST', 'reports', { ...body, name: 'TEAM week' }))).toEqual([
      409,
      'reports.name_taken',
    ]);
    const later = await boss.json<Report>('POST', `reports/${made.id}/restart`, { period: march });
    expect(later).toMatchObject({ version: 2, period: { start: '2026-03-01', last: null } });
    const { days, blocks } = await boss.json<RunReport>('GET', `reports/${made.id}/run`);
    expect(days).toEqual({ from: '2026-03-01', to: '2026-03-31' });
    expect(blocks[0]?.rows).toHaveLength(31);
    const copy = await boss.json<Report>('POST', `reports/${made.id}/clone`);
    expect(copy.name).not.toBe(made.name);
    const locked = await boss.json<Report>('POST', `reports/${made.id}/lock`, { locked: true });
    expect(locked.locked).toBe(true);
    for (const id of [made.id, copy.id])
      expect((await boss.request('DELETE', `reports/${id}`)).status).toBe(204);
    expect(await refusal(await boss.request('GET', `reports/${made.id}`))).toEqual([
      404,
      'reports.not_found',
    ]);
  });

  it.each<[string, object, number, string | null]>([
    ['a tag without saying which', { measures: [{ name: 'tag' }] }, 422, 'reports.block_wrong'],
    [
      'a tag by a word',
      { measures: [{ name: 'tag', of: 'abc' }], draw: 'number' },
      422,
      'reports.block_wrong',
    ],
    [
      'an emotion that nobody knows',
      { measures: [{ name: 'emotion', of: 'mood' }], draw: 'number' },
      422,
      'reports.block_wrong',
    ],
    [
      'a metric by a number',
      { measures: [{ name: 'metric', of: 7 }], draw: 'number' },
      422,
      'reports.block_wrong',
    ],
    [
      'a line of operators',
      { measures: [{ name: 'calls' }], by: ['agent'], draw: 'line' },
      422,
      'reports.block_wrong',
    ],
    [
      'the same way twice',
      { measures: [{ name: 'calls' }], by: ['day', 'day'], draw: 'pivot' },
      422,
      'reports.block_wrong',
    ],
    [
      'a number that nobody knows',
      { measures: [{ name: 'metric', of: 'mood' }], draw: 'number' },
      422,
      'metrics.unknown',
    ],
    ['nothing', { measures: [] }, 400, null],
    ['three ways', { measures: [{ name: 'calls' }], by: ['day', 'agent', 'tag'] }, 400, null],
  ])('is refused with %s', async (_, one, status, code) => {
    const reply = await boss.request('POST', 'reports/run', {
      report: { name: 'Any', period: march, blocks: [one] },
    });
    const refused = await refusal(reply);
    expect(refused[0]).toBe(status);
    if (code !== null) expect(refused[1]).toBe(code);
  });

  it('of somebody else’s workspace counts nothing, and is not found', async () => {
    const made = await boss.json<Report>('POST', 'reports', body);
    for (const path of [`reports/${made.id}`, `reports/${made.id}/run`])
      expect((await neighbour.request('GET', path)).status).toBe(404);
    const found = await block(
      { measures: [{ name: 'calls' }, { name: 'tag', of: tags[0]?.id }], by: ['agent'] },
      {},
      neighbour,
    );
    expect([found.rows, found.totals.calls]).toEqual([[], 0]);
    await boss.request('DELETE', `reports/${made.id}`);
  });

  it('needs the section, and what it counts needs its own', async () => {
    const lead = await sessionWith(server, 'manager', { ...everyFlag, allow_callcenter: false });
    const asked = { measures: [{ name: 'calls' }], draw: 'number' };
    expect((await block(asked, {}, lead)).totals.calls).toBe(4);
    for (const one of [
      { ...asked, by: ['agent'], draw: 'bar' },
      { measures: [{ name: 'conversion', of: 1 }], draw: 'number' },
      { ...asked, filters: { patterns: [1] } },
    ]) {
      const report = { name: 'Any', period: march, blocks: [one, asked] };
      expect(await refusal(await lead.request('POST', 'reports', report))).toEqual([
        403,
        'filters.forbidden',
      ]);
      const { blocks } = await lead.json<RunReport>('POST', 'reports/run', { report });
      expect(blocks.map(({ hidden, totals }) => [hidden, totals.calls])).toEqual([
        [expect.stringMatching(/^(?:agent|conversion|patterns)$/), 0],
        [null, 4],
      ]);
    }
    const hidden = { name: 'Any', period: march, blocks: [asked], filters: { patterns: [1] } };
    const reply = await lead.request('POST', 'reports/run', { report: hidden });
    expect(await refusal(reply)).toEqual([403, 'filters.forbidden']);
    const other = await sessionWith(server, 'manager', { ...everyFlag, allow_reports: false });
    expect((await other.request('GET', 'reports')).status).toBe(403);
  });
});
