import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import type { listTruth as listEndpoint } from '@earshot/core/evaluations/truths.api.ts';
import { Right, type Truth } from '@earshot/core/evaluations/truths.ts';
import { refuseLimited } from '../../platform/beyond-limit.ts';
import type { Ctx } from '../../platform/context.ts';
import { headsOf } from '../files/call-heads.ts';
import { newestItems, testOf } from './subjects.ts';
import { countTruths, listTruthRows, type TruthRow } from './truths.store.ts';

type Shown = TruthRow & { by: string | null };

/** The truth set of a project, those without an answer first. */
export async function listTruth(
  ctx: Ctx,
  id: number,
  { view, limit, offset }: QueryOf<typeof listEndpoint>,
): Promise<ReplyOf<typeof listEndpoint>> {
  refuseLimited(ctx);
  const { subject } = await testOf(ctx, id);
  const [rows, counts, items] = await Promise.all([
    listTruthRows(ctx.db, ctx.workspaceId, id, { view, limit, offset }),
    countTruths(ctx.db, ctx.workspaceId, id),
    newestItems(ctx, id, subject),
  ]);
  const results = await presentTruths(ctx, rows);
  return {
    count: counts[view],
    limit,
    offset,
    results,
    counts,
    items: items.map(({ id, name }) => ({ id, name })),
  };
}

export async function presentTruths(ctx: Ctx, rows: readonly Shown[]): Promise<Truth[]> {
  const calls = await headsOf(
    ctx,
    rows.map(({ file_id }) => file_id),
  );
  return rows.flatMap((row): Truth[] => {
    const call = calls.get(row.file_id);
    if (call === undefined) return [];
    return [
      {
        id: row.id,
        file_id: row.file_id,
        call,
        place: placeOfRow(row),
        text: row.text,
        role: row.role as Truth['role'],
        right: row.answer === null ? null : Right.parse(row.answer),
        source: row.source as Truth['source'],
        is_random: row.is_random,
        by: row.by,
      },
    ];
  });
}

export function placeOfRow({ phrase_id, last_phrase_id, start_ms, end_ms }: TruthRow): Truth['place'] {
  if (phrase_id === null) return null;
  return {
    phrase_id,
    last_phrase_id: last_phrase_id ?? phrase_id,
    start_ms: start_ms ?? 0,
    end_ms: end_ms ?? 0,
  };
}
