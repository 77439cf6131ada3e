import type { TxCtx } from '../../platform/context.ts';
import { extensionPoint, extensionsOf } from '../../platform/extensions.ts';

/** Whoever speaks for the company, or the other side. */
export type PersonKind = 'agent' | 'subscriber';

/** Whoever a call names, and whom its calls count for now. */
export type Named = { said_id: number; present_id: number };

/** `ids` count for somebody else now; `root` among them was merged into somebody, or is a person of its own again. */
export type MergeChange = {
  root: number;
  ids: readonly number[];
  merged_into: number | null;
  present_id: number;
};

/** Calls that named one of these people, and have counted for `from`, count for `to`. */
export type Move = { saidIds: readonly number[]; from: number; to: number };

/** What the module of calls does for those who know who is in them. */
export type CallsOfPeople = {
  /** Calls that named one of these count for somebody else from now on. */
  move: (ctx: TxCtx, kind: PersonKind, move: Move) => Promise<void>;
};

export const callsOfPeople = extensionPoint<CallsOfPeople>('calls of people');

export async function moveCalls(ctx: TxCtx, kind: PersonKind, move: Move): Promise<void> {
  for (const calls of extensionsOf(ctx, callsOfPeople)) await calls.move(ctx, kind, move);
}
