import { sinceSteps } from '@earshot/core/calls/since-filters.ts';
import { emotionNames } from '@earshot/core/emotions/emotions.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import type { Goal } from '@earshot/core/goals/goals.ts';
import { type ByName, byNames } from '@earshot/core/reports/by-what.ts';
import { cohortOf, cohortWhos } from '@earshot/core/reports/cohort.ts';
import type { Days } from '@earshot/core/reports/report-period.ts';
import type { ReportRow, RunReport } from '@earshot/core/reports/reports.api.ts';
import { type Draw, drawsOf, isSpread, isStep, type Measure, stats } from '@earshot/core/reports/reports.ts';
import { wholeNumbers } from '@earshot/core/testing/random.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { formOf, questionId } from '../../testing/goal-scores.ts';
import { measuredAs } from '../../testing/measured.ts';
import { expectCohorts } from '../../testing/plain-cohorts.ts';
import {
  type Call,
  type Conversion,
  keysOf,
  near,
  numberOf,
  readCalls,
  tell,
} from '../../testing/plain-reports.ts';
import { newProject, phrases, settled } from '../../testing/projects.ts';
import { type Client, removeDataDir, signIn, startServer, type TestServer } from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';
import { putTogether } from '../day-columns/put-together.ts';
import { answerQuestions } from '../goals/answer-call.ts';

/** Blocks that are made at random, and how many of them one report has. */
const blocksTried = 240;
const blocksAtOnce = 12;
const timeZone = 'Europe/Kyiv';
/** Around the night in which the clocks go forward. */
const period: Days = { from: '2026-03-25', to: '2026-04-03' };
const callsMade = 60;

let server: TestServer;
let client: Client;
let ctx: Ctx;
let close: () => Promise<void>;
let tags: number[];
let goal: number;
/** The one that the machine answers, and the one that it leaves to people. */
let questions: number[];
let pattern: number;
let scripts: number[];
let labels: number[];
let conversions: Conversion[];
let calls: Call[];

/** The same blocks in every run; another seed gives others. */
const below = wholeNumbers(Number(process.env.REPORT_SEED ?? 20261125));
const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
  await client.json('PUT', 'workspace', { time_zone: timeZone });
  const team = await client.json<{ id: number }>('POST', 'teams', { name: 'Days', lead_ids: [] });
  tags = [];
  for (const word of ['refund', 'parcel', 'thanks'])
    tags.push((await client.json<{ id: number }>('POST', 'tags', tagOf(word))).id);
  ({ id: pattern } = await client.json<{ id: number }>('POST', 'patterns', tagOf('parcel')));
  scripts = [];
  await makeScript({ variations: [{ language: 'en-GB', text: 'and thanks' }] });
  await makeScript({ who: 'abonent', variations: [{ language: 'uk', text: 'and parcel' }] });
  const made = await client.json<Goal>(
    'POST',
    'goals',
    formOf('Parcels', [
      { text: 'Is it about a parcel', answer_by: { kind: 'pattern', id: pattern } },
      { text: 'How calm is it', mode: 'scale', scale: { from: 1, to: 4 }, control_value: 4 },
    ]),
  );
  goal = made.id;
  questions = [questionId(made), questionId(made, 1)];
  await newProject(client, { query: phrases('nothing') });
  for (let made = 0; made < callsMade; made += 1) {
    // Some calls were there before it.
    if (made === callsMade / 2)
      await makeScript({ who: 'anyone', variations: [{ language: null, text: 'and parcel' }] });
    await makeOne(made);
  }
  await makeLabels();
  await makeConversions(pattern);
  const [agent] = await ctx.db
    .selectFrom('agents')
    .select('id')
    .where('workspace_id', '=', ctx.workspaceId)
    .execute();
  await client.json('PUT', `agents/${agent?.id}`, { team_id: team.id });
  await settled(server.dataDir);
  calls = await readCalls(ctx, goal);
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

/** Said by a person of some calls, either way. */
async function makeLabels(): Promise<void> {
  const body = { name: 'Topics', labels: [{ name: 'Parcel' }, { name: 'Refund' }] };
  const made = await client.json<{ labels: { id: number }[] }>('POST', 'classifiers', body);
  labels = made.labels.map(({ id }) => id);
  const files = await ctx.db
    .selectFrom('files')
    .select('id')
    .where('workspace_id', '=', ctx.workspaceId)
    .orderBy('id')
    .execute();
  for (const [at, { id }] of files.entries())
    if (at % 3 > 0) await client.json('PUT', `files/${id}/labels/${labels[at % 2]}`, { has: at % 5 > 1 });
}

