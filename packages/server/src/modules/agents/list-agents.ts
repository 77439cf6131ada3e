import type { listAgents as listAgentsEndpoint } from '@earshot/core/agents/agents.api.ts';
import { estimateOf, spreadOf } from '@earshot/core/agents/estimate.ts';
import { likelySame } from '@earshot/core/agents/likely-same.ts';
import { leastCompared, weeksShown } from '@earshot/core/agents/people.ts';
import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import type { Ctx } from '../../platform/context.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { countWeeks, listCalled, measureAgents } from './agent-numbers.queries.ts';
import { type AgentsAsked, countAgents, listAgentRows } from './agents.queries.ts';
import { callsBetween } from './calls-between.ts';
import { presentAgents } from './present-agents.ts';

/** Names are compared with each other only among so many. */
const mostCompared = 5000;
const mostPairs = 20;

export async function listAgents(
  ctx: Ctx,
  { dateFrom, dateTo, ...query }: QueryOf<typeof listAgentsEndpoint>,
): Promise<ReplyOf<typeof listAgentsEndpoint>> {
  const { time_zone } = await getWorkspaceSettings(ctx);
  const days = { dateFrom: dateFrom ?? null, dateTo: dateTo ?? null, timeZone: time_zone };
  const asked: AgentsAsked = { ...query, ...days };
  const [rows, count, called] = await Promise.all([
    listAgentRows(ctx.db, ctx.workspaceId, asked),
    countAgents(ctx.db, ctx.workspaceId, asked),
    listCalled(ctx.db, ctx.workspaceId, mostCompared),
  ]);
  const ids = rows.map(({ id }) => id);
  const metrics = [
    { metric: 'talk_share', role: 'operator' },
    { metric: 'listen_share', role: 'operator' },
  ] as const;
  const [shown, weeks, measured, openOf] = await Promise.all([
    presentAgents(ctx, rows),
    countWeeks(ctx.db, ctx.workspaceId, ids, days.dateTo ?? dayOf(ctx.now(), time_zone)),
    measureAgents(ctx.db, ctx.workspaceId, { ids: null, metrics, days }),
    callsBetween(ctx, 'agent', days),
  ]);
  const estimate = (id: number, metric: string) => {
    const found = measured.find((row) => row.id === id && row.metric === metric);
    return estimateOf(found?.n ?? 0, found?.mean ?? null, found?.deviation ?? null);
  };
  const compared = measured.filter((row) => row.metric === 'talk_share' && row.n >= leastCompared);
  return {
    count,
    limit: query.limit,
    offset: query.offset,
    results: shown.map((agent, at) => ({
      ...agent,
      in_period: {
        files: rows[at]?.files_in_period ?? 0,
        talk_share: estimate(agent.id, 'talk_share'),
        listen_share: estimate(agent.id, 'listen_share'),
        weeks: Array.from(
          { length: weeksShown },
          (_, week) => weeks.find((row) => row.id === agent.id && row.week === week)?.files ?? 0,
        ),
        open: openOf(agent.id),
      },
    })),
    likely_same: likelySame(called)
      .slice(0, mostPairs)
      .map(({ one, into }) => ({ ...one, into: { id: into.id, name: into.name } })),
    team_medians: Array.from(
      Map.groupBy(compared, ({ team_id }) => team_id ?? 0),
      ([team_id, some]) => ({ team_id, talk_share: spreadOf(some.map(({ mean }) => mean))?.median ?? null }),
    ),
  };
}
