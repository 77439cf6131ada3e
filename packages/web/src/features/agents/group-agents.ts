import type { ListedAgent } from '@earshot/core/agents/agents.api.ts';
import { meanOf } from '../../shared/people/estimates.ts';

export type TeamMedian = { team_id: number; talk_share: number | null };
export type AgentGroup = {
  /** 0: without a team. */
  id: number;
  name: string | null;
  agents: ListedAgent[];
  files: number;
  talk: number | null;
  listen: number | null;
  median: number | null;
};

const medianOf = (medians: readonly TeamMedian[], teamId: number | null): number | null =>
  medians.find(({ team_id }) => team_id === (teamId ?? 0))?.talk_share ?? null;

/** The middle of the team that somebody is compared with. */
export const medianFor = (agent: Pick<ListedAgent, 'team_id'>, medians: readonly TeamMedian[]) =>
  medianOf(medians, agent.team_id);

/** Operators by team, the teams by name, those without one last; within a team the order stays. */
export function groupAgents(
  agents: readonly ListedAgent[],
  medians: readonly TeamMedian[],
  compare: (one: string, other: string) => number,
): AgentGroup[] {
  const groups = Map.groupBy(agents, ({ team_id }) => team_id ?? 0);
  return Array.from(groups, ([id, ofTeam]) => ({
    id,
    name: ofTeam[0]?.team ?? null,
    agents: ofTeam,
    files: ofTeam.reduce((sum, { in_period }) => sum + in_period.files, 0),
    talk: meanOf(ofTeam.map(({ in_period }) => in_period.talk_share)),
    listen: meanOf(ofTeam.map(({ in_period }) => in_period.listen_share)),
    median: medianOf(medians, id),
  })).sort((one, other) => {
    if ((one.id === 0) !== (other.id === 0)) return one.id === 0 ? 1 : -1;
    return compare(one.name ?? '', other.name ?? '');
  });
}
