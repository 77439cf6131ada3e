import { estimateOf } from '@earshot/core/agents/estimate.ts';
import { type Estimate, type Opens, opensCalls, standingMetrics } from '@earshot/core/agents/people.ts';
import { wilsonInterval } from '@earshot/core/agreement/wilson-interval.ts';
import type { Measure } from '@earshot/core/coaching/coaching.ts';
import { creditOf } from '@earshot/core/goals/credit.ts';
import type { Ctx } from '../../platform/context.ts';
import { saidIn } from '../adherence/adherence.ts';
import { measureAgents } from '../agents/agent-numbers.queries.ts';
import { askCalls } from '../calls/asked-calls.ts';
import { questionsAsked } from '../goals/goal-versions.ts';
import { getGoal } from '../goals/goals.ts';
import { getScript } from '../scripts/scripts.ts';
import { listScored, type ScoredRow } from './coaching.queries.ts';

type Days = { from: string; to: string };
/** A number of some days, and what opens its calls. */
export type Measured = Estimate & { open: Opens | null };

/** More calls than these are opened by what they have in common, not one by one. */
const mostNamed = 100;

export const unitOf = ({ kind, ...measure }: Measure): 'share' | 'score' | 'value' => {
  if (kind === 'goal') return 'score';
  if (kind !== 'metric') return 'share';
  return standingMetrics.find(({ name }) => 'metric' in measure && name === measure.metric)?.unit === 'share'
    ? 'share'
    : 'value';
};

/** What a measure is called now; null where it no longer exists. */
export async function nameOfMeasure(ctx: Ctx, measure: Measure): Promise<string | null> {
  try {
    if (measure.kind === 'metric') return measure.metric;
    if (measure.kind === 'script') return (await getScript(ctx, measure.script_id)).name;
    const goal = await getGoal(ctx, measure.goal_id);
    if (measure.kind === 'goal') return goal.name;
    const questions = goal.groups.flatMap(({ questions }) => questions);
    return questions.find(({ id }) => id === measure.question_id)?.text ?? null;
  } catch {
    return null;
  }
}

/** What a measure comes to in the calls of an operator on some days. `ctx` sees them all. Where there are none, none are opened. */
export async function measured(ctx: Ctx, measure: Measure, agentId: number, days: Days): Promise<Measured> {
  const one = await measuredBy(ctx, measure, agentId, days);
  return one.n === 0 ? { ...one, open: null } : one;
}

function measuredBy(ctx: Ctx, measure: Measure, agentId: number, days: Days): Promise<Measured> {
  switch (measure.kind) {
    case 'metric':
      return ofMetric(ctx, measure.metric, agentId, days);
    case 'script':
      return ofScript(ctx, measure.script_id, agentId, days);
    default:
      return ofScores(ctx, measure, agentId, days);
  }
}

const asDays = ({ from, to }: Days) => ({ dateFrom: from, dateTo: to });

async function ofMetric(ctx: Ctx, metric: string, agentId: number, days: Days): Promise<Measured> {
  const isOfSide = standingMetrics.find(({ name }) => name === metric)?.side === true;
  const { filters, timeZone } = await askCalls(ctx, { agents: [agentId] }, asDays(days));
  const [row] = await measureAgents(ctx.db, ctx.workspaceId, {
    ids: [agentId],
    metrics: [{ metric, role: isOfSide ? 'operator' : '' }],
    days: { ...asDays(days), timeZone },
  });
  return { ...estimateOf(row?.n ?? 0, row?.mean ?? null, row?.deviation ?? null), open: opensCalls(filters) };
}

async function ofScript(ctx: Ctx, scriptId: number, agentId: number, days: Days): Promise<Measured> {
  const asked = await askCalls(ctx, { agents: [agentId] }, asDays(days));
  const { share, known, low, high } = await saidIn(ctx, scriptId, asked);
  // No filter leaves the calls in which it is known; those in which it was said are opened.
  return {
    value: share,
    n: known,
    low,
    high,
    open: opensCalls({ ...asked.filters, scripts_said: [scriptId] }),
  };
}

type OfGoal = { goal_id: number; question_id?: number };

async function ofScores(
  ctx: Ctx,
  { goal_id, question_id }: OfGoal,
  agentId: number,
  days: Days,
): Promise<Measured> {
  const any = { start: null, to: null, outcome: null, stage: 'published' as const };
  const filter = { goal_id, ...any, ...(question_id !== undefined && { question_id }) };
  const asked = await askCalls(ctx, { agents: [agentId], score: [filter] }, asDays(days));
  const rows = await listScored(ctx.db, ctx.workspaceId, asked.conditions, {
    goal_id,
    question_id: question_id ?? null,
  });
  const values =
    question_id === undefined
      ? rows.flatMap(({ file_id, score }) => (score === null ? [] : [{ file_id, value: score }]))
      : await credits(ctx, goal_id, question_id, rows);
  const open =
    values.length > mostNamed
      ? opensCalls(asked.filters)
      : opensCalls({ ids: values.map((one) => one.file_id) });
  return {
    ...estimate(
      values.map(({ value }) => value),
      question_id !== undefined,
    ),
    open,
  };
}

/** What each call earns of the points of a question, 0 … 1, by the version that it was scored with. */
async function credits(ctx: Ctx, goal_id: number, question_id: number, rows: readonly ScoredRow[]) {
  const known = await questionsAsked(
    ctx,
    rows.map(({ version }) => ({ goal_id, version })),
  );
  return rows.flatMap(({ file_id, version, answer, points }) => {
    const question = known(goal_id, version, question_id);
    const value = question === undefined ? null : creditOf(question, answer, points);
    return value === null ? [] : [{ file_id, value }];
  });
}

/** Shares of yes and no are bounded by Wilson's interval, other numbers by Student's t; nothing is more than all. */
function estimate(values: readonly number[], isShare: boolean): Estimate {
  const n = values.length;
  if (n === 0) return { value: null, n, low: null, high: null };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (isShare && values.every((value) => value === 0 || value === 1))
    return { value: mean, n, ...wilsonInterval(mean, n) };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const { high, ...rest } = estimateOf(n, mean, n > 1 ? Math.sqrt(squares / (n - 1)) : null);
  return { ...rest, high: high === null ? null : Math.min(isShare ? 1 : 100, high) };
}
