import type { AccessGiven } from '@earshot/core/users/members.api.ts';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { extensionPoint, extensionsOf } from '../../platform/extensions.ts';

/** Ways into a workspace that people make for others, by the modules whose they are. */
export type AccessKind = {
  list: (ctx: Ctx, userId: number) => Promise<AccessGiven[]>;
  /** Ends all that one person made. */
  end: (ctx: TxCtx, userId: number) => Promise<void>;
};
export const accessKinds = extensionPoint<AccessKind>('access given');

/** What somebody made that still lets others, or programs, in. */
export async function listAccessGiven(ctx: Ctx, userId: number): Promise<AccessGiven[]> {
  const lists = await Promise.all(extensionsOf(ctx, accessKinds).map(({ list }) => list(ctx, userId)));
  return lists.flat();
}

export async function endAccessGiven(ctx: TxCtx, userId: number): Promise<void> {
  await beyondLimit(ctx, 'links end also for calls that are out of sight by now', async (ctx) => {
    for (const { end } of extensionsOf(ctx, accessKinds)) await end(ctx, userId);
  });
}
