import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { isCircular } from '@earshot/core/segments/circular.ts';
import type {
  createSegment as createSegmentEndpoint,
  listSegments as listSegmentsEndpoint,
  Segment,
  SegmentInput,
} from '@earshot/core/segments/segments.api.ts';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { isSameJson } from '../audit/audit.ts';
import { refuseFilters } from '../calls/refuse-filters.ts';
import { understandQuery } from '../matching/understand-query.ts';
import {
  forgetRule,
  holdToChange,
  keepChange,
  keepFirst,
  lockRule,
  presentRule,
  savingRule,
} from '../versions/versioned-changes.ts';
import { countVersioned } from '../versions/versions.ts';
import { putFiles } from './hand-picked.ts';
import { bodyOf, type Count, countSegment, isFilter, uncounted } from './segment-calls.ts';
import {
  findSegmentRow,
  insertSegmentRow,
  listSegmentRows,
  removeSegmentFiles,
  removeSegmentRow,
  type SegmentRow,
  type ShownSegmentRow,
  segmentParts,
  updateSegmentRow,
} from './segments.store.ts';

/** Segments counted at once, so that a page of them leaves connections to the others. */
const countedAtOnce = 4;

/** What a person sets, without what follows from it. */
function inputOf(row: SegmentRow): SegmentInput {
  const { id: _, ...body } = bodyOf(row);
  return { name: row.name, description: row.description, ...body };
}

function present(ctx: Ctx, row: ShownSegmentRow, { count, count_is_capped }: Count): Segment {
  return {
    ...inputOf(row),
    ...presentRule(ctx, row),
    files: count,
    files_is_capped: count_is_capped,
  };
}

export async function listSegments(
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<ReplyOf<typeof listSegmentsEndpoint>> {
  const [rows, count] = await Promise.all([
    listSegmentRows(ctx.db, ctx.workspaceId, page),
    countVersioned(ctx, 'segment'),
  ]);
  const results: Segment[] = [];
  for (let from = 0; from < rows.length; from += countedAtOnce) {
    const some = rows.slice(from, from + countedAtOnce);
    const counts = await Promise.all(some.map((row) => countSegment(ctx, bodyOf(row))));
    for (const [index, row] of some.entries()) results.push(present(ctx, row, counts[index] ?? uncounted));
  }
  return { count, ...page, results };
}

export async function getSegment(ctx: Ctx, id: number): Promise<Segment> {
  const row = await findSegmentRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('segments.not_found');
  return present(ctx, row, await countSegment(ctx, bodyOf(row)));
}

export async function createSegment(
  ctx: Ctx,
  { ids, ...input }: BodyOf<typeof createSegmentEndpoint>,
): Promise<Segment> {
  if (ids !== undefined && isFilter(input)) throw fail('segments.is_filter');
  await refuseFilters(ctx, input.filters ?? {});
  if (input.query !== null) understandQuery(input.query);
  const id = await savingRule(ctx, 'segment', async (ctx) => {
    const made = { author_id: ctx.userId, created_at: ctx.now() };
    const segmentId = await insertSegmentRow(ctx.db, ctx.workspaceId, input, made);
    await refuseCircular(ctx, segmentId, input);
    await keepFirst(ctx, 'segment', segmentId, input);
    if (ids !== undefined) await putFiles(ctx, segmentId, ids);
    return segmentId;
  });
  return getSegment(ctx, id);
}

export async function updateSegment(ctx: Ctx, id: number, input: SegmentInput): Promise<Segment> {
  await refuseFilters(ctx, input.filters ?? {});
  if (input.query !== null) understandQuery(input.query);
  await savingRule(ctx, 'segment', async (ctx) => {
    const row = await holdToChange<SegmentRow>(ctx, 'segment', id);
    const before = inputOf(row);
    const isNewVersion = !isSameJson([before.filters, before.query], [input.filters, input.query]);
    const version = row.version + (isNewVersion ? 1 : 0);
    await updateSegmentRow(ctx.db, ctx.workspaceId, id, input, { version, updated_at: ctx.now() });
    await refuseCircular(ctx, id, input);
    // A list that becomes a filter is no list any more.
    if (isFilter(input)) await emptyList(ctx, id);
    await keepChange(ctx, 'segment', row, { before, input, version });
  });
  return getSegment(ctx, id);
}

/** Its calls stay, and so do the segments that name it: it is nothing to them any more. */
export async function removeSegment(ctx: Ctx, id: number): Promise<void> {
  await savingRule(ctx, 'segment', async (ctx) => {
    const row = await holdToChange<SegmentRow>(ctx, 'segment', id);
    await emptyList(ctx, id);
    await removeSegmentRow(ctx.db, ctx.workspaceId, id);
    await forgetRule(ctx, 'segment', row, inputOf(row));
  });
}

/** Whoever picked its calls by hand. */
function emptyList(ctx: TxCtx, id: number): Promise<number> {
  return beyondLimit(ctx, 'a list goes with all calls on it', ({ db }) =>
    removeSegmentFiles(db, ctx.workspaceId, id),
  );
}

export async function lockSegment(ctx: Ctx, id: number, locked: boolean): Promise<Segment> {
  await lockRule(ctx, 'segment', id, locked);
  return getSegment(ctx, id);
}

async function refuseCircular(ctx: TxCtx, id: number, { filters }: SegmentInput): Promise<void> {
  if (!filters?.segments?.length) return;
  if (isCircular(id, await segmentParts(ctx.db, ctx.workspaceId))) throw fail('segments.circular');
}
