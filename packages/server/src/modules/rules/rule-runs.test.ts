import type { Pattern } from '@earshot/core/patterns/patterns.api.ts';
import type { CheckResult, Preview, RuleRun } from '@earshot/core/rules/rules.ts';
import type { FileTag, Tag } from '@earshot/core/tags/tags.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import {
  type Client,
  ended,
  form,
  query,
  refusal,
  removeDataDir,
  signIn,
  until,
} from '../../testing/server.ts';
import { type SpawnedServer, spawnServer } from '../../testing/spawned-server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';

const calls = 150;
const wanted = {
  join: 'all',
  methods: [
    {
      kind: 'query',
      query: {
        phrases: ['хочу розірвати договір'],
        who: 'abonent',
        part: { name: 'first_half' },
        distance: 2,
      },
    },
  ],
};

let server: SpawnedServer;
let client: Client;
let ctx: Ctx;
let close: () => Promise<void>;
const leaving: string[] = [];

beforeAll(async () => {
  server = await spawnServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
  for (let call = 0; call < calls; call += 1) {
    const leaves = call % 3 === 0;
    const id = await makeCall(ctx, [
      { speaker: 'operator', start_ms: 0, words: 'Доброго дня, слухаю вас.'.split(' ') },
      {
        speaker: 'abonent',
        start_ms: 4000,
        words: (leaves ? 'Я хочу сьогодні розірвати свій договір.' : 'Я хочу продовжити договір.').split(' '),
      },
      { speaker: 'operator', start_ms: 60_000, words: 'Ви хочете розірвати договір?'.split(' ') },
    ]);
    await analyseFile(ctx, id);
    if (leaves) leaving.push(id);
  }
}, 120_000);
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

const runOf = (id: number) =>
  client
    .json<{ results: RuleRun[] }>('GET', 'rules/runs?limit=100')
    .then(({ results }) => results.find((run) => run.id === id) as RuleRun);
const done = (id: number) =>
  until(
    () => runOf(id),
    (run) => run.status !== 'waiting' && run.status !== 'running',
  );
const lastRun = async (kind: string, ruleId: number) => {
  const { results } = await client.json<{ results: RuleRun[] }>(
    'GET',
    `rules/runs?kind=${kind}&rule_id=${ruleId}`,
  );
  return results[0] as RuleRun;
};

