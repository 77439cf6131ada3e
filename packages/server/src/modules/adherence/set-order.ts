import type * as api from '@earshot/core/adherence/adherence.api.ts';
import type { SetOrder } from '@earshot/core/adherence/adherence.api.ts';
import { opensCalls } from '@earshot/core/agents/people.ts';
import { filtersOfFlat } from '@earshot/core/calls/flat-filters.ts';
import type { QueryOf } from '@earshot/core/endpoint.ts';
import type { Script } from '@earshot/core/scripts/scripts.ts';
import type { Ctx } from '../../platform/context.ts';
import { askCalls } from '../calls/asked-calls.ts';
import { everyScript, getScript, listScripts } from '../scripts/scripts.ts';
import { countSwaps } from './set-order.queries.ts';

/** The set that a script is a step of, and the calls that did not keep to its order. Throws `scripts.not_found`. */
export async function getSetOrder(
  ctx: Ctx,
  id: number,
  query: QueryOf<typeof api.getSetOrder>,
): Promise<SetOrder> {
  const { set } = await getScript(ctx, id);
  const { filters, conditions } = await askCalls(ctx, filtersOfFlat(query), query);
  const open_broken = opensCalls({ ...filters, scripts_out_of_order: [id] });
  if (set === '') return { set, steps: [], broken: 0, open_broken, swaps: [] };
  const { results } = await listScripts(ctx, everyScript);
  const steps = results.filter((script) => script.set === set).map(presentStep);
  const { broken, swaps } = await countSwaps(ctx.db, ctx.workspaceId, id, conditions);
  const stepOf = (id: number) => steps.find(({ script_id }) => script_id === id);
  return {
    set,
    steps,
    broken,
    open_broken,
    swaps: swaps.flatMap(({ later_id, sooner_id, calls }) => {
      const [later, sooner] = [stepOf(later_id), stepOf(sooner_id)];
      return later === undefined || sooner === undefined ? [] : [{ later, sooner, calls }];
    }),
  };
}

const presentStep = ({ id, name, demand, place }: Script) => ({ script_id: id, name, demand, place });