async function makeScript(wording: object): Promise<void> {
  const made = { name: `Script ${scripts.length}`, type: 'closing', ...wording };
  scripts.push((await client.json<{ id: number }>('POST', 'scripts', made)).id);
}

async function makeConversions(pattern: number): Promise<void> {
  conversions = [];
  const make = async (input: object, rest: Omit<Conversion, 'id' | 'each'> & { each?: number }) => {
    const made = { name: `Success ${conversions.length}`, type: 'sale', ...input };
    const { id } = await client.json<{ id: number }>('POST', 'conversions', made);
    conversions.push({ each: 0, ...rest, id });
  };
  const [tag = 0] = tags;
  const [script = 0] = scripts;
  const says = { kind: 'tag', id: tag };
  const found = { kind: 'pattern', id: pattern };
  await make(
    {
      counts: { join: 'any', conditions: [says, { kind: 'goal', id: goal, outcome: 'passed' }] },
      out_of: { filters: { direction: 'inbound', without: ['queue', 'goals'] } },
      value: { fixed: 12.5 },
    },
    {
      base: (call) => call.direction === 'inbound' && (call.queue === null || call.goals.length === 0),
      met: (call) => call.tags.includes(tag) || call.passed === true,
      each: 12.5,
    },
  );
  await make(
    { counts: { join: 'all', conditions: [found, { kind: 'script', id: script }] } },
    { base: () => true, met: (call) => call.patterns.includes(pattern) && call.scripts.includes(script) },
  );
  await make(
    {
      counts: { join: 'all', conditions: [{ kind: 'goal', id: goal, outcome: 'failed' }] },
      out_of: { filters: { scripts_known: scripts } },
      value: { fixed: -3 },
    },
    { base: (call) => call.known.length > 0, met: (call) => call.passed === false, each: -3 },
  );
  await make(
    {
      counts: { join: 'any', conditions: [found, { kind: 'field', field: 'disposition', equals: 'sold' }] },
      value: { fixed: 2, field: 'campaign' },
    },
    {
      base: () => true,
      met: (call) => call.patterns.includes(pattern) || call.disposition === 'sold',
      each: Number.NaN,
    },
  );
  await make({ value: { fixed: 5 } }, { base: () => true, met: () => false, each: 5 });
}

const tagOf = (word: string) => ({
  name: `says ${word}`,
  detection: { methods: [{ kind: 'query', query: { phrases: [word] } }] },
});

async function makeOne(made: number): Promise<void> {
  const operator = one(['Ann', 'Bob', 'Cleo', null]);
  const words = [
    'so',
    one(['refund', 'parcel', 'nothing']),
    'and',
    one(['parcel', 'thanks', 'that']),
    `${made}`,
  ];
  const at = new Date(Date.UTC(2026, 2, 24) + below(11 * 24 * 60) * 60_000);
  const speaker = one(['operator', 'operator', 'abonent'] as const);
  const id = await makeCall(ctx, [{ speaker, start_ms: 0, words }], {
    ...(operator !== null && { operator }),
    recorded_at: at,
    ...(below(3) > 0 && { metrics: measuredAs(below(1000) / 150) }),
  });
  await analyseFile(ctx, id);
  await answerSome(id);
  const abonent = below(3) === 0 ? null : `+3805011122${33 + below(14)}`;
  await client.json('PUT', `files/${id}`, { abonent });
  const emotion = one([...emotionNames, null]);
  await ctx.db
    .updateTable('files')
    .set({
      direction: one(['inbound', 'outbound', null]),
      language: one(['en', 'en-US', 'uk', null]),
      ...(below(6) === 0 && { analysed_at: null }),
      duration_ms: one([null, 0, 1, below(2_000_000), 29_999, 30_000, 1_200_000]),
      meta: JSON.stringify(one([{}, { queue: 'Sales', campaign: 7 }, { queue: '', disposition: 'sold' }])),
      emotions:
        emotion === null
          ? null
          : sql`coalesce(emotions, '{}') || ${JSON.stringify({ strongest: emotion })}::jsonb`,
    })
    .where('workspace_id', '=', ctx.workspaceId)
    .where('id', '=', id)
    .execute();
}

