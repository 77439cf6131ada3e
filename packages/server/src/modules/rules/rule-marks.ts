import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { Failure, fail } from '@earshot/core/errors.ts';
import { pageOf } from '@earshot/core/lists.ts';
import type { listTagMarks, markTagCalls } from '@earshot/core/rules/rules.api.ts';
import type { VersionedKind } from '@earshot/core/rules/rules.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { announce } from '../../platform/live.ts';
import { keepFileRow } from '../files/file-rows.ts';
import { adapterOf } from './rule-kinds.ts';
import {
  countMarks,
  listMarkRows,
  type Marked,
  putMarkRow,
  removeMarkRow,
  removeMarkRowsOf,
} from './rule-marks.store.ts';

/** More marks of one version than anybody looks through. */
const mostShown = 1000;

/** The version that counts now; 0 where the rule is there and finds nothing. */
async function presentVersion(ctx: Ctx, { kind, rule_id }: Marked): Promise<number> {
  const adapter = adapterOf(ctx, kind);
  await adapter.refuseMissing(ctx, rule_id);
  const [rule] = await adapter.load(ctx, rule_id);
  return rule?.version ?? 0;
}

/** What was marked of each version, and of the present one call by call. */
export async function listMarks(
  ctx: Ctx,
  rule: Marked,
  page: { limit: number; offset: number },
): Promise<ReplyOf<typeof listTagMarks>> {
  const version = await presentVersion(ctx, rule);
  const [versions, marks] = await Promise.all([
    countMarks(ctx.db, ctx.workspaceId, rule),
    listMarkRows(ctx.db, ctx.workspaceId, rule, version, mostShown),
  ]);
  const all = versions.map(({ at, ...counts }) => ({ ...counts, at: at.toISOString() }));
  return { ...pageOf(all, page), marks };
}

/** Keeps what somebody found of calls with the version that they looked at; calls that are gone are passed over. */
export async function markCalls(
  ctx: Ctx,
  rule: Marked,
  { version, marks }: BodyOf<typeof markTagCalls>,
): Promise<void> {
  // Somebody is ahead of what is stored: there is no such version yet.
  if (version < 1 || version > (await presentVersion(ctx, rule))) throw fail('conflict');
  await transact(ctx, async (ctx) => {
    // In one order, whoever marks: two who began at other ends would each wait for the other. The last word on a call counts.
    const once = new Map(marks.map(({ file_id, is_right }) => [file_id, is_right]));
    for (const file_id of [...once.keys()].toSorted()) {
      const is_right = once.get(file_id) ?? null;
      if (!(await isThere(ctx, file_id))) continue;
      const mark = { ...rule, rule_version: version, file_id };
      if (is_right === null) await removeMarkRow(ctx.db, ctx.workspaceId, mark);
      else
        await putMarkRow(ctx.db, ctx.workspaceId, {
          ...mark,
          is_right,
          user_id: ctx.ownerId,
          marked_at: ctx.now(),
        });
    }
    await announce(ctx.db, ctx.workspaceId, { event: 'rules.changed', kind: rule.kind });
  });
}

function isThere(ctx: TxCtx, fileId: string): Promise<boolean> {
  return keepFileRow(ctx, fileId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure && error.code === 'files.not_found') return false;
      throw error;
    },
  );
}

export async function forgetMarks(
  ctx: Ctx,
  { kind, id, change }: { kind: VersionedKind; id: number; change: string },
): Promise<void> {
  if (change === 'removed') await removeMarkRowsOf(ctx.db, ctx.workspaceId, { kind, rule_id: id });
}
