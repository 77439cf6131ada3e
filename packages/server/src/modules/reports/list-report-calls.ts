import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { FindingKind } from '@earshot/core/findings/findings.ts';
import type { Hit } from '@earshot/core/matching/query.ts';
import { type MeasureName, measureOf } from '@earshot/core/reports/measures.ts';
import { questionMeasured } from '@earshot/core/reports/question-key.ts';
import type { listReportCalls as listEndpoint } from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { searchCalls } from '../search/search.ts';
import { listAnswerHits, listEvidence } from './moments.queries.ts';

/** Measures whose rules say on what they stand in a call. */
const kinds: Partial<Record<MeasureName, FindingKind>> = {
  tag: 'tag',
  pattern: 'pattern',
  script: 'script',
  label: 'label',
};

/** The calls behind a number, the newest first; the words of a query, the evidence of a rule and what an answer stands on say where. */
export async function listReportCalls(
  ctx: Ctx,
  { open, measure, limit, offset }: BodyOf<typeof listEndpoint>,
): Promise<ReplyOf<typeof listEndpoint>> {
  const { count, results } = await searchCalls(ctx, {
    query: open.query,
    filters: open.filters,
    sorting_by: 'recorded_at',
    order_by: 'desc',
    limit,
    offset,
    facets: false,
    exact: true,
  });
  const found = measure === null ? new Map<string, Hit[]>() : await evidenceOf(ctx, measure, results);
  return {
    count,
    results: results.map(({ file, hits }) => ({
      file,
      hits: hits.length > 0 ? hits : (found.get(file.file_id) ?? []),
    })),
  };
}

async function evidenceOf(
  ctx: Ctx,
  { name, of }: Pick<Measure, 'name' | 'of'>,
  results: readonly { file: { file_id: string } }[],
): Promise<Map<string, Hit[]>> {
  const kind = kinds[name];
  const { needs } = measureOf(name);
  if (needs !== undefined && !mayDo(ctx, needs)) throw fail('filters.forbidden', { field: name });
  const fileIds = results.map(({ file }) => file.file_id);
  if (name === 'question')
    return listAnswerHits(ctx.db, ctx.workspaceId, { ...questionMeasured(of), fileIds });
  if (kind === undefined || typeof of !== 'number') return new Map();
  const evidence = await listEvidence(ctx.db, ctx.workspaceId, { kind, ruleId: of, fileIds });
  return new Map([...evidence].map(([fileId, some]) => [fileId, some.flatMap(({ hits }) => hits)]));
}
