/**
 * A year of calls as they stand after an analysis, in the order in which they came in: people who call again, nine numbers, ten
 * matches, a score; made by SQL.
 */
import type { Goal } from '@earshot/core/goals/goals.ts';
import type pg from 'pg';
import { wordsVersion } from '../src/modules/matching/lexicon.ts';
import type { Client } from '../src/testing/server.ts';
import { dice, fillWithoutIndexes, inPieces, part } from './bulk-rows.ts';
import { progress } from './progress.ts';

const counts = { agents: 40, teams: 4, sources: 3, tags: 12, patterns: 40, scripts: 4 };
const firstDay = '2024-01-01';
/** Calls of a customer in a year, were they all the same. */
const callsOfCustomer = 4;

/** Matches of a call of each kind: places among the rules, the first of which is another one for each call. */
const places = {
  tag: [0, 5],
  pattern: [0, 3, 7, 12, 18, 25, 33],
  script: [0, 2],
} as const;
/** Of these the second is only in every other call, so that there are ten matches a call. */
const everyOther = ['tag', 'script'] as const;

const metrics = [
  ['operator', 'talk_share', 0.2, 0.6],
  ['operator', 'listen_share', 0.1, 0.5],
  ['operator', 'interruptions', 0, 9],
  ['operator', 'words_per_minute', 90, 120],
  ['operator', 'response_ms', 200, 2500],
  ['', 'silence_share', 0, 0.5],
  ['', 'longest_silence_ms', 800, 30_000],
  ['', 'hold_ms', 0, 90_000],
  ['', 'holds', 0, 4],
] as const;

export type Things = {
  tags: number[];
  patterns: number[];
  scripts: number[];
  goal: number;
  conversion: number;
};

/** Makes the calls; they count in no column yet. */
export async function fillReports(
  client: Client,
  sql: pg.Client,
  { calls, days }: { calls: number; days: number },
): Promise<Things> {
  const things = await makeThings(client);
  await sql.query(
    `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '1GB'`,
  );
  await makePeople(sql, Math.ceil(calls / callsOfCustomer));
  await makeCalls(sql, calls, days);
  progress('calls made');
  await fillWithoutIndexes(sql, 'file_metrics', () => makeNumbers(sql, calls));
  progress('numbers made');
  await fillWithoutIndexes(sql, 'findings', () => makeMatches(sql, calls, things));
  progress('matches made');
  await fillWithoutIndexes(sql, 'call_scores', () => makeScores(sql, calls, things.goal));
  await fillWithoutIndexes(sql, 'phrase_index', () => makePhrases(sql, calls));
  progress('scores and phrases made');
  await sql.query(`drop table made; set session_replication_role = origin`);
  await sql.query('vacuum analyze');
  await sql.query('checkpoint');
  progress('vacuumed');
  return things;
}

async function makeThings(client: Client): Promise<Things> {
  const several = async (count: number, path: string, input: (at: number) => object): Promise<number[]> => {
    const ids: number[] = [];
    for (let at = 1; at <= count; at += 1)
      ids.push((await client.json<{ id: number }>('POST', path, input(at))).id);
    return ids;
  };
  await several(counts.teams, 'teams', (at) => ({ name: `Team ${at}` }));
  await several(counts.agents, 'agents', (at) => ({ name: `Agent ${at}` }));
  await several(counts.sources, 'sources', (at) => ({ name: `Source ${at}` }));
  const tags = await several(counts.tags, 'tags', (at) => ({ name: `Tag ${at}` }));
  const patterns = await several(counts.patterns, 'patterns', (at) => ({
    name: `Pattern ${at}`,
    detection: { methods: [{ kind: 'query', query: { phrases: [`${wordOf(at)} order`] } }] },
  }));
  const scripts = await several(counts.scripts, 'scripts', (at) => ({
    name: `Step ${at}`,
    type: 'own',
    variations: [{ language: null, text: `these are the words of step ${wordOf(at)}` }],
  }));
  const [pattern = 0] = patterns;
  const { id: goal } = await client.json<Goal>('POST', 'goals', {
    name: 'Care',
    groups: [
      {
        name: 'All',
        questions: [
          { text: 'Long enough', answer_by: { kind: 'metric', metric: 'words', limits: [5, null] } },
        ],
      },
    ],
    apply: 'from_now_on',
  });
  const { id: conversion } = await client.json<{ id: number }>('POST', 'conversions', {
    name: 'Order',
    type: 'sale',
    counts: { conditions: [{ kind: 'pattern', id: pattern }] },
    value: { field: 'amount', fixed: 50, currency: 'EUR' },
  });
  return { tags, patterns, scripts, goal, conversion };
}

/** What an earlier run made, in the order in which it was made. */
export async function thingsOf(client: Client): Promise<Things> {
  const ids = async (path: string) => {
    const { results } = await client.json<{ results: { id: number }[] }>('GET', path);
    return results.map(({ id }) => id).sort((one, other) => one - other);
  };
  const [[goal = 0], [conversion = 0]] = [await ids('goals'), await ids('conversions')];
  const [tags, patterns, scripts] = [await ids('tags'), await ids('patterns'), await ids('scripts')];
  return { tags, patterns, scripts, goal, conversion };
}

/** A word of its own for each number: a rule is looked for by it in calls that come in. */
export const wordOf = (at: number): string =>
  String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26)).repeat(3);

async function makePeople(sql: pg.Client, customers: number): Promise<void> {
  await sql.query(`update agents set team_id = 1 + id % ${counts.teams} where workspace_id = 1`);
  await sql.query(`update scripts set applies_from = null where workspace_id = 1`);
  await sql.query(
    `insert into subscribers (workspace_id, id, name, present_id, created_at, updated_at)
     select 1, id, 'Customer ' || id, id, now(), now() from generate_series(1, $1::int) id`,
    [customers],
  );
  await sql.query(`select setval('subscribers_id_seq', $1)`, [customers]);
}

