/** Calls as plain rows say they are, and what reports come to by plain code over them. */
import { dayOf } from '@earshot/core/findings/day.ts';
import type { FindingKind } from '@earshot/core/findings/findings.ts';
import { type ByName, lengthSteps_s } from '@earshot/core/reports/by-what.ts';
import { measureOf } from '@earshot/core/reports/measures.ts';
import { stepOf } from '@earshot/core/reports/report-period.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { sql } from 'kysely';
import type { Ctx } from '../platform/context.ts';

/** A call as plain rows say it is. */
export type Call = {
  id: string;
  at: Date;
  duration_ms: number | null;
  agent: string | null;
  team: string | null;
  customer: string | null;
  source: string | null;
  direction: string | null;
  language: string | null;
  queue: string | null;
  disposition: string | null;
  campaign: string | null;
  emotion: string | null;
  tags: number[];
  patterns: number[];
  scripts: number[];
  labels: number[];
  goals: number[];
  projects: number[];
  score: number | null;
  passed: boolean | null;
  /** What is answered to the questions of the goal, by a person or else by the machine. */
  answers: { id: number; answer: string | number }[];
  talk_share: number | null;
  again: boolean | null;
  /** Labels of which it was said whether the call has them. */
  labels_known: number[];
  /** Of the script of each id in which it can be known whether it was said. */
  known: number[];
};

/** Which calls could have been one, which are, and what one is worth. */
export type Conversion = {
  id: number;
  base: (call: Call) => boolean;
  met: (call: Call) => boolean;
  each: number;
};

const marks = (kind: FindingKind) => sql`array(select t.rule_id::int from findings t
  where t.workspace_id = 1 and t.file_id = f.id and t.kind = ${kind} and not t.removed)`;

