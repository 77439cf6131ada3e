import type * as api from '@earshot/core/adherence/adherence.api.ts';
import type { AdherenceRow, AgentAdherence, ScriptAdherence } from '@earshot/core/adherence/adherence.api.ts';
import { type SaidCounts, type SaidShare, saidShare } from '@earshot/core/adherence/adherence.ts';
import { dayAfter } from '@earshot/core/agents/day-steps.ts';
import { opensCalls } from '@earshot/core/agents/people.ts';
import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { filtersOfFlat } from '@earshot/core/calls/flat-filters.ts';
import { joinFilters } from '@earshot/core/calls/join-filters.ts';
import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Script } from '@earshot/core/scripts/scripts.ts';
import { assertMayDo, mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { agentNames } from '../agents/known-agents.ts';
import { boundsOf } from '../agents/period-bounds.queries.ts';
import { getAgent } from '../agents/present-agents.ts';
import { type AskedCalls, type AskedDays, askCalls } from '../calls/asked-calls.ts';
import { everyScript, getScript, listScripts } from '../scripts/scripts.ts';
import { countSaid } from './said-counts.queries.ts';

const nothing: SaidCounts = { said: 0, not_said: 0, unknown: 0 };

/** Every script in the calls that are asked for. */
export async function listAdherence(
  ctx: Ctx,
  query: QueryOf<typeof api.listAdherence>,
): Promise<ReplyOf<typeof api.listAdherence>> {
  const asked = await askCalls(ctx, filtersOfFlat(query), query);
  return { results: await ofScripts(ctx, asked) };
}

/** One script in the calls that are asked for, in all and by what is asked. Throws `scripts.not_found`. */
export async function getAdherence(
  ctx: Ctx,
  id: number,
  { by, ...query }: QueryOf<typeof api.getAdherence>,
): Promise<ReplyOf<typeof api.getAdherence>> {
  // Rows are opened by these filters.
  if (by === 'agent') assertMayDo(ctx, 'agents.read');
  const script = await getScript(ctx, id);
  const asked = await askCalls(ctx, filtersOfFlat(query), query);
  const { filters, conditions: calls, timeZone } = asked;
  const counted = await countSaid(ctx.db, ctx.workspaceId, { calls, scripts: [id] }, { by, timeZone });
  const total = presentScript(script, sumOf(counted), filters);
  // A call without an operator stands in no row, as no filter would open it.
  const rows = counted.flatMap(({ key, ...row }) => (key === null ? [] : [{ ...row, key }]));
  return { total, results: await (by === 'agent' ? byAgent : byDays)(ctx, rows, { asked, query, by }) };
}

/** Every script in the calls of an operator, beside their team. Throws `agents.not_found`. */
export async function getAgentAdherence(
  ctx: Ctx,
  id: number,
  days: AskedDays,
): Promise<ReplyOf<typeof api.getAgentAdherence>> {
  // To whom operators are hidden there is none.
  if (!mayDo(ctx, 'agents.read')) throw fail('agents.not_found');
  const agent = await getAgent(ctx, id);
  const own = await ofScripts(ctx, await askCalls(ctx, { agents: [agent.id] }, days));
  const mates = agent.team_id === null ? {} : { teams: [agent.team_id] };
  const team = await ofScripts(ctx, await askCalls(ctx, mates, days));
  const results = own.flatMap((one): AgentAdherence[] => {
    const { known = 0, share = null } = team.find(({ script_id }) => script_id === one.script_id) ?? {};
    return one.known + one.unknown === 0 ? [] : [{ ...one, team: { known, share } }];
  });
  return { results };
}

/** How often one script was said in some calls. */
export async function saidIn(
  ctx: Ctx,
  scriptId: number,
  { conditions: calls, timeZone }: AskedCalls,
): Promise<SaidShare> {
  const asked = { calls, scripts: [scriptId] };
  const [counts = nothing] = await countSaid(ctx.db, ctx.workspaceId, asked, { by: 'all', timeZone });
  return saidShare({ said: counts.said, not_said: counts.not_said, unknown: counts.unknown });
}

async function ofScripts(ctx: Ctx, { filters, conditions: calls, timeZone }: AskedCalls) {
  const { results: scripts } = await listScripts(ctx, everyScript);
  const asked = { calls, scripts: null };
  const rows = await countSaid(ctx.db, ctx.workspaceId, asked, { by: 'all', timeZone });
  const counts = new Map(rows.map((row) => [row.script_id, row]));
  return scripts.map((script) => presentScript(script, counts.get(script.id) ?? nothing, filters));
}

type Keyed = SaidCounts & { script_id: number; key: string };
type Parts = { asked: AskedCalls; query: AskedDays; by: 'agent' | 'day' | 'week' };

async function byAgent(ctx: Ctx, rows: readonly Keyed[], { asked }: Parts): Promise<AdherenceRow[]> {
  const names = await agentNames(
    ctx,
    rows.map(({ key }) => Number(key)),
  );
  return rows
    .map(({ key, script_id, ...counts }) => ({
      key,
      name: names.get(Number(key)) ?? null,
      ...figuresOf(script_id, counts, { ...asked.filters, agents: [Number(key)] }),
    }))
    .sort((one, other) => other.known - one.known || Number(one.key) - Number(other.key));
}

/** Days or weeks, or what of them lies in the period, the earliest first. */
async function byDays(ctx: Ctx, rows: readonly Keyed[], parts: Parts): Promise<AdherenceRow[]> {
  const { asked, query, by } = parts;
  const days = rows.map(({ key }) => {
    const last = by === 'week' ? dayAfter(key, 6) : key;
    return {
      dateFrom: query.dateFrom !== undefined && query.dateFrom > key ? query.dateFrom : key,
      dateTo: query.dateTo !== undefined && query.dateTo < last ? query.dateTo : last,
    };
  });
  const bounds = await boundsOf(ctx.acrossWorkspaces, days, asked.timeZone);
  return rows.map(({ key, script_id, ...counts }, at) => {
    const { start, to } = bounds[at] ?? { start: null, to: null };
    const some = joinFilters(asked.filters, { periods: [{ field: 'recorded_at', start, to }] });
    return { key: days[at]?.dateFrom ?? key, name: null, ...figuresOf(script_id, counts, some) };
  });
}

const sumOf = (rows: readonly SaidCounts[]): SaidCounts => ({
  said: rows.reduce((sum, { said }) => sum + said, 0),
  not_said: rows.reduce((sum, { not_said }) => sum + not_said, 0),
  unknown: rows.reduce((sum, { unknown }) => sum + unknown, 0),
});

function presentScript(
  { id, name, type, demand, set, place }: Script,
  { said, not_said, unknown }: SaidCounts,
  filters: CallFilters,
): ScriptAdherence {
  return {
    script_id: id,
    name,
    type,
    demand,
    set,
    place,
    ...figuresOf(id, { said, not_said, unknown }, filters),
  };
}

/** What counts come to, and the filters that leave exactly the calls of each. */
function figuresOf(id: number, counts: SaidCounts, filters: CallFilters) {
  return {
    ...saidShare(counts),
    open_said: opensCalls({ ...filters, scripts_said: [id] }),
    open_not_said: opensCalls({ ...filters, scripts_not_said: [id] }),
    open_unknown: opensCalls({ ...filters, scripts_unknown: [id] }),
  };
}
