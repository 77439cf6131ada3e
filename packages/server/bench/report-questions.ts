/** Blocks of reports, each with the same question in SQL over the rows of calls as PostgreSQL and DuckDB are both asked. */
import type { Things } from './report-data.ts';

export type Period = readonly [from: string, to: string];

/** What the two databases write differently. */
export type Dialect = { emotion: string; amount: string };
export const postgres: Dialect = {
  emotion: `f.emotions ->> 'strongest'`,
  amount: `(f.meta ->> 'amount')::numeric`,
};

export type Question = {
  name: string;
  /** Whether it has two ways to group. */
  isPivot?: true;
  block: object;
  sql: (period: Period, dialect: Dialect) => string;
};

const began = 'coalesce(f.recorded_at, f.created_at)';
const inPeriod = ([from, to]: Period) =>
  `f.workspace_id = 1 and ${began} >= timestamp '${from}' and ${began} < timestamp '${to}' + interval '1 day'`;
const hour = `extract(hour from ${began})`;
const weekday = `extract(isodow from ${began})`;
const week = `date_trunc('week', ${began})`;

const metricOf = (metric: string, role = '') =>
  `left join file_metrics ${metric} on ${metric}.workspace_id = 1 and ${metric}.file_id = f.id and ${metric}.metric = '${metric}'
     and ${metric}.speaker_role = '${role}'`;
const told = (metric: string) => `count(${metric}.value), avg(${metric}.value), stddev_samp(${metric}.value)`;
const found = (name: string, kind: string, more = '') =>
  `left join findings ${name} on ${name}.workspace_id = 1 and ${name}.file_id = f.id and ${name}.kind = '${kind}'
     and not ${name}.removed ${more}`;
const calledAgain = `count(*) filter (where f.subscriber_id is not null and exists (select 1 from files n where n.workspace_id = 1
  and n.subscriber_id = f.subscriber_id and n.id <> f.id and coalesce(n.recorded_at, n.created_at) > ${began}
  and coalesce(n.recorded_at, n.created_at) <= ${began} + interval '7 days'))`;
const scoreOf = (goal: number) =>
  `left join call_scores s on s.workspace_id = 1 and s.file_id = f.id and s.goal_id = ${goal}`;

/** The five that were there from the beginning. */
const named = ({ tags: [tag = 0] }: Things): Question[] => [
  {
    name: 'calls and their length by day',
    block: { measures: [{ name: 'calls' }, { name: 'length' }], by: ['day'], draw: 'line' },
    sql: (
      period,
    ) => `select date_trunc('day', ${began}), count(*), avg(f.duration_ms), stddev_samp(f.duration_ms)
      from files f where ${inPeriod(period)} group by 1`,
  },
  {
    name: 'talk share by operator',
    block: { measures: [{ name: 'metric', of: 'operator.talk_share' }], by: ['agent'], draw: 'bar' },
    sql: (
      period,
    ) => `select f.agent_id, ${told('talk_share')} from files f ${metricOf('talk_share', 'operator')}
      where ${inPeriod(period)} group by 1`,
  },
  {
    name: 'calls by tag',
    block: { measures: [{ name: 'calls' }], by: ['tag'], draw: 'bar' },
    sql: (period) => `select t.rule_id, count(*) from files f ${found('t', 'tag')}
      where ${inPeriod(period)} group by 1`,
  },
  {
    name: 'median length by hour',
    block: { measures: [{ name: 'length', stat: 'median' }], by: ['hour'], draw: 'bar' },
    sql: (period) => `select ${hour}, percentile_cont(0.5) within group (order by f.duration_ms)
      from files f where ${inPeriod(period)} group by 1`,
  },
  {
    name: 'share of a tag by operator and weekday, with both sums',
    isPivot: true,
    block: { measures: [{ name: 'tag', of: tag }], by: ['agent', 'weekday'], draw: 'heat' },
    sql: (period) => `select f.agent_id, ${weekday}, count(*), count(t.rule_id)
      from files f ${found('t', 'tag', `and t.rule_id = ${tag}`)}
      where ${inPeriod(period)} group by cube (f.agent_id, ${weekday})`,
  },
];

