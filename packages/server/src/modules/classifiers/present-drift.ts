import { dayAfter } from '@earshot/core/agents/day-steps.ts';
import type { classifierDrift, DriftWeek } from '@earshot/core/classifiers/drift.api.ts';
import { fewestTexts, unknownShare } from '@earshot/core/classifiers/drift.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import { firstOf } from '@earshot/core/reports/report-period.ts';
import type { Ctx } from '../../platform/context.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { findToRead } from './classifiers.ts';
import { listMetByWeek } from './drift.queries.ts';
import { type FoundDrift, findDrifts, metOf, sumOf } from './drift.ts';

/** Weeks that are shown. */
const weeksShown = 8;
/** Calls and answers of a week of which a share is shown. */
const fewestOfWeek = 20;

/** How far what the version that answers meets is from what it learned from. Throws `classifiers.nothing_learned`. */
export async function presentDrift(ctx: Ctx, id: number): Promise<ReplyOf<typeof classifierDrift>> {
  const { labels } = await findToRead(ctx, id);
  const found = (await findDrifts(ctx, [id])).get(id);
  if (found === undefined) throw fail('classifiers.nothing_learned');
  const { version, learned_at, now, drifts } = found;
  const names = new Map(labels.map((label) => [label.id, label.name]));
  return {
    version,
    learned_at: learned_at.toISOString(),
    calls: now.texts,
    needed: fewestTexts,
    unknown_in_examples: unknownShare(found.examples),
    drifts: drifts.map(({ kind, before, now, limit, isOver, n, bounds, label }) => {
      const moved = label === null ? undefined : found.labels[label.label];
      const name = moved === undefined ? undefined : names.get(moved);
      return {
        kind,
        before,
        now,
        limit,
        is_over: isOver,
        n,
        low: bounds?.low ?? null,
        high: bounds?.high ?? null,
        label:
          label === null || moved === undefined || name === undefined
            ? null
            : { id: moved, name, before: label.before, now: label.now },
      };
    }),
    weeks: await weeksOf(ctx, id, found),
  };
}

async function weeksOf(ctx: Ctx, id: number, { labels, kept, drifts }: FoundDrift): Promise<DriftWeek[]> {
  const { time_zone } = await getWorkspaceSettings(ctx);
  const mondayOf = (at: Date) => firstOf('week', dayOf(at, time_zone));
  const first = dayAfter(mondayOf(ctx.now()), -7 * (weeksShown - 1));
  const rows = await listMetByWeek(ctx.db, ctx.workspaceId, id, first, weeksShown);
  const moved = drifts.find(({ label }) => label !== null)?.label;
  return rows.map(({ week, told }) => {
    const isEnough = told.texts >= fewestOfWeek;
    const share = moved && isEnough ? (metOf(labels, told).labels[moved.label] ?? 0) / told.texts : null;
    const answers = sumOf(kept.filter(({ at }) => mondayOf(at) === week));
    return {
      from: week,
      calls: told.texts,
      unknown_words: isEnough ? unknownShare(told) : null,
      label_shares: moved && share !== null ? Math.abs(share - moved.before) : null,
      accuracy: answers.n < fewestOfWeek ? null : answers.right / answers.n,
    };
  });
}
