import { spreadOf } from '@earshot/core/agents/estimate.ts';
import { leastCompared } from '@earshot/core/agents/people.ts';
import type { Ctx } from '../../platform/context.ts';
import { type AskedMetric, measureAgents } from '../agents/agent-numbers.queries.ts';
import { sumTeamTags } from './agent-sums.queries.ts';
import type { Whose } from './calls-of.sql.ts';
import { listTeamMates } from './person-summaries.queries.ts';
import type { TagRow } from './person-tags.queries.ts';

/** What the calls of the team show, for an agent: whoever is in it, themselves as well. */
export async function teamOf(
  ctx: Ctx,
  { kind, id, days }: Whose,
  metrics: readonly AskedMetric[],
  tags: readonly TagRow[],
) {
  const { db, workspaceId } = ctx;
  const mates = kind === 'agent' ? await listTeamMates(db, workspaceId, id) : [];
  const tagIds = tags.map((tag) => tag.id);
  const [means, counted] = await Promise.all([
    mates.length < leastMates ? [] : measureAgents(db, workspaceId, { ids: mates, metrics, days }),
    mates.length === 0 ? nobody : sumTeamTags(db, workspaceId, mates, tagIds, days),
  ]);
  const compared = means.filter(({ n }) => n >= leastCompared);
  return {
    spreadOf: (name: string) =>
      spreadOf(compared.filter(({ metric }) => metric === name).map(({ mean }) => mean)),
    shareOf: (tagId: number) => (counted.files === 0 ? null : (counted.tags.get(tagId) ?? 0) / counted.files),
  };
}
/** A customer is in no team. */
const nobody = { files: 0, tags: new Map<number, number>() };
/** Of fewer there is no middle. */
const leastMates = 3;
