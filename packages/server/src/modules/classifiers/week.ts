import { fewestCallsForWeek, labelWeek } from '@earshot/core/classifiers/label-week.ts';
import type { VersionReport } from '@earshot/core/classifiers/learn-version.ts';
import type { classifierWeek } from '@earshot/core/classifiers/week.api.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import type { Ctx } from '../../platform/context.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { findVersion } from './learned.store.ts';
import type { Definition } from './models.ts';
import { versionAsked } from './versions.ts';
import { countAnswered, countOfDays, countSaid, type SaidOfLabel } from './week.queries.ts';

const dayMs = 86_400_000;
const daysOfWeek = 7;
const daysBack = 28;
const twentieths = 20;

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
  if (calls < fewestCallsForWeek || week === 0) return { version, calls, week, labels: [] };
  const said = await countSaid(ctx.db, ctx.workspaceId, of);
  const { histograms } = found.report as unknown as VersionReport;
  const labels = (found.definition as unknown as Definition).labels.flatMap(({ id: label_id }, at) => {
    const known = histograms[at];
    if (label_id === undefined || known === undefined) return [];
    const own = said.filter((one) => one.label_id === label_id);
    return [{ label_id, ...labelWeek(callsOf(own, calls), known, { calls, week }) }];
  });
  return { version, calls, week, labels };
}

/** What is not kept of a label was hardly likely. */
function callsOf(said: readonly SaidOfLabel[], calls: number) {
  const countsOf = (decision: string) => {
    const counts = Array.from({ length: twentieths }, () => 0);
    for (const one of said)
      if (one.decision === decision) counts[one.bin] = (counts[one.bin] ?? 0) + one.calls;
    return counts;
  };
  const no = countsOf('no');
  no[0] = (no[0] ?? 0) + calls - said.reduce((sum, one) => sum + one.calls, 0);
  const unsure = countsOf('unsure').reduce((sum, count) => sum + count, 0);
  return { yes: countsOf('yes'), no, unsure };
}
