import { Detection, type DetectionInput } from '@earshot/core/detection/detection.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { query, removeDataDir, startServer, type TestServer } from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';
import { insertPatternRow, updatePatternRow } from '../patterns/patterns.store.ts';
import { tagFile, untagFile } from '../tags/file-tags.ts';
import { insertTagRow, updateTagRow } from '../tags/tags.store.ts';

/** Of each kind. The call has the first hundred of as many words. */
const rules = 150;
const spoken = 100;

let server: TestServer;
let ctx: Ctx;
let close: () => Promise<void>;
let call = '';
const tags: number[] = [];
const patterns: number[] = [];

/** A word that is no form of another. */
const word = (at: number) =>
  `${Array.from(String(at).padStart(3, '0'), (digit) => 'bcdfghklmn'.charAt(Number(digit))).join('o')}ox`;
const saying = (text: string): DetectionInput => ({
  methods: [{ kind: 'query', query: { phrases: [text] } }],
});

const body = (name: string, detection: DetectionInput) => ({
  name,
  detection: Detection.parse(detection),
  applies_from: null,
  author_id: null,
  updated_at: ctx.now(),
});
const makeTag = (name: string, detection: DetectionInput) =>
  insertTagRow(ctx.db, ctx.workspaceId, { ...body(name, detection), color: 'grey', weight: 0 });
const makePattern = (name: string, detection: DetectionInput) =>
  insertPatternRow(ctx.db, ctx.workspaceId, { ...body(name, detection), description: '' });
async function changeRules(at: number, detection: DetectionInput): Promise<void> {
  const { author_id: _, ...change } = { ...body(`Rule ${at}`, detection), version: 2 };
  const tag = { ...change, color: 'grey' as const, weight: 0 };
  await updateTagRow(ctx.db, ctx.workspaceId, tags[at] ?? 0, tag);
  await updatePatternRow(ctx.db, ctx.workspaceId, patterns[at] ?? 0, { ...change, description: '' });
}

/** Number of the rule, version and first words found, as it stands on the call. */
async function standing(kind: 'tag' | 'pattern', ids: readonly number[]) {
  const rows = await query<{ id: string; version: number; text: string }>(
    server.dataDir,
    `select rule_id as id, version, evidence->0->'hits'->0->>'text' as text from findings
     where workspace_id = 1 and kind = $1 and file_id = $2 and version is not null`,
    [kind, call],
  );
  return new Map(rows.map(({ id, version, text }) => [ids.indexOf(Number(id)), `${version} ${text}`]));
}
const expected = (version: (at: number) => string | null) =>
  new Map(
    Array.from({ length: rules }, (_, at) => [at, version(at)] as const).filter(
      ([, found]) => found !== null,
    ),
  );

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  ({ ctx, close } = await openContext(server.dataDir));
  for (let at = 0; at < rules; at += 1) {
    tags.push(await makeTag(`Rule ${at}`, saying(word(at))));
    patterns.push(await makePattern(`Rule ${at}`, saying(word(at))));
  }
  const words = Array.from({ length: spoken }, (_, at) => word(at));
  call = await makeCall(ctx, [
    { speaker: 'operator', start_ms: 0, words: words.slice(0, 60) },
    { speaker: 'abonent', start_ms: 60_000, words: words.slice(60) },
  ]);
  await untagFile(ctx, call, tags[4] ?? 0);
  await tagFile(ctx, call, tags[6] ?? 0);
  await tagFile(ctx, call, tags[140] ?? 0);
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

/** What people decided, which carries no version. */
const decided = () =>
  query(
    server.dataDir,
    `select rule_id::int as id, removed from findings
     where workspace_id = 1 and kind = 'tag' and origin = 'hand' and evidence = '[]' order by 1`,
  );
const decisions = () => [
  { id: tags[4], removed: true },
  { id: tags[6], removed: false },
  { id: tags[140], removed: false },
];

it('of many rules those hold whose words were said; what people decided stays', async () => {
  await analyseFile(ctx, call);
  const found = (at: number) => (at < spoken ? `1 ${word(at)}` : null);
  expect(await standing('pattern', patterns)).toEqual(expected(found));
  expect(await standing('tag', tags)).toEqual(expected((at) => (at === 4 || at === 6 ? null : found(at))));
  expect(await decided()).toEqual(decisions());
});

it('rules that changed take back what they no longer find', async () => {
  const other = (at: number) => rules - 1 - at;
  for (let at = 1; at < rules; at += 2) await changeRules(at, saying(word(other(at))));
  await analyseFile(ctx, call);
  const found = (at: number) => {
    if (at % 2 === 0) return at < spoken ? `1 ${word(at)}` : null;
    return other(at) < spoken ? `2 ${word(other(at))}` : null;
  };
  expect(await standing('pattern', patterns)).toEqual(expected(found));
  expect(await standing('tag', tags)).toEqual(expected((at) => (at === 4 || at === 6 ? null : found(at))));
  expect(await decided()).toEqual(decisions());
});

it('a rule that asks for no words is tried on every call', async () => {
  const unsaid = word(140);
  const hold = [
    await makePattern('Never said', {
      methods: [{ kind: 'query', query: { phrases: [unsaid], limits: [0, 0] } }],
    }),
    await makePattern('Not said', {
      methods: [{ kind: 'query', query: { type: 'advanced', expression: `NOT ${unsaid}` } }],
    }),
    await makePattern('Long', { methods: [{ kind: 'metric', metric: 'words', limits: [spoken, null] }] }),
    await makePattern('Either', {
      join: 'any',
      methods: [...saying(unsaid).methods, { kind: 'metric', metric: 'words', limits: [1, null] }],
    }),
  ];
  await makePattern('Both', {
    methods: [...saying(unsaid).methods, { kind: 'metric', metric: 'words', limits: [1, null] }],
  });
  await analyseFile(ctx, call);
  const rows = await query<{ pattern_id: number }>(
    server.dataDir,
    `select rule_id::int as pattern_id from findings
     where workspace_id = 1 and kind = 'pattern' and file_id = $1 and rule_id >= $2 order by 1`,
    [call, hold[0]],
  );
  expect(rows.map(({ pattern_id }) => pattern_id)).toEqual(hold);
});