/** What people say of a call: nothing, how calm it is, or that it is about something else than the machine heard. */
async function answerSome(file_id: string): Promise<void> {
  const given = (question_id: number, answer: string | number) => ({
    question_id,
    state: 'answered' as const,
    answer,
    points: null,
    comment: 'Listened to',
    failure_reason: null,
  });
  const [first = 0, second = 0] = questions;
  const answers = [
    ...(below(2) === 0 ? [given(second, 1 + below(4))] : []),
    ...(below(4) === 0 ? [given(first, one(['yes', 'no']))] : []),
  ];
  const place = { file_id, goal_id: goal };
  await answerQuestions(ctx, place, { revision: null, answers, isSubmitted: below(3) === 0 });
}

/** How a block is drawn, and what it counts where not every measure can be drawn so. */
function drawn(by: readonly ByName[]): { draw: Draw; measures?: Measure[] } {
  const draw = one(drawsOf(by));
  if (draw === 'spread') return { draw, measures: [one(among(({ name, of }) => isSpread({ name, of })))] };
  if (draw === 'cohort') return { draw, measures: [one([measures(), cameBack()])] };
  if (draw !== 'funnel') return { draw };
  return { draw, measures: Array.from({ length: 1 + below(3) }, () => one(steps())) };
}
const cameBack = (): Measure => ({ name: 'came_back', of: null, share: below(2) === 0, stat: 'mean' });
const among = (isMeant: (measure: Measure) => boolean): Measure[] =>
  Array.from({ length: 200 }, measures).filter(isMeant);
const steps = () =>
  among((measure) => isStep({ ...measure, share: false })).map((one) => ({ ...one, share: false }));

const measures = (): Measure => ({
  share: below(2) === 0,
  stat: one(stats),
  ...one([
    { name: 'calls' as const, of: null },
    { name: 'length' as const, of: null },
    { name: 'called_again' as const, of: null },
    { name: 'metric' as const, of: 'operator.talk_share' },
    { name: 'emotion' as const, of: one(emotionNames) },
    { name: 'tag' as const, of: one(tags) },
    { name: 'pattern' as const, of: pattern },
    { name: 'script' as const, of: one(scripts) },
    { name: 'label' as const, of: one(labels) },
    { name: 'conversion' as const, of: one(conversions).id },
    { name: 'revenue' as const, of: one(conversions).id },
    { name: 'score' as const, of: goal },
    { name: 'passed' as const, of: goal },
    { name: 'question' as const, of: `${goal}.${one(questions)}` },
  ]),
});

