import { getAgentSummary } from '@earshot/core/agents/agents.api.ts';
import {
  getSubscriberSummary,
  listConversations as listConversationsEndpoint,
} from '@earshot/core/subscribers/subscribers.api.ts';
import type { Module } from '../../module.ts';
import { listConversations } from './conversations.ts';
import { agentSummary, subscriberSummary } from './person-summaries.ts';

export const personSummaries = {
  name: 'person-summaries',
  routes: (handle) => {
    handle(getAgentSummary, (ctx, { params, query }) => agentSummary(ctx, params.id, query));
    handle(getSubscriberSummary, (ctx, { params, query }) => subscriberSummary(ctx, params.id, query));
    handle(listConversationsEndpoint, (ctx, { params, query }) => listConversations(ctx, params.id, query));
  },
} satisfies Module;
