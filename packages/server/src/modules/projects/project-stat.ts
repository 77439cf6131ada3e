import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { getProjectStat as endpoint } from '@earshot/core/projects/projects.api.ts';
import type { TagColor } from '@earshot/core/tags/tag-colors.ts';
import { mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { openOf, todayOf } from './present-projects.ts';
import { inputOf } from './project-input.ts';
import { type Bar, listBars, listPatternCounts, listTagCounts } from './project-stat.queries.ts';
import { findProjectRow } from './projects.store.ts';

/** Ten years of days; more bars than that nobody looks at. */
const mostDays = 3660;
const dayMs = 86_400_000;

/** What a project found over time, the newest first, beside the period before. */
export async function getProjectStat(
  ctx: Ctx,
  id: number,
  { dateFrom, dateTo, by }: QueryOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const row = await findProjectRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('projects.not_found');
  const { time_zone: timeZone } = await getWorkspaceSettings(ctx);
  const to = dateTo ?? (await todayOf(ctx)).today;
  const from = dateFrom ?? yearBefore(to);
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days < 1 || days > mostDays) throw fail('bad_request', { field: 'dateFrom', reason: 'no such period' });
  const bars = await listBars(ctx.db, ctx.workspaceId, id, { from, to, by, timeZone });
  const [last, first] = [bars[0], bars.at(-1)];
  if (last === undefined || first === undefined) throw fail('bad_request', { field: 'dateFrom' });
  const day = (moment: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);
  const before = { from: day(first.before_start), to: day(last.before_end) };
  const tags = await listTagCounts(ctx.db, ctx.workspaceId, id, { from, to }, before);
  const own = { id, patterns: inputOf(row).patterns };
  const patterns = mayDo(ctx, 'patterns.read')
    ? await listPatternCounts(ctx.db, ctx.workspaceId, own, { from, to }, before)
    : [];
  const sum = (of: (bar: Bar) => number) => bars.reduce((total, bar) => total + of(bar), 0);
  const [total, totalBefore] = [sum(({ files }) => files), sum((bar) => bar.before)];
  const period = within(first.start, last.end);
  return {
    from,
    to,
    total,
    before: totalBefore,
    score: mean(
      sum(({ points }) => points),
      total,
    ),
    score_before: mean(
      sum((bar) => bar.before_points),
      totalBefore,
    ),
    open: openOf(id, period),
    seriesData: [
      { name: 'found', data: bars.map(({ files }) => files) },
      { name: 'score', data: bars.map(({ points, files }) => mean(points, files)) },
      { name: 'before', data: bars.map((bar) => bar.before) },
    ],
    categories: bars.map((bar) => bar.from),
    bars: bars.map((bar) => ({
      from: bar.from,
      to: bar.to,
      open: openOf(id, within(bar.start, bar.end)),
      before_open: openOf(id, within(bar.before_start, bar.before_end)),
    })),
    tags: tags.map((tag) => ({
      ...tag,
      color: tag.color as TagColor,
      open: openOf(id, { ...period, tags: [tag.tag_id] }),
    })),
    patterns: patterns.map((one) => ({
      ...one,
      open: byPattern(id, one.pattern_id, period),
      before_open: byPattern(id, one.pattern_id, within(first.before_start, last.before_end)),
    })),
  };
}

/** The calls that a pattern of the project was found in. */
const byPattern = (project_id: number, pattern_id: number, period: ReturnType<typeof within>) => ({
  query: null,
  filters: { ...period, project_score: [{ project_id, pattern_id, start: null, to: null }] },
});

const mean = (points: number, files: number) => (files === 0 ? null : points / files);

const within = (start: Date, end: Date) => ({
  periods: [{ field: 'recorded_at' as const, start: start.toISOString(), to: end.toISOString() }],
});

/** The first day of the twelve months that end with a day's own. */
function yearBefore(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, day.length);
}
