import { type ErrorCode, fail } from '@earshot/core/errors.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { announce } from '../../platform/live.ts';
import { audit } from '../audit/audit.ts';
import { type MergeChange, moveCalls, type PersonKind } from './calls-of-people.ts';

/** How people of a kind are kept, for whoever merges two of them. */
export type Merging = {
  kind: PersonKind;
  missing: ErrorCode;
  withSelf: ErrorCode;
  notMerged: ErrorCode;
  /** No two are merged at once in a workspace: they could be merged into each other. */
  hold: (ctx: TxCtx) => Promise<void>;
  find: (ctx: Ctx, id: number) => Promise<{ present_id: number; merged_into: number | null } | undefined>;
  label: (ctx: Ctx, id: number) => Promise<string>;
  holdMerged: (ctx: TxCtx, id: number) => Promise<number[]>;
  setPresent: (ctx: TxCtx, change: MergeChange) => Promise<void>;
};

/** Two names of one person. All calls that named this one count for the other, from now on as well; nothing is lost by it. */
export async function mergePeople(ctx: Ctx, of: Merging, id: number, into: number): Promise<void> {
  await transact(ctx, async (ctx) => {
    await of.hold(ctx);
    const [one, other] = [await of.find(ctx, id), await of.find(ctx, into)];
    if (one === undefined || other === undefined) throw fail(of.missing);
    const ids = await of.holdMerged(ctx, id);
    if (ids.includes(other.present_id)) throw fail(of.withSelf);
    await of.setPresent(ctx, { root: id, ids, merged_into: other.present_id, present_id: other.present_id });
    await moveCalls(ctx, of.kind, { saidIds: ids, from: one.present_id, to: other.present_id });
    await audit(ctx, {
      action: `${of.kind}.merged`,
      subjectId: id,
      subject: await of.label(ctx, id),
      after: { into: await of.label(ctx, other.present_id) },
    });
    await announce(ctx.db, ctx.workspaceId, { event: 'people.changed', kind: of.kind });
  });
}

/** Whoever was merged is a person of their own again, with the calls that named them and those who were merged into them. */
export async function unmergePerson(ctx: Ctx, of: Merging, id: number): Promise<void> {
  await transact(ctx, async (ctx) => {
    await of.hold(ctx);
    const one = await of.find(ctx, id);
    if (one === undefined) throw fail(of.missing);
    if (one.merged_into === null) throw fail(of.notMerged);
    const ids = await of.holdMerged(ctx, id);
    await of.setPresent(ctx, { root: id, ids, merged_into: null, present_id: id });
    await moveCalls(ctx, of.kind, { saidIds: ids, from: one.present_id, to: id });
    await audit(ctx, {
      action: `${of.kind}.unmerged`,
      subjectId: id,
      subject: await of.label(ctx, id),
      before: { into: await of.label(ctx, one.present_id) },
    });
    await announce(ctx.db, ctx.workspaceId, { event: 'people.changed', kind: of.kind });
  });
}
