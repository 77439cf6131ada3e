import * as api from '@earshot/core/adherence/adherence.api.ts';
import type { Module } from '../../module.ts';
import { getAdherence, getAgentAdherence, listAdherence } from './adherence.ts';
import { getSetOrder } from './set-order.ts';

/** How often scripts are said, of the calls in which that can be known: by script, by operator, over time. */
export const adherence = {
  name: 'adherence',
  routes: (handle) => {
    handle(api.listAdherence, (ctx, { query }) => listAdherence(ctx, query));
    handle(api.getAdherence, (ctx, { params, query }) => getAdherence(ctx, params.id, query));
    handle(api.getSetOrder, (ctx, { params, query }) => getSetOrder(ctx, params.id, query));
    handle(api.getAgentAdherence, (ctx, { params, query }) => getAgentAdherence(ctx, params.id, query));
  },
} satisfies Module;
