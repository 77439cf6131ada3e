import { fail } from '@earshot/core/errors.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import { once } from '@earshot/core/matching/once.ts';
import { hiddenBlock } from '@earshot/core/reports/hidden-block.ts';
import { comparedDays, daysOf } from '@earshot/core/reports/report-period.ts';
import type { ReportBlock, RunReport } from '@earshot/core/reports/reports.api.ts';
import type { Block, ReportInput, ReportPeriod } from '@earshot/core/reports/reports.ts';
import { bounded, refuseCancelled } from '../../platform/bounded.ts';
import type { Ctx } from '../../platform/context.ts';
import { perProgram } from '../../platform/per-program.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { announceCount } from './live-counts.ts';
import { knownOf } from './look-up-known.ts';
import { hiddenBlocks } from './refuse-report.ts';
import { findReportRow } from './reports.store.ts';
import { inputOf } from './reports.ts';
import { withRest } from './rest-of-rows.ts';
import { runBlock, type Sides } from './run-block.ts';
import { runCohort } from './run-cohort.ts';
import { runFunnel } from './run-funnel.ts';
import { runSpread } from './run-spread.ts';
import { type Span, sideOf, spanOf } from './sides.ts';
import { usualOfReport } from './usual-numbers.ts';

/** How long one statement of a report may take, and all blocks together before the last one begins. */
const longest_ms = 15_000;
const longestReport_ms = 60_000;

/** Reports that are being counted, by who asks: one after the other, so that nobody keeps others from theirs. */
const underWay = perProgram(() => new Map<string, Promise<unknown>>());

type Options = {
  /** Besides, what the numbers usually are. */
  usual?: boolean;
  /** By which whoever waits is told how far it has come. */
  run?: string | undefined;
  /** Whoever waits has gone. */
  signal?: AbortSignal | undefined;
};

/**
 * Counts a report as it would be saved, but for what is hidden from whoever asks. Throws what `hiddenBlocks` does, `queries.too_slow`, and
 * `queries.cancelled`.
 */
export async function runReport(ctx: Ctx, report: ReportInput, options: Options = {}): Promise<RunReport> {
  const hidden = await hiddenBlocks(ctx, report);
  const all = underWay(ctx);
  const caller = `${ctx.workspaceId}-${ctx.userId}`;
  const before = all.get(caller) ?? Promise.resolve();
  const run = before.catch(() => {}).then(() => countInTurn(ctx, { report, hidden }, options));
  all.set(caller, run);
  try {
    return await run;
  } finally {
    if (all.get(caller) === run) all.delete(caller);
  }
}

/** A report, and of each block what is hidden of it. */
type Asked = { report: ReportInput; hidden: readonly (string | null)[] };

async function countInTurn(
  ctx: Ctx,
  { report, hidden }: Asked,
  { usual = false, run, signal }: Options,
): Promise<RunReport> {
  const tell = async (done: number) => {
    refuseCancelled(signal);
    if (run !== undefined) await announceCount(ctx, { run, done, of: report.blocks.length });
  };
  const counted = await bounded(ctx, { longest_ms, signal }, (ctx) =>
    countReport(ctx, { report, hidden }, tell),
  );
  return usual ? { ...counted, usual: await usualOfReport(ctx, report, counted, signal) } : counted;
}

/** `tell` hears how many blocks are done. */
async function countReport(
  ctx: Ctx,
  { report, hidden }: Asked,
  tell: (done: number) => Promise<void>,
): Promise<RunReport> {
  const { time_zone: timeZone } = await getWorkspaceSettings(ctx);
  const { days, before } = daysAsked(report.period, dayOf(ctx.now(), timeZone));
  const asked = { timeZone, known: once(() => knownOf(ctx)) };
  const now = await spanOf(ctx, days, asked);
  const former = before === null ? null : await spanOf(ctx, before, asked);
  const until = performance.now() + longestReport_ms;
  const blocks: RunReport['blocks'] = [];
  for (const [at, block] of report.blocks.entries()) {
    const name = hidden[at] ?? null;
    if (name !== null) {
      blocks.push(hiddenBlock(name));
      continue;
    }
    if (performance.now() > until) throw fail('queries.too_slow');
    blocks.push(
      await countBlock(ctx, block, (one) => {
        const side = (span: Span) => sideOf(ctx, report, one, span);
        return { now: side(now), former: former && side(former) };
      }),
    );
    await tell(blocks.length);
  }
  return { days, before, time_zone: timeZone, counted_at: ctx.now().toISOString(), blocks };
}

async function countBlock(ctx: Ctx, block: Block, sidesOf: (block: Block) => Sides): Promise<ReportBlock> {
  const run = (one: Block) => runBlock(ctx, one, sidesOf(one));
  if (block.draw === 'funnel') return runFunnel(block, run);
  if (block.draw === 'spread') return runSpread(ctx, block, sidesOf(block));
  if (block.draw === 'cohort') return runCohort(ctx, block, sidesOf(block).now);
  return withRest(block, await run(block), run);
}

/** Throws `reports.not_found` besides. */
export async function runSavedReport(ctx: Ctx, id: number, options: Options): Promise<RunReport> {
  const row = await findReportRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('reports.not_found');
  return runReport(ctx, inputOf(row), options);
}

function daysAsked({ last, start, to, compare }: ReportPeriod, today: string) {
  const days = last === null ? { from: start ?? today, to: to ?? today } : daysOf(last, today);
  return { days, before: compare === null ? null : comparedDays(days, compare, last) };
}