type Narrowing = { filters: object; keeps: (call: Call) => boolean };
const narrowings = (): Narrowing =>
  one<Narrowing>([
    { filters: {}, keeps: () => true },
    { filters: { direction: 'inbound' }, keeps: ({ direction }) => direction === 'inbound' },
    { filters: { tags: [tags[0]] }, keeps: (call) => call.tags.includes(tags[0] ?? 0) },
    {
      filters: { duration: { start: 30_000, to: 0 } },
      keeps: ({ duration_ms }) => (duration_ms ?? 0) >= 30_000,
    },
    {
      filters: { emotions: ['anger', 'negative'] },
      keeps: ({ emotion }) => emotion === 'anger' || emotion === 'negative',
    },
    { filters: { without: ['agents'] }, keeps: ({ agent }) => agent === null },
    { filters: { patterns: [pattern] }, keeps: ({ patterns }) => patterns.includes(pattern) },
    { filters: { labels: labels.slice(0, 1) }, keeps: (call) => call.labels.includes(labels[0] ?? 0) },
    { filters: { without: ['labels'] }, keeps: (call) => call.labels.length === 0 },
    {
      filters: { labels_known: labels.slice(1) },
      keeps: (call) => call.labels_known.includes(labels[1] ?? 0),
    },
    { filters: { without: ['patterns'] }, keeps: ({ patterns }) => patterns.length === 0 },
    {
      filters: { without: ['tags', 'goals', 'subscribers'] },
      keeps: ({ tags, goals, customer }) => tags.length === 0 || goals.length === 0 || customer === null,
    },
    { filters: { called_again: ['yes'] }, keeps: ({ again }) => again === true },
    { filters: { called_again: ['no'] }, keeps: ({ again }) => again === false },
    { filters: { called_again: ['no', 'yes'] }, keeps: ({ again }) => again !== null },
    { filters: { goals: [goal] }, keeps: ({ goals }) => goals.includes(goal) },
    {
      filters: { scripts: scripts.slice(0, 1) },
      keeps: (call) => call.scripts.includes(scripts[0] ?? 0),
    },
    {
      filters: { scripts_said: scripts },
      keeps: (call) => call.known.some((id) => call.scripts.includes(id)),
    },
    {
      filters: { scripts_known: scripts.slice(1) },
      keeps: ({ known }) => scripts.slice(1).some((id) => known.includes(id)),
    },
    {
      filters: { conversions: conversions.slice(0, 2).map(({ id }) => id) },
      keeps: (call) => conversions.slice(0, 2).some(({ base, met }) => base(call) && met(call)),
    },
    {
      filters: { conversion_base: conversions.slice(2, 3).map(({ id }) => id) },
      keeps: (call) => call.known.length > 0,
    },
    {
      filters: {
        score: [
          { goal_id: goal, outcome: 'decided', question_id: questions[1], credit: { start: 50, to: 99 } },
        ],
      },
      keeps: ({ answers, passed }) =>
        passed !== null && answers.some(({ id, answer }) => id === questions[1] && answer === 3),
    },
    {
      filters: { score: [{ goal_id: goal, start: 33.4, to: 80 }] },
      keeps: ({ score }) => score !== null && score >= Math.fround(33.4) && score <= 80,
    },
    { filters: { score: [{ goal_id: goal, outcome: 'passed' }] }, keeps: ({ passed }) => passed === true },
    {
      filters: {
        score: [
          { goal_id: goal, outcome: 'failed' },
          { goal_id: goal, start: 10 },
        ],
      },
      keeps: ({ passed, score }) => passed === false && score !== null && score >= 10,
    },
    {
      filters: { score: [{ goal_id: goal, outcome: 'open' }] },
      keeps: ({ passed, goals }) => passed === null && goals.includes(goal),
    },
    { filters: { without: ['scripts'] }, keeps: ({ scripts }) => scripts.length === 0 },
    {
      filters: { matching: 'all', tags: tags.slice(0, 2), patterns: [pattern] },
      keeps: (call) =>
        call.patterns.includes(pattern) && tags.slice(0, 2).every((id) => call.tags.includes(id)),
    },
  ]);

async function opensItsCalls({ values }: ReportRow): Promise<void> {
  for (const { open, n, hits, calls } of values) {
    const { count } = await client.json<{ count: number }>('POST', 'search', { ...open, exact: true });
    expect([JSON.stringify(open?.filters), count]).toEqual([
      JSON.stringify(open?.filters),
      calls ?? hits ?? n,
    ]);
  }
}

