import type { bulkFiles } from '@earshot/core/calls/calls.api.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { Ctx } from '../../platform/context.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import { type BulkBody, bulkActions } from '../files/bulk-actions.ts';
import { idsOfCalls } from './calls.ts';

/** One request does so much; a filter that means more is asked again, and the reply says that there is more. */
const mostAtOnce = 5000;

/** Does one thing to many calls. What cannot be done to a call is said; the others go on. */
export async function changeCalls(ctx: Ctx, body: BulkBody): Promise<ReplyOf<typeof bulkFiles>> {
  const ids =
    body.ids ?? (await idsOfCalls(ctx, body.filter?.filters ?? {}, body.filter?.query ?? null, mostAtOnce));
  const action = extensionsOf(ctx, bulkActions).find(({ name }) => name === body.action);
  if (action === undefined) throw new Error(`No module does ${body.action}`);
  return action.change(ctx, ids, body);
}
