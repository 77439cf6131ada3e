import type { Evidence } from '@earshot/core/detection/detection.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import type { FindingKind } from '@earshot/core/findings/findings.ts';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { extensionPoint, extensionsOf } from '../../platform/extensions.ts';
import { recountCalls } from '../files/call-counters.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import {
  dropFound,
  type Finder,
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

/** Why something else than its own rule and a person puts a rule on a call. */
export type Held = Place & CallOfFinding & { evidence: Evidence[] };

/** A module that sets findings beside the rules. */
export type FindingHolder = {
  /** On which of these places it has something to say, each once. */
  held: (ctx: TxCtx, places: readonly Place[]) => Promise<Held[]>;
  /** A person took it off there, or has it there again. */
  decided: (ctx: TxCtx, place: Place, isOff: boolean) => Promise<void>;
};

export const findingHolders = extensionPoint<FindingHolder>('holders of findings');

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
  await put(ctx, 'rule', found);
}

async function put(
  ctx: TxCtx,
  origin: Finder,
  found: readonly (Place & CallOfFinding & { version: number | null; evidence: Evidence[] })[],
): Promise<void> {
  if (found.length === 0) return;
  const { time_zone } = await getWorkspaceSettings(ctx);
  const rows = found.map((one) => ({
    ...one,
    hits: one.evidence.reduce((sum, { hits }) => sum + hits.length, 0),
    day: dayOf(one.started_at, time_zone),
  }));
  await putFound(ctx.db, ctx.workspaceId, origin, rows, ctx.now());
  recountFound(ctx, rows);
}

/** Calls are counted by what is found in them. */
function recountFound(ctx: TxCtx, places: readonly Place[]): void {
  recountCalls(
    ctx,
    places.map(({ file_id }) => file_id),
  );
}

/** Takes away what rules had found and no longer would; what somebody else holds there stands for that from now on. */
export async function dropPlaces(ctx: TxCtx, places: readonly Place[]): Promise<void> {
  await drop(ctx, 'rule', places);
  await settlePlaces(ctx, places);
}

async function drop(ctx: TxCtx, origin: Finder, places: readonly Place[]): Promise<void> {
  for (const [kind, some] of Map.groupBy(places, (place) => place.kind))
    await dropFound(ctx.db, ctx.workspaceId, origin, kind, some);
  recountFound(ctx, places);
}

/** Has each of these places say what is held there beside rules and people: a finding where anybody holds one, else none. */
export async function settlePlaces(ctx: TxCtx, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  const all = await Promise.all(extensionsOf(ctx, findingHolders).map(({ held }) => held(ctx, places)));
  const byPlace = new Map(all.flat().map((one) => [nameOf(one), one]));
  await put(
    ctx,
    'project',
    Array.from(byPlace.values(), (one) => ({ ...one, version: null })),
  );
  await drop(
    ctx,
    'project',
    places.filter((place) => !byPlace.has(nameOf(place))),
  );
}

const nameOf = ({ kind, rule_id, file_id }: Place) => `${kind} ${rule_id} ${file_id}`;

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
  for (const { decided } of extensionsOf(ctx, findingHolders)) await decided(ctx, place, !isOn);
  recountFound(ctx, [place]);
  return { before: before ?? null, wasOn: before !== undefined && !before.removed };
}

/** Takes back what was decided at a moment, as if it had never been; false where that does not stand any more. */
export async function takeBackDecision(
  ctx: TxCtx,
  place: Place,
  at: Date,
  before: FindingState | null,
): Promise<boolean> {
  const isDone = await (before === null
    ? removeDecision(ctx.db, ctx.workspaceId, place, at)
    : restoreFinding(ctx.db, ctx.workspaceId, place, at, before));
  if (!isDone) return false;
  for (const { decided } of extensionsOf(ctx, findingHolders))
    await decided(ctx, place, before?.removed ?? false);
  recountFound(ctx, [place]);
  // What was held there then may be so no longer, and the other way round.
  if (before === null || before.origin === 'project') await settlePlaces(ctx, [place]);
  return true;
}

/** Takes back what a person decided, whenever that was; false where nobody did. What the rule says there is for its caller to write. */
export async function undecide(ctx: TxCtx, place: Place): Promise<boolean> {
  const now = await findFinding(ctx.db, ctx.workspaceId, place);
  return now?.origin === 'hand' && takeBackDecision(ctx, place, now.at, null);
}

/** What goes with a rule that is removed. */
export function forgetFindings(ctx: TxCtx, kind: FindingKind, ruleId: number): Promise<void> {
  return beyondLimit(ctx, 'a rule goes with all that it set', ({ db }) =>
    removeFindingsOf(db, ctx.workspaceId, { kind, rule_id: ruleId }),
  );
}

/** After the details of a call changed: everything that is said of it knows them. */
export async function followCall(ctx: TxCtx, fileId: string, call: CallOfFinding): Promise<void> {
  const { time_zone } = await getWorkspaceSettings(ctx);
  await updateCallOfFindings(ctx.db, ctx.workspaceId, fileId, {
    ...call,
    day: dayOf(call.started_at, time_zone),
  });
}