it.each(['rows', 'days'] as const)(
  'whatever is asked, the numbers from %s are those of the plain rows, and each opens its calls',
  async (source) => {
    if (source === 'days') await putTogether(ctx, { signal: new AbortController().signal });
    const sources = new Set<string>();
    for (let done = 0; done < blocksTried; done += blocksAtOnce) {
      const outer = narrowings();
      const blocks = Array.from({ length: blocksAtOnce }, () => {
        const by =
          below(10) === 0
            ? [one(cohortWhos), one(sinceSteps)]
            : [...new Set(Array.from({ length: below(3) }, () => one(byNames)))];
        const inner = narrowings();
        return {
          by,
          measures: [measures(), measures()],
          ...drawn(by),
          limit: one([2, 200]),
          inner,
          filters: inner.filters,
        };
      });
      const asked = {
        report: {
          name: 'At random',
          period: { start: period.from, to: period.to },
          // Nobody keeps columns of what a call has not, so that the rows are asked.
          filters: source === 'rows' ? { ...outer.filters, without_tags: [0] } : outer.filters,
          blocks: blocks.map(({ by, measures, draw, limit, filters }) => ({
            by,
            measures,
            draw,
            limit,
            filters,
          })),
        },
      };
      const ask = () => client.json<RunReport>('POST', 'reports/run', asked);
      // What days come to is worked out once, and then known.
      if (source === 'days') await ask();
      const found = await ask();
      for (const [at, { rows, totals, sums, ...block }] of found.blocks.entries()) {
        sources.add(block.source);
        const { by, measures, inner } = blocks[at] ?? expect.fail('a block more');
        const some = calls.filter((call) => {
          const day = dayOf(call.at, timeZone);
          return day >= period.from && day <= period.to && outer.keeps(call) && inner.keeps(call);
        });
        const wrong = (row: ReportRow, names: readonly ByName[]) => {
          const own = some.filter((call) =>
            names.every((name, place) => keysOf(call, name, timeZone).includes(row.keys[place] ?? null)),
          );
          return measures.some((measure, place) => {
            const told = tell(own, measure, conversions);
            const { value = null, n = -1 } = row.values[place] ?? {};
            const { low = null, high = null } = row.values[place] ?? {};
            const isBounded =
              told.low === undefined || (near(low, told.low) && near(high, told.high ?? null));
            return !near(value, told.value) || n !== told.n || row.calls !== own.length || !isBounded;
          });
        };
        const told = blocks[at]?.draw;
        if (told === 'funnel') {
          let left = some;
          for (const [step, measure] of measures.entries()) {
            const before = left.length;
            left = left.filter((call) => numberOf(call, measure, conversions)[0] === 1);
            const { hits, n } = totals.values[step] ?? {};
            expect([measures, step, hits, n]).toEqual([measures, step, left.length, before]);
          }
          await opensItsCalls(totals);
          continue;
        }
        if (told === 'spread') {
          const [measure] = measures;
          const numbers = some.flatMap((call) =>
            measure === undefined ? [] : numberOf(call, measure, conversions),
          );
          for (const row of rows) {
            const [start, end] = row.keys.map((key) =>
              key === null ? Number.POSITIVE_INFINITY : Number(key),
            );
            const own = numbers.filter((number) => number >= (start ?? 0) && number < (end ?? 0));
            expect([measure, row.keys, row.calls]).toEqual([measure, row.keys, own.length]);
          }
          if (rows.length > 0) await opensItsCalls(one(rows));
          expect(rows.reduce((sum, row) => sum + row.calls, 0)).toBe(numbers.length);
          continue;
        }
        const cohort = cohortOf(by);
        if (told === 'cohort' && cohort !== null) {
          const [measure] = measures;
          if (measure === undefined) throw new Error('Cohorts of nothing');
          const counted = { ...block, rows, totals, sums };
          expectCohorts(counted, { cohort, measure, timeZone, conversions, all: calls, some }, period.to);
          if (rows.length > 0) await opensItsCalls(one(rows));
          continue;
        }
        if (block.rest !== null) {
          const [name] = by;
          const shown = new Set(rows.map(({ keys: [key] }) => key));
          const own = some.filter(
            (call) =>
              name !== undefined &&
              keysOf(call, name, timeZone).some((key) => key !== null && !shown.has(key)),
          );
          for (const [place, measure] of measures.entries())
            expect(near(block.rest.values[place]?.value ?? null, tell(own, measure, conversions).value)).toBe(
              true,
            );
          await opensItsCalls(block.rest);
        }
        const all: [ReportRow, ByName[]][] = [
          [totals, []],
          ...rows.map((row): [ReportRow, ByName[]] => [row, by]),
          ...sums.flatMap((rows, way) =>
            rows.map((row): [ReportRow, ByName[]] => [row, by.slice(way, way + 1)]),
          ),
        ];
        expect([by, measures, all.filter(([row, names]) => wrong(row, names)).map(([row]) => row)]).toEqual([
          by,
          measures,
          [],
        ]);
        const standing = some.flatMap((call) =>
          by.reduce<string[]>(
            (pairs, name) =>
              pairs.flatMap((pair) => keysOf(call, name, timeZone).map((key) => `${pair} ${key}`)),
            [''],
          ),
        );
        const isWhole = blocks[at]?.limit === 200;
        expect([by, rows.filter(({ calls }) => calls > 0).length]).toEqual([
          by,
          by.length === 0 || !isWhole ? rows.filter(({ calls }) => calls > 0).length : new Set(standing).size,
        ]);
        await opensItsCalls(one(all)[0]);
      }
    }
    expect(sources.has('days')).toBe(source === 'days');
  },
);
