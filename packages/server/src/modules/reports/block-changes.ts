import { dayOf } from '@earshot/core/findings/day.ts';
import { isTimeStep } from '@earshot/core/reports/by-what.ts';
import { type MeasuredThing, measureOf } from '@earshot/core/reports/measures.ts';
import { questionMeasured } from '@earshot/core/reports/question-key.ts';
import type { Days } from '@earshot/core/reports/report-period.ts';
import type { ReportBlock } from '@earshot/core/reports/reports.api.ts';
import type { Block } from '@earshot/core/reports/reports.ts';
import type { VersionedKind } from '@earshot/core/rules/rules.ts';
import type { Ctx } from '../../platform/context.ts';
import { boundsOf } from '../agents/period-bounds.queries.ts';
import { changesBetween } from '../versions/versions.ts';

const kinds: Partial<Record<MeasuredThing, VersionedKind>> = {
  tag: 'tag',
  pattern: 'pattern',
  script: 'script',
  goal: 'goal',
  question: 'goal',
  conversion: 'conversion',
};

/** When on some days what the measures of a line are of was changed; of anything that is no line over time nothing. */
export async function changesOfBlock(
  ctx: Ctx,
  { by, draw, measures }: Block,
  { days, timeZone }: { days: Days; timeZone: string },
): Promise<ReportBlock['changes']> {
  const [first] = by;
  if (draw !== 'line' || first === undefined || !isTimeStep(first)) return [];
  const [bounds] = await boundsOf(ctx.acrossWorkspaces, [{ dateFrom: days.from, dateTo: days.to }], timeZone);
  if (bounds?.start == null || bounds.to == null) return [];
  // The last moment of the days belongs to them.
  const between = { from: new Date(bounds.start), to: new Date(Date.parse(bounds.to) + 1) };
  const found = await Promise.all(
    measures.map(async ({ name, of }, measure) => {
      const thing = measureOf(name).of;
      const kind = thing === null ? undefined : kinds[thing];
      if (kind === undefined) return [];
      const id = name === 'question' ? questionMeasured(of).goal_id : Number(of);
      const versions = await changesBetween(ctx, kind, [id], between);
      return versions.map(({ at, version }) => ({ day: dayOf(at, timeZone), measure, version }));
    }),
  );
  return found.flat();
}
