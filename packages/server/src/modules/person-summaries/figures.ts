import type { Ctx } from '../../platform/context.ts';
import { type AskedMetric, measureAgents } from '../agents/agent-numbers.queries.ts';
import type { Days } from '../agents/days.sql.ts';
import { sumCalls, sumTags, sumWeeks } from './agent-sums.queries.ts';
import type { Whose } from './calls-of.sql.ts';
import { countCalls, countWeeksOf, type MeasuredRow, measureCalls } from './person-summaries.queries.ts';
import { countTags, type TagRow } from './person-tags.queries.ts';

/** What the calls of somebody in a period come to. */
export type Figures = {
  calls: (days: Days) => Promise<{ files: number; duration_ms: number }>;
  measured: (metrics: readonly AskedMetric[]) => Promise<MeasuredRow[]>;
  tags: () => Promise<TagRow[]>;
  /** Of each of the weeks that end with a day, whatever the period, by their number. */
  weeks: (last: string) => Promise<Map<number, number>>;
};

/** An agent may have tens of thousands of calls, which are summed by day; those of a customer are read. */
export function figuresOf({ db, workspaceId }: Ctx, whose: Whose): Figures {
  const { kind, id, days } = whose;
  if (kind === 'agent')
    return {
      calls: (days) => sumCalls(db, workspaceId, [id], days),
      measured: (metrics) => measureAgents(db, workspaceId, { ids: [id], metrics, days }),
      tags: () => sumTags(db, workspaceId, id, days),
      weeks: (last) => sumWeeks(db, workspaceId, id, last),
    };
  return {
    calls: (days) => countCalls(db, workspaceId, { ...whose, days }),
    measured: (metrics) => measureCalls(db, workspaceId, whose, metrics),
    tags: () => countTags(db, workspaceId, whose),
    weeks: (last) => countWeeksOf(db, workspaceId, whose, last),
  };
}
