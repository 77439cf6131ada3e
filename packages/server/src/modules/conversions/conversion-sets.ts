import type { AskedSet, CallSets } from '../calls/call-sets.ts';
import { isConversion } from './conversion-condition.sql.ts';
import { inputOf } from './conversion-input.ts';
import { listSomeConversions } from './conversions.store.ts';
import { listMarkingProjects } from './named-rules.queries.ts';

/** Calls that are one of some conversions, each out of the calls that its rate is out of. */
export const conversionSets: CallSets = {
  name: 'conversions',
  async read(ctx, ids) {
    const { db, workspaceId } = ctx;
    const [rows, projects] = await Promise.all([
      listSomeConversions(db, workspaceId, ids),
      listMarkingProjects(db, workspaceId, ids),
    ]);
    return rows.map((row) => {
      const marking = projects.filter(({ conversion_id }) => conversion_id === row.id);
      const input = inputOf(row);
      return { ...baseOf(row), conditions: [isConversion(workspaceId, input.counts, marking)] };
    });
  },
};

/** Calls that could have been one of some conversions. */
export const conversionBases: CallSets = {
  name: 'conversion_base',
  read: async (ctx, ids) => (await listSomeConversions(ctx.db, ctx.workspaceId, ids)).map(baseOf),
};

/** A rate is the same for everybody: whose favourites are meant is its author's. */
function baseOf(row: Parameters<typeof inputOf>[0] & { author_id: number | null }): AskedSet {
  const { filters, query } = inputOf(row).out_of;
  return { filters, query, conditions: [], ownerId: row.author_id };
}
