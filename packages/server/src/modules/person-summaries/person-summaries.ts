import { dayAfter, daysBetween } from '@earshot/core/agents/day-steps.ts';
import { estimateOf } from '@earshot/core/agents/estimate.ts';
import { type PersonSummary, standingMetrics, weeksShown } from '@earshot/core/agents/people.ts';
import type { SpeakerRole } from '@earshot/core/call/role.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import type { TagColor } from '@earshot/core/tags/tag-colors.ts';
import type { Ctx } from '../../platform/context.ts';
import { callsBetween, callsOfPeriods } from '../agents/calls-between.ts';
import type { PersonKind } from '../agents/calls-of-people.ts';
import type { Days } from '../agents/days.sql.ts';
import { getAgent } from '../agents/present-agents.ts';
import { getSubscriber } from '../subscribers/list-subscribers.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import type { Whose } from './calls-of.sql.ts';
import { type Figures, figuresOf } from './figures.ts';
import { countFelt, type FeltRow } from './person-summaries.queries.ts';
import { teamOf } from './team-figures.ts';
import { tellingMoments } from './telling-moments.ts';

type Asked = { dateFrom?: string | undefined; dateTo?: string | undefined };

export async function agentSummary(ctx: Ctx, id: number, asked: Asked): Promise<PersonSummary> {
  return summaryOf(ctx, 'agent', (await getAgent(ctx, id)).id, asked);
}

export async function subscriberSummary(ctx: Ctx, id: number, asked: Asked): Promise<PersonSummary> {
  return summaryOf(ctx, 'subscriber', (await getSubscriber(ctx, id)).id, asked);
}

async function summaryOf(
  ctx: Ctx,
  kind: PersonKind,
  id: number,
  { dateFrom, dateTo }: Asked,
): Promise<PersonSummary> {
  const { time_zone: timeZone } = await getWorkspaceSettings(ctx);
  const days = { dateFrom: dateFrom ?? null, dateTo: dateTo ?? null, timeZone };
  const whose: Whose = { kind, id, days };
  const role: SpeakerRole = kind === 'agent' ? 'operator' : 'abonent';
  const figures = figuresOf(ctx, whose);
  const last = days.dateTo ?? dayOf(ctx.now(), timeZone);
  const metrics = standingMetrics.map(({ name, side }) => ({
    metric: name,
    role: side ? role : ('' as const),
  }));
  const [calls, before, measured, tags, felt, weeks, strongest, weakest] = await Promise.all([
    figures.calls(days),
    countBefore(figures, days),
    figures.measured(metrics),
    figures.tags(),
    countFelt(ctx.db, ctx.workspaceId, whose),
    figures.weeks(last),
    tellingMoments(ctx, whose, 1),
    tellingMoments(ctx, whose, -1),
  ]);
  const team = await teamOf(ctx, whose, metrics, tags);
  const open = (await callsBetween(ctx, kind, days))(id);
  return {
    start: days.dateFrom,
    to: days.dateTo,
    ...calls,
    files_before: before,
    open,
    metrics: standingMetrics.map(({ name, side }) => {
      const own = measured.find(({ metric }) => metric === name);
      const spread = team.spreadOf(name);
      const measuredOnly = { metric: name, who: side ? role : ('anyone' as const), start: 0, to: null };
      return {
        name,
        ...estimateOf(own?.n ?? 0, own?.mean ?? null, own?.deviation ?? null),
        team_median: spread?.median ?? null,
        team_low: spread?.low ?? null,
        team_high: spread?.high ?? null,
        open: { query: null, filters: { ...open.filters, metrics: [measuredOnly] } },
      };
    }),
    tags: tags.map(({ id: tag_id, name, color, weight, files }) => ({
      tag_id,
      name,
      color: color as TagColor,
      weight,
      files,
      share: calls.files === 0 ? 0 : files / calls.files,
      team_share: team.shareOf(tag_id),
      open: { query: null, filters: { ...open.filters, tags: [tag_id] } },
    })),
    emotions: {
      abonent_start: sharesOf(felt.filter((row) => row.role === 'abonent' && row.third === 0)),
      abonent_end: sharesOf(felt.filter((row) => row.role === 'abonent' && row.third === 2)),
      operator: sharesOf(felt.filter((row) => row.role === 'operator')),
    },
    moments: { strongest, weakest },
    weeks: await weeksOf(ctx, whose, weeks, last),
  };
}

/** The weeks that end with a day, the earliest first. */
async function weeksOf(
  ctx: Ctx,
  { kind, id, days }: Whose,
  counts: ReadonlyMap<number, number>,
  last: string,
): Promise<PersonSummary['weeks']> {
  const starts = Array.from({ length: weeksShown }, (_, week) =>
    dayAfter(last, (week - weeksShown + 1) * 7 - 6),
  );
  const weeks = starts.map((dateFrom) => ({ dateFrom, dateTo: dayAfter(dateFrom, 6) }));
  const opens = await callsOfPeriods(ctx, kind, weeks, days.timeZone);
  return opens.map((openOf, week) => ({
    start: starts[week] ?? last,
    files: counts.get(week) ?? 0,
    open: openOf(id),
  }));
}

/** Calls of the period of the same length before this one; null where it is open. */
async function countBefore(figures: Figures, { dateFrom, dateTo, timeZone }: Days): Promise<number | null> {
  if (dateFrom === null || dateTo === null) return null;
  const length = daysBetween(dateFrom, dateTo) + 1;
  const before = { dateFrom: dayAfter(dateFrom, -length), dateTo: dayAfter(dateFrom, -1), timeZone };
  return (await figures.calls(before)).files;
}

function sharesOf(rows: readonly FeltRow[]) {
  const sum = (of: 'positive' | 'neutral' | 'negative') => rows.reduce((all, row) => all + row[of], 0);
  const [positive, neutral, negative] = [sum('positive'), sum('neutral'), sum('negative')];
  const n = positive + neutral + negative;
  return n === 0 ? null : { positive: positive / n, neutral: neutral / n, negative: negative / n, n };
}
