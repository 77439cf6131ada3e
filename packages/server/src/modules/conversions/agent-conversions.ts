import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { AgentConversion } from '@earshot/core/conversions/conversions.api.ts';
import { Failure } from '@earshot/core/errors.ts';
import { rateOf } from '@earshot/core/rate.ts';
import type { Ctx } from '../../platform/context.ts';
import { periodFilter } from '../agents/period-filter.ts';
import { getAgent } from '../agents/present-agents.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { askConversion, figuresOf, sumOf } from './asked-conversion.ts';
import { countBy } from './conversion-stat.queries.ts';
import { type ConversionRow, listSomeConversions } from './conversions.store.ts';

/** Conversions asked at once, so that a page of them leaves connections to the others. */
const askedAtOnce = 4;

/** Every conversion in the calls of an agent, beside all calls; one that cannot be asked now is left out. */
export async function getAgentConversions(
  ctx: Ctx,
  id: number,
  asked: { dateFrom?: string | undefined; dateTo?: string | undefined },
): Promise<{ results: AgentConversion[] }> {
  const agent = await getAgent(ctx, id);
  const { time_zone: timeZone } = await getWorkspaceSettings(ctx);
  const period = { dateFrom: asked.dateFrom ?? null, dateTo: asked.dateTo ?? null };
  const within = await periodFilter(ctx, period, timeZone);
  const rows = await listSomeConversions(ctx.db, ctx.workspaceId, null);
  const results: AgentConversion[] = [];
  for (let from = 0; from < rows.length; from += askedAtOnce) {
    const some = rows.slice(from, from + askedAtOnce);
    const found = await Promise.all(some.map((row) => ofAgent(ctx, row, agent.id, { within, timeZone })));
    results.push(...found.filter((one) => one !== null));
  }
  return { results: results.filter(({ calls }) => calls > 0) };
}

async function ofAgent(
  ctx: Ctx,
  row: ConversionRow,
  agentId: number,
  { within, timeZone }: { within: CallFilters; timeZone: string },
): Promise<AgentConversion | null> {
  try {
    const asked = await askConversion(ctx, row, within);
    const counted = await countBy(ctx.db, ctx.workspaceId, asked, { by: 'agent', timeZone });
    const own = counted.find(({ key }) => key === String(agentId)) ?? sumOf([]);
    const { calls, conversions } = sumOf(counted);
    return {
      conversion_id: row.id,
      name: row.name,
      type: row.type,
      ...figuresOf(asked, own, { ...within, agents: [agentId] }),
      overall: { calls, rate: rateOf(conversions, calls).rate },
    };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    ctx.log.warn({ err: error, conversion_id: row.id }, 'a conversion cannot be asked');
    return null;
  }
}
