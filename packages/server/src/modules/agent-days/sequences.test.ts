import type { ListedAgent } from '@earshot/core/agents/agents.api.ts';
import { Failure } from '@earshot/core/errors.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { wholeNumbers } from '@earshot/core/testing/random.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { openContext } from '../../testing/context.ts';
import { wrongDays } from '../../testing/kept-days.ts';
import { wrongSums } from '../../testing/kept-sums.ts';
import { measuredAs } from '../../testing/measured.ts';
import { callSaying, phrases } from '../../testing/projects.ts';
import {
  type Client,
  query,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';
import { putTogether } from '../day-columns/put-together.ts';

const steps = 300;
const atOnce = 3;
/** After so many steps the sums are looked at. */
const lookAfter = 6;

let server: TestServer;
let client: Client;
let ctx: Ctx;
let close: () => Promise<void>;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

const names = ['Ann', 'Bob', 'Cleo', 'Dan', null] as const;
const words = ['refund', 'parcel', 'thanks', 'nothing'] as const;
const zones = ['UTC', 'Asia/Tokyo', 'America/Lima', 'Europe/Kyiv'] as const;
/** Late in the evening, so that another clock is another day. */
const moments = ['2026-03-01T20:30:00Z', '2026-03-01T22:30:00Z', '2026-03-02T01:00:00Z'] as const;

/** Over connections that stay open: every step asks what is there. */
const ask = async <Row>(text: string) => (await sql.raw<Row>(text).execute(ctx.acrossWorkspaces)).rows;

/** Until nothing that follows in the background from what was done is left. */
async function settled(): Promise<void> {
  await until(
    () =>
      ask(`select name, output from jobs.job where state in ('created', 'active', 'retry')
        and (name like 'hear.%' or name in ('project_run', 'apply_rule', 'recount_calls', 'rewrite_days', 'bulk_run'))`),
    (rows) => rows.length === 0,
    60_000,
  );
}

/** What a workspace is worked on with: each step does one thing with what is there, chosen by numbers. */
function worker(below: (limit: number) => number) {
  const one = <T>(of: readonly T[]): T | undefined => of[below(of.length)];
  const ids = async (table: string, where = 'true') =>
    (await ask<{ id: number }>(`select id from ${table} where ${where} order by id`)).map(({ id }) => id);
  const call = async () =>
    one(
      (await ask<{ id: string }>('select id from files order by created_at desc limit 40')).map(
        ({ id }) => id,
      ),
    );
  /** Tags that no project sets. */
  const own = "name not like 'kept%'";
  let made = 0;
  let isBehind = false;
  /** Two at once may want the same thing, so a refusal is as good as a change; a failure is not. */
  const change = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const reply = await client.request(method, path, body);
    if (reply.status >= 500) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  };
  /** Sums follow this in the background. */
  const behind = async (...asked: Parameters<typeof change>) => {
    isBehind = true;
    await change(...asked);
  };
  const tag = (word: string) => ({
    name: `${word} ${below(1_000_000)}`,
    detection: { methods: [{ kind: 'query', query: phrases(word) }] },
    apply: 'history',
  });
  const script = (word: string) => ({
    name: `${word} ${below(1_000_000)}`,
    type: 'closing',
    variations: [{ language: 'en', text: `and ${word}` }],
    apply: 'history',
  });
  const comesIn = async () => {
    made += 1;
    const operator = one(names);
    const metrics = measuredAs(1 + below(1000) / 7);
    const recorded_at = new Date(one(moments) ?? 0);
    const more = { ...(operator && { operator }), recorded_at, metrics };
    const said = `${one(words)} and ${one(words)} number ${made}`;
    await callSaying(ctx, said, more).catch((error: unknown) => {
      // Another step may remove it before it is analysed.
      if (!(error instanceof Failure) || error.code !== 'files.not_found') throw error;
    });
  };
  const kinds: [number, () => Promise<unknown>][] = [
    [12, comesIn],
    [6, async () => change('PUT', `files/${await call()}`, { operator: one(names) })],
    [6, async () => change('PUT', `files/${await call()}`, { recorded_at: one(moments) })],
    [
      1,
      async () =>
        change('PUT', `files/${await call()}/fields`, { fields: { operator_id: `ID-${below(2)}x` } }),
    ],
    [
      2,
      async () =>
        change(
          'PUT',
          `files/${await call()}`,
          one([{ direction: 'outbound' }, { abonent: '+380501112233' }]),
        ),
    ],
    [4, async () => change('POST', `files/${await call()}/swap_roles`)],
    [6, async () => change('PUT', `files/${await call()}/tags/${one(await ids('tags'))}`)],
    [4, async () => change('DELETE', `files/${await call()}/tags/${one(await ids('tags'))}`)],
    [4, async () => change('DELETE', `files/${await call()}`)],
    [
      4,
      async () => {
        const chosen = [...new Set([await call(), await call(), await call()])];
        const tag_id = one(await ids('tags'));
        await change('POST', 'files/bulk', { action: one(['tag', 'untag']), ids: chosen, tag_id });
      },
    ],
    [
      4,
      async () =>
        change('POST', `agents/${one(await ids('agents'))}/merge`, { into: one(await ids('agents')) }),
    ],
    [4, async () => change('POST', `agents/${one(await ids('agents', 'merged_into is not null'))}/unmerge`)],
    [1, async () => change('POST', 'tags', tag(one(words) ?? ''))],
    [1, async () => change('PUT', `tags/${one(await ids('tags', own))}`, tag(one(words) ?? ''))],
    [1, async () => behind('DELETE', `tags/${one(await ids('tags', own))}`)],
    [2, async () => behind('POST', 'patterns', tag(one(words) ?? ''))],
    [1, async () => behind('PUT', `patterns/${one(await ids('patterns'))}`, tag(one(words) ?? ''))],
    [1, async () => behind('DELETE', `patterns/${one(await ids('patterns'))}`)],
    [1, async () => behind('POST', 'scripts', script(one(words) ?? ''))],
    [1, async () => behind('DELETE', `scripts/${one(await ids('scripts'))}`)],
    [1, async () => behind('PUT', 'workspace', { time_zone: one(zones) })],
    [
      1,
      async () => change('POST', `projects/${one(await ids('projects'))}/restart`, { clear: below(2) === 0 }),
    ],
    [1, async () => change('POST', `projects/${one(await ids('projects'))}/clear`)],
  ];
  const all = kinds.flatMap(([often, step]) => Array.from({ length: often }, () => step));
  return {
    comesIn,
    step: () => one(all)?.(),
    followed: async () => {
      if (isBehind) await settled();
      isBehind = false;
    },
  };
}

