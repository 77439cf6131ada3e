import * as api from '@earshot/core/subscribers/subscribers.api.ts';
import type { Handle } from '../../platform/http.ts';
import { getSubscriber, listSubscribers } from './list-subscribers.ts';
import { mergeSubscriber, unmergeSubscriber } from './merge-subscribers.ts';
import { createSubscriber, removeSubscriber, updateSubscriber } from './subscribers.ts';

export function subscriberRoutes(handle: Handle): void {
  handle(api.listSubscribers, (ctx, { query }) => listSubscribers(ctx, query));
  handle(api.createSubscriber, (ctx, { body }) => createSubscriber(ctx, body));
  handle(api.getSubscriber, (ctx, { params }) => getSubscriber(ctx, params.id));
  handle(api.updateSubscriber, (ctx, { params, body }) => updateSubscriber(ctx, params.id, body));
  handle(api.removeSubscriber, (ctx, { params }) => removeSubscriber(ctx, params.id) as Promise<undefined>);
  handle(api.mergeSubscriber, (ctx, { params, body }) => mergeSubscriber(ctx, params.id, body.into));
  handle(api.unmergeSubscriber, (ctx, { params }) => unmergeSubscriber(ctx, params.id));
}