describe('a rule over the calls that are there', () => {
  let pattern: Pattern;

  it('is previewed before it is saved', async () => {
    const preview = await client.json<Preview>('POST', 'patterns/preview', {
      pattern: { detection: wanted },
      days: 30,
    });
    expect(preview).toMatchObject({
      total: calls,
      matched: leaving.length,
      added: leaving.length,
      removed: 0,
    });
    const [first] = preview.sample;
    expect(leaving).toContain(first?.file_id);
    expect(first?.evidence[0]?.hits[0]).toMatchObject({
      role: 'abonent',
      text: 'хочу сьогодні розірвати свій договір.',
      words: [1, 5],
      start_ms: 4500,
    });
  });

  it('finds what it should, with evidence, and says how much changed', async () => {
    pattern = await client.json<Pattern>('POST', 'patterns', {
      name: 'Leaving',
      detection: wanted,
      apply: 'history',
    });
    const run = await done((await lastRun('pattern', pattern.id)).id);
    expect(run).toMatchObject({ status: 'done', added: leaving.length, removed: 0, kept: 0 });
    expect((await client.json<Pattern>('GET', `patterns/${pattern.id}`)).files).toBe(leaving.length);
    const found = await client.json<{ count: number }>('GET', `files?patterns=${pattern.id}`);
    expect(found.count).toBe(leaving.length);
  });

  it('takes back what a changed rule no longer finds', async () => {
    await client.json('PUT', `patterns/${pattern.id}`, {
      name: 'Leaving',
      detection: { methods: [{ kind: 'query', query: { phrases: ['продовжити договір'] } }] },
      apply: 'history',
    });
    const run = await done((await lastRun('pattern', pattern.id)).id);
    expect(run).toMatchObject({ status: 'done', added: calls - leaving.length, removed: leaving.length });
  });

  it('leaves alone what people set and took off', async () => {
    const [byHand = '', takenOff = ''] = leaving;
    const other = (
      await client.json<{ results: { file_id: string }[] }>('GET', 'files?limit=200')
    ).results.find(({ file_id }) => !leaving.includes(file_id))?.file_id as string;
    const tag = await client.json<Tag>('POST', 'tags', { name: 'Leaving', detection: wanted });
    await client.json('PUT', `files/${byHand}/tags/${tag.id}`);
    await client.json('PUT', `files/${other}/tags/${tag.id}`);
    await client.json('PUT', `files/${takenOff}/tags/${tag.id}`);
    await client.json('DELETE', `files/${takenOff}/tags/${tag.id}`);
    const run = await done(
      (await client.json<RuleRun>('POST', 'rules/runs', { kind: 'tag', rule_id: tag.id })).id,
    );
    expect(run).toMatchObject({ status: 'done', added: leaving.length - 2, removed: 0 });
    const tagsOf = async (id: string) =>
      (await client.json<{ results: FileTag[] }>('GET', `files/${id}/tags`)).results.map(
        ({ origin }) => origin,
      );
    expect(await tagsOf(byHand)).toEqual(['hand']);
    expect(await tagsOf(other)).toEqual(['hand']);
    expect(await tagsOf(takenOff)).toEqual([]);
    expect(await tagsOf(leaving[2] ?? '')).toEqual(['rule']);
    await analyseFile(ctx, takenOff);
    await analyseFile(ctx, other);
    expect(await tagsOf(takenOff)).toEqual([]);
    expect(await tagsOf(other)).toEqual(['hand']);
  });

  it('goes on where it was when the server is killed, and counts nothing twice', async () => {
    const made = await client.json<Pattern>('POST', 'patterns', { name: 'Killed', detection: wanted });
    const { id } = await client.json<RuleRun>('POST', 'rules/runs', { kind: 'pattern', rule_id: made.id });
    await server.kill();
    await close();
    server = await spawnServer({ dataDir: server.dataDir, env: { PATH: '/nowhere' } });
    ({ ctx, close } = await openContext(server.dataDir));
    client = await signIn(server);
    const run = await done(id);
    expect(run).toMatchObject({ status: 'done', added: leaving.length, removed: 0, kept: 0 });
    const [row] = await query<{ count: string }>(
      server.dataDir,
      `select count(*) from findings where workspace_id = 1 and kind = 'pattern' and rule_id = $1`,
      [made.id],
    );
    expect(Number(row?.count)).toBe(leaving.length);
  });

  it('can be called off, once', async () => {
    const made = await client.json<Pattern>('POST', 'patterns', { name: 'Called off', detection: wanted });
    const { id } = await client.json<RuleRun>('POST', 'rules/runs', { kind: 'pattern', rule_id: made.id });
    const response = await client.request('POST', `rules/runs/${id}/cancel`);
    // Quick as it is, it may have ended before.
    if (response.status === 409) expect((await runOf(id)).status).toBe('done');
    else expect((await runOf(id)).status).toBe('cancelled');
    expect(await refusal(await client.request('POST', `rules/runs/${id}/cancel`))).toEqual([
      409,
      'rules.run_ended',
    ]);
  });
});

describe('a rule from now on', () => {
  it('counts for calls that arrive afterwards and not for those that are there', async () => {
    const tag = await client.json<Tag>('POST', 'tags', { name: 'From now on', detection: wanted });
    await analyseFile(ctx, leaving[0] ?? '');
    expect((await client.json<Tag>('GET', `tags/${tag.id}`)).files).toBe(0);
    const text =
      'Operator: Добрий день.\nAbonent: Хочу розірвати договір.\nOperator: Чому?\nAbonent: Бо так.\n';
    const { file_id } = await client.json<{ file_id: string }>('POST', 'files', form('new.txt', text));
    expect((await ended(client, file_id)).status).toBe('DONE');
    const { results } = await client.json<{ results: FileTag[] }>('GET', `files/${file_id}/tags`);
    const found = results.find(({ tag_id }) => tag_id === tag.id);
    expect(found?.evidence[0]?.hits[0]?.text).toBe('Хочу розірвати договір.');
  });
});

describe('checking a rule', () => {
  it('says what it finds in a text, and where a mistake is', async () => {
    const check = await client.json<CheckResult>('POST', 'patterns/check', {
      pattern: { detection: wanted },
      text: 'abonent: Хочу розірвати договір\noperator: Добре',
    });
    expect(check.holds).toBe(true);
    const wrong = await client.request('POST', 'patterns/check', {
      pattern: {
        detection: { methods: [{ kind: 'query', query: { type: 'advanced', expression: 'a AND (b' } }] },
      },
      text: 'a',
    });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({
      code: 'queries.invalid',
      params: { issue: 'unclosed_parenthesis', method: 0, start: 6, end: 7 },
    });
  });
});
