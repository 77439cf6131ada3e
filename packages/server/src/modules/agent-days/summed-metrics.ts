import { standingMetrics } from '@earshot/core/agents/people.ts';

/**
 * Numbers of calls that are summed by agent and day: those that pages of agents show. One more needs a migration, too, which adds it
 * for the calls that are there.
 */
export const summedMetrics = standingMetrics.map(({ name, side }) => ({
  metric: name,
  role: side ? ('operator' as const) : ('' as const),
}));