/** A block of each template: the heaviest of those that have much to do. */
const ofTemplates = ({
  scripts: [script = 0],
  patterns: [pattern = 0],
  goal,
  conversion,
}: Things): Question[] => [
  {
    name: 'week of the team: calls by weekday and hour',
    isPivot: true,
    block: { measures: [{ name: 'calls' }], by: ['weekday', 'hour'], draw: 'heat' },
    sql: (period) => `select ${weekday}, ${hour}, count(*) from files f
      where ${inPeriod(period)} group by cube (${weekday}, ${hour})`,
  },
  {
    name: 'operators: four numbers of each',
    block: {
      measures: [
        { name: 'calls' },
        { name: 'length' },
        { name: 'metric', of: 'operator.talk_share' },
        { name: 'metric', of: 'operator.interruptions' },
      ],
      by: ['agent'],
      draw: 'table',
    },
    sql: (
      period,
    ) => `select f.agent_id, count(*), avg(f.duration_ms), stddev_samp(f.duration_ms), ${told('talk_share')},
        ${told('interruptions')} from files f ${metricOf('talk_share', 'operator')} ${metricOf('interruptions', 'operator')}
      where ${inPeriod(period)} group by 1`,
  },
  {
    name: 'why people call: calls by tag and operator',
    isPivot: true,
    block: { measures: [{ name: 'calls' }], by: ['tag', 'agent'], draw: 'pivot' },
    sql: (period) => `select t.rule_id, f.agent_id, count(distinct f.id) from files f ${found('t', 'tag')}
      where ${inPeriod(period)} group by cube (t.rule_id, f.agent_id)`,
  },
  {
    name: 'why people call: called again by tag',
    block: { measures: [{ name: 'called_again' }], by: ['tag'], draw: 'bar' },
    sql: (
      period,
    ) => `select t.rule_id, count(f.subscriber_id), ${calledAgain} from files f ${found('t', 'tag')}
      where ${inPeriod(period)} group by 1`,
  },
  {
    name: 'quality: score by weekday and hour',
    isPivot: true,
    block: { measures: [{ name: 'score', of: goal }], by: ['weekday', 'hour'], draw: 'heat' },
    sql: (
      period,
    ) => `select ${weekday}, ${hour}, count(s.score), avg(s.score), stddev_samp(s.score) from files f ${scoreOf(goal)}
      where ${inPeriod(period)} group by cube (${weekday}, ${hour})`,
  },
  {
    name: 'script: how often it is said, by operator',
    block: { measures: [{ name: 'script', of: script }], by: ['agent'], draw: 'bar' },
    sql: (period) => `select f.agent_id, count(*), count(t.rule_id) from files f
        ${found('t', 'script', `and t.rule_id = ${script}`)}
      where ${inPeriod(period)} group by 1`,
  },
  {
    name: 'sales: conversion and revenue by operator',
    block: {
      measures: [
        { name: 'conversion', of: conversion },
        { name: 'revenue', of: conversion },
      ],
      by: ['agent'],
      draw: 'table',
    },
    sql: (period, { amount }) => `select f.agent_id, count(*), count(t.rule_id),
        sum(coalesce(${amount}, 50)) filter (where t.rule_id is not null)
      from files f ${found('t', 'pattern', `and t.rule_id = ${pattern}`)} where ${inPeriod(period)} group by 1`,
  },
  {
    name: 'calls again: by weekday and hour',
    isPivot: true,
    block: { measures: [{ name: 'called_again' }], by: ['weekday', 'hour'], draw: 'heat' },
    sql: (period) => `select ${weekday}, ${hour}, count(f.subscriber_id), ${calledAgain} from files f
      where ${inPeriod(period)} group by cube (${weekday}, ${hour})`,
  },
  {
    name: 'silence and holds: four numbers of all',
    block: {
      measures: [
        { name: 'metric', of: 'silence_share' },
        { name: 'metric', of: 'longest_silence_ms', stat: 'p90' },
        { name: 'metric', of: 'hold_ms' },
        { name: 'metric', of: 'holds', stat: 'sum' },
      ],
      draw: 'number',
    },
    sql: (
      period,
    ) => `select ${told('silence_share')}, percentile_cont(0.9) within group (order by longest_silence_ms.value),
        ${told('hold_ms')}, sum(holds.value)
      from files f ${['silence_share', 'longest_silence_ms', 'hold_ms', 'holds'].map((one) => metricOf(one)).join(' ')}
      where ${inPeriod(period)}`,
  },
  {
    name: 'mood: calls by week and emotion',
    isPivot: true,
    block: { measures: [{ name: 'calls' }], by: ['week', 'emotion'], draw: 'stacked' },
    sql: (period, { emotion }) => `select ${week}, ${emotion}, count(*) from files f
      where ${inPeriod(period)} group by cube (${week}, ${emotion})`,
  },
  {
    name: 'when calls come: calls by week and direction',
    isPivot: true,
    block: { measures: [{ name: 'calls' }], by: ['week', 'direction'], draw: 'stacked' },
    sql: (period) => `select ${week}, f.direction, count(*) from files f
      where ${inPeriod(period)} group by cube (${week}, f.direction)`,
  },
];

export const questionsOf = (things: Things): Question[] => [...named(things), ...ofTemplates(things)];
