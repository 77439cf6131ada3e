import type { Evidence } from '@earshot/core/detection/detection.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import type { FindingKind } from '@earshot/core/findings/findings.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import {
  dropFound,
  type FindingState,
  findFinding,
  listStandings,
  type Place,
  putDecision,
  putFound,
  removeDecision,
  removeFindingsOf,
  restoreFinding,
  type Standing,
  updateCallOfFindings,
} from './findings.store.ts';

export type { FindingState, Place, Standing } from './findings.store.ts';

/** When a call began and who spoke for the company, as findings carry it. */
export type CallOfFinding = { started_at: Date; operator: string | null };

/** Where these rules of a kind stand on these calls. */
export function standingsOf(
  ctx: Ctx,
  kind: FindingKind,
  ruleIds: readonly number[],
  fileIds: readonly string[],
): Promise<(Place & { standing: Standing })[]> {
  return listStandings(ctx.db, ctx.workspaceId, kind, ruleIds, fileIds);
}

/** Writes what rules found in calls. What a person set or took off stays as it is. */
export async function keepFound(
  ctx: TxCtx,
  found: readonly (Place & CallOfFinding & { version: number; evidence: Evidence[] })[],
): Promise<void> {
  if (found.length === 0) return;
  const { time_zone } = await getWorkspaceSettings(ctx);
  const rows = found.map((one) => ({
    ...one,
    hits: one.evidence.reduce((sum, { hits }) => sum + hits.length, 0),
    day: dayOf(one.started_at, time_zone),
  }));
  await putFound(ctx.db, ctx.workspaceId, rows, ctx.now());
}

/** Takes away what rules had found and no longer would. */
export async function dropPlaces(ctx: TxCtx, places: readonly Place[]): Promise<void> {
  for (const [kind, some] of Map.groupBy(places, (place) => place.kind))
    await dropFound(ctx.db, ctx.workspaceId, kind, some);
}

/** Writes what a person decided; null where a person had decided so already. `before`: what stood there. */
export async function decide(
  ctx: TxCtx,
  place: Place,
  isOn: boolean,
  call: CallOfFinding,
): Promise<{ before: FindingState | null; wasOn: boolean } | null> {
  const before = await findFinding(ctx.db, ctx.workspaceId, place);
  if (before?.origin === 'hand' && before.removed === !isOn) return null;
  const { time_zone } = await getWorkspaceSettings(ctx);
  await putDecision(ctx.db, ctx.workspaceId, {
    ...place,
    ...call,
    removed: !isOn,
    user_id: ctx.userId,
    at: ctx.now(),
    day: dayOf(call.started_at, time_zone),
  });
  return { before: before ?? null, wasOn: before !== undefined && !before.removed };
}

/** Takes back what was decided at a moment, as if it had never been; false where that does not stand any more. */
export function takeBackDecision(
  ctx: TxCtx,
  place: Place,
  at: Date,
  before: FindingState | null,
): Promise<boolean> {
  return before === null
    ? removeDecision(ctx.db, ctx.workspaceId, place, at)
    : restoreFinding(ctx.db, ctx.workspaceId, place, at, before);
}

/** What goes with a rule that is removed. */
export function forgetFindings(ctx: TxCtx, kind: FindingKind, ruleId: number): Promise<void> {
  return removeFindingsOf(ctx.db, ctx.workspaceId, { kind, rule_id: ruleId });
}

/** After the details of a call changed: everything that is said of it knows them. */
export async function followCall(ctx: TxCtx, fileId: string, call: CallOfFinding): Promise<void> {
  const { time_zone } = await getWorkspaceSettings(ctx);
  await updateCallOfFindings(ctx.db, ctx.workspaceId, fileId, {
    ...call,
    day: dayOf(call.started_at, time_zone),
  });
}