/** One that sets a tag on what it finds, or none. */
async function makeProject(name: string, isMarking = true): Promise<Project> {
  const tag = isMarking && (await client.json<{ id: number }>('POST', 'tags', { name: `kept ${name}` }));
  const project = await client.json<Project>('POST', 'projects', {
    name: `Watching ${name}`,
    kind: 'monitoring',
    language: ['en'],
    query: phrases(name),
    history_from: '2026-01-01',
    triggers: tag ? [{ id: 'mark', type: 'mark', tags: [{ tag_id: tag.id }] }] : [],
  });
  await client.json('POST', `projects/${project.id}/start`);
  return project;
}

it.each([1, 2, 3])(
  'whatever is done to calls, the sums of agents and of projects and the columns of days are what the rows come to (%i)',
  async (seed) => {
    const { comesIn, step, followed } = worker(wholeNumbers(seed));
    if (seed === 1) {
      await makeProject('refund');
      await makeProject('parcel');
    }
    for (let at = 0; at < 6; at += 1) await comesIn();
    for (let done = 0; done < steps / 3; done += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, step));
      if (done % lookAfter > 0) continue;
      // Rules and projects may be at work meanwhile: what they write is counted with it.
      await followed();
      expect(await wrongSums(server.dataDir)).toEqual([]);
      expect(await wrongDays(ctx)).toEqual([]);
      await putTogetherByTwo(ctx);
    }
    await settled();
    expect(await wrongSums(server.dataDir)).toEqual([]);
    await putTogetherByTwo(ctx);
    expect(await wrongDays(ctx)).toEqual([]);
    const { results } = await client.json<{ results: ListedAgent[] }>('GET', 'agents?dateTo=2026-03-02');
    expect(results.some(({ in_period }) => in_period.files > 0)).toBe(true);
    for (const { name, in_period } of results) {
      const { count } = await client.json<{ count: number }>('POST', 'search', in_period.open);
      expect([name, in_period.files]).toEqual([name, count]);
    }
  },
);

it('what a project finds that sets no tag, and finds no longer, is known of the days', async () => {
  await putTogetherByTwo(ctx);
  const { id } = await makeProject('thanks', false);
  await settled();
  expect(await wrongDays(ctx)).toEqual([]);
  await putTogetherByTwo(ctx);
  const found = () =>
    query<{ days: number }>(
      server.dataDir,
      `select count(*)::int as days from day_columns where name = 'project:${id}'`,
    );
  expect((await found())[0]?.days).toBeGreaterThan(0);
  expect((await client.request('DELETE', `projects/${id}`)).status).toBe(204);
  expect(await wrongDays(ctx)).toEqual([]);
  await putTogetherByTwo(ctx);
  expect(await found()).toEqual([{ days: 0 }]);
});

/** As when a worker that was taken for lost goes on beside the one that took over. */
async function putTogetherByTwo(ctx: Ctx): Promise<void> {
  const { signal } = new AbortController();
  await Promise.all([putTogether(ctx, { signal }), putTogether(ctx, { signal })]);
}
