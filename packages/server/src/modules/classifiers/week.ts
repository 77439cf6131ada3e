import { fewestCallsForWeek, labelWeek } from '@earshot/core/classifiers/label-week.ts';
import type { VersionReport } from '@earshot/core/classifiers/learn-version.ts';
import type { classifierWeek } from '@earshot/core/classifiers/week.api.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import type { Ctx } from '../../platform/context.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { findVersion } from './learned.store.ts';
import { mistakesOf } from './mistakes-of-week.ts';
import type { Definition } from './models.ts';
import { versionAsked } from './versions.ts';
import { countAnswered, countGiven, countOfDays } from './week.queries.ts';

const dayMs = 86_400_000;
const daysOfWeek = 7;
const daysBack = 28;

/** What the version that answers brings in a week. Throws `classifiers.nothing_learned`. */
export async function weekOf(ctx: Ctx, id: number): Promise<ReplyOf<typeof classifierWeek>> {
  const { version } = await versionAsked(ctx, id, undefined);
  const found = await findVersion(ctx.db, ctx.workspaceId, id, version);
  if (found === undefined) throw fail('classifiers.version_not_found');
  const of = { classifierId: id, version };
  const { time_zone } = await getWorkspaceSettings(ctx);
  const now = ctx.now();
  const from = dayOf(new Date(now.getTime() - (daysBack - 1) * dayMs), time_zone);
  const [calls, lately] = await Promise.all([
    countAnswered(ctx.db, ctx.workspaceId, of),
    countOfDays(ctx.db, ctx.workspaceId, { classifierId: id, from, to: dayOf(now, time_zone) }),
  ]);
  const week = lately.calls / Math.max(1, lately.days / daysOfWeek);
  if (calls < fewestCallsForWeek || week === 0) return { version, calls, looked: 0, week, labels: [] };
  const given = await countGiven(ctx.db, ctx.workspaceId, of);
  const { histograms } = found.report as unknown as VersionReport;
  const mistakes = await mistakesOf(ctx, of, histograms);
  const labels = (found.definition as unknown as Definition).labels.flatMap(({ id: label_id }, at) => {
    const own = mistakes.labels[at];
    if (label_id === undefined || own === undefined) return [];
    const counts = given.find((one) => one.label_id === label_id) ?? { yes: 0, unsure: 0 };
    return [{ label_id, ...labelWeek(counts, own, { calls, week }) }];
  });
  return { version, calls, looked: mistakes.looked, week, labels };
}