/** Ids in the order of time, as calls that come in have them; some customers call far more often than others. */
async function makeCalls(sql: pg.Client, calls: number, days: number): Promise<void> {
  await sql.query(
    `create temp table made as select n, uuidv7(at - now()) as id, at, 1 + ${dice(1, counts.agents)} as agent,
       case when ${dice(2, 20)} > 0 then 1 + floor(power(${part(3)}, 2) * $2)::int end as customer
     from (select n, timestamptz '${firstDay} 08:00Z' + ((n - 1)::bigint * $3 / $1)::int * interval '1 day'
         + ${dice(4, 43_200)} * interval '1 second' as at
       from generate_series(1, $1::int) n) made`,
    [calls, Math.ceil(calls / callsOfCustomer), days],
  );
  await sql.query('alter table made add primary key (n)');
  await sql.query('analyze made');
  await fillWithoutIndexes(sql, 'files', () =>
    inPieces(
      sql,
      calls,
      `insert into files (workspace_id, id, name, type, extension, status, origin, operator, agent_id, agent_said_id,
         subscriber_id, subscriber_said_id, source_id, direction, language, language_found, recorded_at, created_at, analysed_at,
         words_version, duration_ms, size_bytes, sha256, blob_key, channel_roles, emotions, meta)
       select 1, id, n || '.txt', 'text', 'txt', 'DONE', 'upload', 'Agent ' || agent, agent, agent, customer, customer,
         1 + ${dice(5, counts.sources)}, case when ${dice(6, 10)} < 7 then 'inbound' else 'outbound' end,
         (array['en', 'uk', 'ru'])[1 + ${dice(7, 3)}], null, at, at, at, $3,
         15000 + (power(${part(8)}, 3) * 1500000)::int, 1, id::text, id::text, '{operator,abonent}',
         jsonb_build_object('strongest', (array['neutral', 'neutral', 'neutral', 'positive', 'positive', 'negative', 'anger',
           'happiness', 'sadness'])[1 + ${dice(9, 9)}], 'valence', round(${part(9)}, 2), 'trend', 'steady'),
         case when ${dice(10, 10)} = 0 then jsonb_build_object('amount', (10 + ${dice(11, 400)})::text) else '{}' end
       from made where n between $1 and $2`,
      [wordsVersion()],
    ),
  );
}

const makeNumbers = (sql: pg.Client, calls: number) =>
  inPieces(
    sql,
    calls,
    `insert into file_metrics (workspace_id, file_id, metric, speaker_role, value)
     select 1, made.id, m.metric, m.role, m.least + random() * m.spread
     from made, (values ${metrics.map(([role, metric, least, spread]) => `('${role}', '${metric}', ${least}::float8, ${spread}::float8)`).join()}) m (role, metric, least, spread)
     where n between $1 and $2`,
  );

/** Where the words of a match stand, as detection writes it. */
const evidence = `jsonb_build_array(jsonb_build_object('method', 0, 'kind', 'query', 'value', null, 'spans', '[]'::jsonb, 'hits',
  jsonb_build_array(jsonb_build_object('phrase_id', n % 30, 'speaker', 'operator', 'role', 'operator', 'start_ms', n % 30 * 4000,
    'end_ms', n % 30 * 4000 + 1500, 'text', 'can I pay for this order by card', 'words', '[4, 5]'::jsonb))))`;

async function makeMatches(
  sql: pg.Client,
  calls: number,
  { tags, patterns, scripts }: Things,
): Promise<void> {
  const rulesOf = { tag: tags, pattern: patterns, script: scripts };
  for (const kind of ['tag', 'pattern', 'script'] as const) {
    const isFew = everyOther.some((one) => one === kind);
    await inPieces(
      sql,
      calls,
      `insert into findings (workspace_id, kind, rule_id, file_id, origin, version, hits, evidence, day, started_at, operator, at)
       select 1, '${kind}', ($3::bigint[])[1 + (${dice(20, rulesOf[kind].length)} + place) % ${rulesOf[kind].length}], id, 'rule', 1, 1,
         ${evidence}, at::date, at, 'Agent ' || agent, at
       from made, unnest($4::int[]) place where n between $1 and $2 ${isFew ? 'and (place = 0 or n % 2 = 0)' : ''}`,
      [rulesOf[kind], places[kind]],
    );
    progress(`${kind}s of calls made`);
  }
}

/** Four calls of five have a score; every third of them is published. */
const makeScores = (sql: pg.Client, calls: number, goal: number) =>
  inPieces(
    sql,
    calls,
    `insert into call_scores (workspace_id, goal_id, file_id, version, revision, score, machine_score, is_provisional, passed, earned,
       possible, failed_by, is_by_hand, published_at, day, scored_at)
     select 1, $3, id, 1, 1, score, score, false, score >= 75, score, 100, '[]', false, case when n % 3 = 0 then at end, at::date, at
     from (select n, id, at, 40 + ${dice(30, 61)} as score from made where n between $1 and $2 and ${dice(31, 5)} > 0) scored`,
    [goal],
  );

/** A phrase of each side, from which follows that a script could have been heard. */
const makePhrases = (sql: pg.Client, calls: number) =>
  inPieces(
    sql,
    calls,
    `insert into phrase_index (workspace_id, file_id, phrase_id, speaker, role, start_ms, end_ms, call_ms, in_hold, started_at, text, tsv)
     select 1, id, place, role, role, place * 5000, place * 5000 + 4000, 60000, false, at, '', ''::tsvector
     from made, unnest('{operator,abonent}'::text[]) with ordinality said (role, place) where n between $1 and $2`,
  );
