import type { TxCtx } from '../../platform/context.ts';
import type { CallsOfPeople } from '../agents/calls-of-people.ts';
import { agentOf, type SaidAgent } from '../agents/known-agents.ts';
import { type SaidSubscriber, subscriberOf } from '../subscribers/known-subscribers.ts';
import { type FileChange, moveFiles } from './files.store.ts';

/** What is said of the two sides of a call; a side of which nothing is said is not changed. */
type Said = {
  operator?: string | null | undefined;
  abonent?: string | null | undefined;
  meta?: Readonly<Record<string, unknown>> | undefined;
};

/** Who the two sides of a call are, as its row has them. Whoever nobody knows yet is made. */
export async function peopleOf(
  ctx: TxCtx,
  { operator, abonent, meta = {} }: Said,
): Promise<Pick<FileChange, 'agent_id' | 'agent_said_id' | 'subscriber_id' | 'subscriber_said_id'>> {
  const change: Awaited<ReturnType<typeof peopleOf>> = {};
  const agent: SaidAgent = { name: operator ?? null, internalId: textOf(meta.operator_id) };
  if (operator !== undefined || agent.internalId !== undefined) {
    const named = await agentOf(ctx, agent);
    change.agent_id = named?.present_id ?? null;
    change.agent_said_id = named?.said_id ?? null;
  }
  const customer: SaidSubscriber = {
    name: abonent ?? null,
    phone: textOf(meta.abonent_phone),
    externalId: textOf(meta.abonent_id),
  };
  if (abonent !== undefined || customer.phone !== undefined || customer.externalId !== undefined) {
    const named = await subscriberOf(ctx, customer);
    change.subscriber_id = named?.present_id ?? null;
    change.subscriber_said_id = named?.said_id ?? null;
  }
  return change;
}

/** Metadata is whatever a source sends; only a short text or a number says who somebody is. */
function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return text !== '' && text.length <= longest ? text : undefined;
}
const longest = 64;

/** Calls go with whoever they named. */
export const callsFollow: CallsOfPeople = {
  move: (ctx, kind, move) => moveFiles(ctx.db, ctx.workspaceId, kind, move),
};
