import type { exportCalls } from '@earshot/core/calls/calls.api.ts';
import { metaNames, metaValue } from '@earshot/core/calls/dimensions.ts';
import { csvLine } from '@earshot/core/csv.ts';
import type { BodyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { Hit } from '@earshot/core/matching/query.ts';
import type { Ctx } from '../../platform/context.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import { auditAccess } from '../audit/audit.ts';
import { presentFiles } from '../files/files.ts';
import { callScope } from './call-scope.ts';
import { listCallRows } from './calls.queries.ts';
import { csvColumns } from './csv-columns.ts';
import { forATable } from './decide-calls.ts';
import { hitsOf } from './hits.ts';
import type { ListChoice } from './list-cookies.ts';
import { matchedCalls } from './matched-calls.ts';
import { rankCalls } from './relevance.ts';

/** Calls that are put into lines at once; their words are in memory meanwhile. */
const batch = 200;

const columns = [
  'file_id',
  'name',
  'recorded_at',
  'created',
  'operator',
  'abonent',
  'direction',
  'duration_seconds',
  'language',
  'status',
  'source',
  'tags',
  'labels',
  'emotion',
  'trend',
  ...metaNames,
];
const hitColumns = ['hits', 'first_hit_seconds', 'first_hit'];

/**
 * The calls of a list as lines of a table. Who took them out is in the audit log. Throws `queries.too_slow` where not all of
 * them could be found in time.
 */
export async function callsCsv(
  ctx: Ctx,
  body: BodyOf<typeof exportCalls> & Pick<ListChoice, 'order_by'>,
): Promise<AsyncGenerator<string, void>> {
  const { filters, query, sorting_by, order_by, limit } = body;
  const scope = await callScope(ctx, filters, query, forATable);
  const byRelevance = sorting_by === 'relevance' && query !== null;
  const column = sorting_by === 'relevance' ? 'recorded_at' : sorting_by;
  const matched = await matchedCalls(ctx, scope, { sorting_by: column, order_by });
  if (matched.isUnfinished && matched.count < limit) throw fail('queries.too_slow');
  const wanted = Math.min(matched.count, limit);
  // Of very many only how many there are at least is known: the last line tells.
  const most = matched.count_is_capped ? limit : wanted;
  await auditAccess(ctx, { action: 'file.exported', after: { format: 'csv', calls: wanted } });
  const more = await Promise.all(extensionsOf(ctx, csvColumns).map((columnsFor) => columnsFor(ctx)));
  const moreNames = more.flatMap(({ names }) => names);
  return lines();

  async function* lines() {
    yield `\uFEFF${csvLine([...columns, ...moreNames, ...(query === null ? [] : hitColumns)])}`;
    for (let offset = 0; offset < most; offset += batch) {
      const page = { limit: Math.min(batch, most - offset), offset };
      const rows = byRelevance
        ? await rankCalls(ctx, scope, matched, page)
        : await listCallRows(ctx.db, ctx.workspaceId, matched.conditions, {
            sorting_by: column,
            order_by,
            ...page,
          });
      if (rows.length === 0) return;
      const [files, hits] = await Promise.all([presentFiles(ctx, rows), hitsOf(ctx, scope, rows)]);
      const ids = files.map(({ file_id }) => file_id);
      const added = await Promise.all(
        more.map(async ({ names, cellsOf }) => ({ names, cells: await cellsOf(ids) })),
      );
      for (const file of files) {
        const found = hits.get(file.file_id);
        yield csvLine([
          ...cells(file),
          ...added.flatMap(({ names, cells }) => cells.get(file.file_id) ?? names.map(() => null)),
          ...(query === null ? [] : hitCells(found?.count ?? 0, found?.shown[0])),
        ]);
      }
    }
  }
}

function cells(file: File): (string | number | null)[] {
  return [
    file.file_id,
    file.name,
    file.recorded_at,
    file.created,
    file.operator,
    file.abonent,
    file.direction,
    file.duration_ms === null ? null : file.duration_ms / 1000,
    file.language,
    file.status,
    file.source?.name ?? null,
    file.tags.map(({ name }) => name).join('; '),
    file.labels.map(({ name }) => name).join('; '),
    file.emotion?.strongest ?? null,
    file.emotion?.trend ?? null,
    ...metaNames.map((name) => metaValue(file.meta, name)),
  ];
}

function hitCells(count: number, first: Hit | undefined): (string | number | null)[] {
  return [
    count,
    first === undefined ? null : first.start_ms / 1000,
    first?.around?.words.join(' ') ?? first?.text ?? null,
  ];
}
