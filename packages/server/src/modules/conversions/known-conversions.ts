import type { ConversionInput } from '@earshot/core/conversions/conversions.ts';
import type { Ctx } from '../../platform/context.ts';
import { inputOf } from './conversion-input.ts';
import { listSomeConversions } from './conversions.store.ts';
import { listMarkingProjects } from './named-rules.queries.ts';

/** `is_marked`: projects mark calls as it, besides what it counts. */
export type KnownConversion = Pick<ConversionInput, 'counts' | 'out_of' | 'value'> & { is_marked: boolean };

/** What each conversion counts, out of what, and what one is worth, by its id. */
export async function knownConversions({ db, workspaceId }: Ctx): Promise<Map<number, KnownConversion>> {
  const rows = await listSomeConversions(db, workspaceId, null);
  const projects = await listMarkingProjects(
    db,
    workspaceId,
    rows.map(({ id }) => id),
  );
  const marked = new Set(projects.map(({ conversion_id }) => conversion_id));
  return new Map(
    rows.map((row) => {
      const { counts, out_of, value } = inputOf(row);
      return [row.id, { counts, out_of, value, is_marked: marked.has(row.id) }];
    }),
  );
}