/** All calls of the workspace, the score being that by a goal. */
export async function readCalls(ctx: Ctx, goal: number): Promise<Call[]> {
  const { rows } = await sql<Call>`
    select f.id, coalesce(f.recorded_at, f.created_at) as at, f.duration_ms::float8 as duration_ms,
      f.agent_id::text as agent, case when f.agent_id is not null then coalesce(a.team_id, 0)::text end as team,
      f.subscriber_id::text as customer, f.source_id::text as source, f.direction, f.language,
      nullif(f.meta ->> 'queue', '') as queue, f.meta ->> 'disposition' as disposition, f.meta ->> 'campaign' as campaign,
      f.emotions ->> 'strongest' as emotion,
      ${marks('tag')} as tags, ${marks('pattern')} as patterns, ${marks('script')} as scripts,
      ${marks('label')} as labels, array(select t.rule_id::int from findings t
        where t.workspace_id = 1 and t.file_id = f.id and t.kind = 'label') as labels_known,
      array(select s.goal_id::int from call_scores s where s.workspace_id = 1 and s.file_id = f.id) as goals,
      array(select p.project_id::int from project_files p where p.workspace_id = 1 and p.file_id = f.id) as projects,
      (select s.score::float8 from call_scores s where s.workspace_id = 1 and s.file_id = f.id and s.goal_id = ${goal}) as score,
      (select s.passed from call_scores s where s.workspace_id = 1 and s.file_id = f.id and s.goal_id = ${goal}) as passed,
      array(select jsonb_build_object('id', said.question_id,
          'answer', case when said.given_state is null then said.answer else said.given_answer end)
        from call_answers said where said.workspace_id = 1 and said.file_id = f.id and said.goal_id = ${goal}
          and coalesce(said.given_state, said.state) = 'answered') as answers,
      (select n.value from file_metrics n where n.workspace_id = 1 and n.file_id = f.id
        and n.metric = 'talk_share' and n.speaker_role = 'operator') as talk_share,
      array(select s.id::int from scripts s where s.workspace_id = 1 and f.analysed_at is not null
        and (s.applies_from is null or f.created_at >= s.applies_from)
        and (exists (select from findings t where t.workspace_id = 1 and t.file_id = f.id and t.kind = 'script'
            and t.rule_id = s.id and not t.removed)
          or (exists (select from phrase_index p where p.workspace_id = 1 and p.file_id = f.id
              and s.wording ->> 'who' in ('anyone', p.role))
            and (f.language is null or s.wording -> 'variations' -> 0 ->> 'language' is null
              or left(f.language, 2) = left(s.wording -> 'variations' -> 0 ->> 'language', 2))))) as known
    from files f left join agents a on a.workspace_id = f.workspace_id and a.id = f.agent_id
    where f.workspace_id = 1`.execute(ctx.acrossWorkspaces);
  const week_ms = 7 * 86_400_000;
  return rows.map((call) => ({
    ...call,
    again:
      call.customer === null
        ? null
        : rows.some(
            (next) => next.customer === call.customer && next.at > call.at && +next.at - +call.at <= week_ms,
          ),
  }));
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The keys under which a call stands. */
export function keysOf(call: Call, by: ByName, timeZone: string): (string | null)[] {
  const day = dayOf(call.at, timeZone);
  switch (by) {
    case 'day':
    case 'week':
    case 'month':
      return [stepOf(by, day)];
    case 'hour':
      return [
        new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
          .format(call.at)
          .slice(0, 2),
      ];
    case 'weekday':
      return [weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''];
    case 'length': {
      const { duration_ms } = call;
      if (duration_ms === null) return [null];
      return [String(lengthSteps_s.findLast((start) => start * 1000 <= duration_ms))];
    }
    case 'tag':
    case 'pattern':
    case 'script':
    case 'label':
    case 'goal':
    case 'project': {
      const has = call[`${by}s`];
      return has.length === 0 ? [null] : has.map(String);
    }
    default:
      return [call[by]];
  }
}

/** Of yes and no, where yes is expected, and of a scale from 1 to 4. */
function earned(answer: string | number): number {
  if (typeof answer === 'number') return [0, 33.3333333333, 66.6666666667, 100][answer - 1] ?? Number.NaN;
  return answer === 'yes' ? 100 : 0;
}

type Told = { value: number | null; n: number; low?: number | null; high?: number | null };

/** The number of a call, or whether it counts; nothing of a call that a measure is not of. */
export function numberOf(call: Call, { name, of }: Measure, conversions: readonly Conversion[]): number[] {
  switch (name) {
    case 'length':
      return call.duration_ms ? [call.duration_ms] : [];
    case 'score':
      return call.score === null ? [] : [call.score];
    case 'question':
      return call.answers
        .filter(({ id }) => `${id}` === `${of}`.split('.')[1])
        .map(({ answer }) => earned(answer));
    case 'passed':
      return call.passed === null ? [] : [Number(call.passed)];
    case 'pattern':
      return [Number(call.patterns.includes(Number(of)))];
    case 'label':
      return call.labels_known.includes(Number(of)) ? [Number(call.labels.includes(Number(of)))] : [];
    case 'script': {
      const id = Number(of);
      return call.known.includes(id) ? [Number(call.scripts.includes(id))] : [];
    }
    case 'conversion':
    case 'revenue': {
      const one = conversions.find(({ id }) => id === of);
      if (one === undefined) throw new Error('There is no such conversion');
      const { base, met, each } = one;
      if (!base(call) || (name === 'revenue' && !met(call))) return [];
      if (name === 'conversion') return [Number(met(call))];
      return [Number.isNaN(each) ? Number(call.campaign ?? 2) : each];
    }
    case 'metric':
      return call.talk_share === null ? [] : [call.talk_share];
    case 'called_again':
      return call.again === null ? [] : [Number(call.again)];
    case 'emotion':
      return call.emotion === null ? [] : [Number(call.emotion === of)];
    case 'tag':
      return [Number(call.tags.includes(Number(of)))];
    default:
      return [1];
  }
}

/** What some calls come to. */
export function tell(some: readonly Call[], measure: Measure, conversions: readonly Conversion[]): Told {
  const { name, share, stat } = measure;
  const numbers = some.flatMap((call) => numberOf(call, measure, conversions));
  const n = numbers.length;
  const sum = numbers.reduce((total, number) => total + number, 0);
  if (name === 'calls') return { value: n, n };
  if (name === 'revenue') return { value: n === 0 ? null : sum, n };
  if (measureOf(name).kind !== 'number') return { value: share ? (n === 0 ? null : sum / n) : sum, n };
  if (n === 0) return { value: null, n };
  const sorted = numbers.toSorted((left, right) => left - right);
  const at = (part: number) => {
    const place = part * (n - 1);
    const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return low + (high - low) * (place - Math.floor(place));
  };
  const value = { mean: sum / n, sum, median: at(0.5), p90: at(0.9), least: at(0), most: at(1) }[stat];
  if (stat !== 'median') return { value, n };
  const margin = 1.96 * Math.sqrt(n * 0.25);
  const [low, high] = [Math.floor(n / 2 - margin), Math.ceil(n / 2 + margin) + 1];
  const isTold = low >= 1 && high <= n;
  return {
    value,
    n,
    low: isTold ? sorted[low - 1] : null,
    high: isTold ? sorted[high - 1] : null,
  };
}

/** Whether two numbers are the same but for what doubles lose. */
export const near = (left: number | null, right: number | null) =>
  left === null || right === null
    ? left === right
    : Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(right));
