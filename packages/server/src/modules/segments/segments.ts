import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { Failure, fail } from '@earshot/core/errors.ts';
import type { CallFilters } from '@earshot/core/files/call-filters.ts';
import { compileQuery } from '@earshot/core/matching/compile-query.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import { isCircular } from '@earshot/core/segments/circular.ts';
import type {
  createSegment as createSegmentEndpoint,
  listSegments as listSegmentsEndpoint,
  Segment,
  SegmentInput,
} from '@earshot/core/segments/segments.api.ts';
import { validate as isUuid } from 'uuid';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { audit, isSameJson } from '../audit/audit.ts';
import { lexicon } from '../matching/lexicon.ts';
import {
  forgetRule,
  holdToChange,
  keepChange,
  keepFirst,
  lockRule,
  presentRule,
  savingRule,
} from '../rules/rule-changes.ts';
import { countCallsOf } from '../search/search.ts';
import {
  countSegmentFiles,
  findSegmentRow,
  insertSegmentFiles,
  insertSegmentRow,
  listSegmentRows,
  listSegmentRowsById,
  removeSegmentFiles,
  removeSegmentRow,
  type SegmentRow,
  type ShownSegmentRow,
  segmentParts,
  updateSegmentRow,
} from './segments.store.ts';

type Count = { count: number | null; count_is_capped: boolean };
/** What says which calls belong to a segment. */
export type SegmentBody = { id: number; filters: CallFilters | null; query: Query | null };

/** Segments counted at once, so that a page of them leaves connections to the others. */
const countedAtOnce = 4;

const isFilter = ({ filters, query }: Pick<SegmentRow, 'filters' | 'query'>) =>
  filters !== null || query !== null;

function bodyOf({ id, filters, query }: Pick<SegmentRow, 'id' | 'filters' | 'query'>): SegmentBody {
  return { id, filters: filters as CallFilters | null, query: query as Query | null };
}

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
  const { rows, count } = await listSegmentRows(ctx.db, ctx.workspaceId, page);
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

/** Those of the segments that are in the workspace. */
export async function findSegmentsById(
  ctx: Ctx,
  ids: readonly number[],
): Promise<(SegmentBody & { name: string })[]> {
  if (ids.length === 0) return [];
  const rows = await listSegmentRowsById(ctx.db, ctx.workspaceId, ids);
  return rows.map((row) => ({ ...bodyOf(row), name: row.name }));
}

const uncounted: Count = { count: null, count_is_capped: false };

/** How many calls belong to a segment; one that cannot be asked does not keep the others from being shown. */
export async function countSegment(ctx: Ctx, segment: SegmentBody): Promise<Count> {
  if (!isFilter(segment))
    return {
      count: await countSegmentFiles(ctx.db, ctx.workspaceId, segment.id),
      count_is_capped: false,
    };
  try {
    return await countCallsOf(ctx, segment.filters ?? {}, segment.query);
  } catch (error) {
    if (error instanceof Failure) return uncounted;
    throw error;
  }
}

export async function createSegment(
  ctx: Ctx,
  { ids, ...input }: BodyOf<typeof createSegmentEndpoint>,
): Promise<Segment> {
  if (ids !== undefined && isFilter(input)) throw fail('segments.is_filter');
  refuseInvalidQuery(input.query);
  const id = await savingRule(ctx, 'segment', async (tx) => {
    const made = { author_id: ctx.userId, created_at: ctx.now() };
    const segmentId = await insertSegmentRow(tx, ctx.workspaceId, input, made);
    await refuseCircular(ctx, tx, segmentId, input);
    await keepFirst(ctx, tx, 'segment', segmentId, input);
    if (ids !== undefined) await putFiles(ctx, tx, segmentId, ids);
    return segmentId;
  });
  return getSegment(ctx, id);
}

export async function updateSegment(ctx: Ctx, id: number, input: SegmentInput): Promise<Segment> {
  refuseInvalidQuery(input.query);
  await savingRule(ctx, 'segment', async (tx) => {
    const row = await holdToChange(ctx, tx, 'segment', id);
    const before = inputOf(row);
    const isNewVersion = !isSameJson([before.filters, before.query], [input.filters, input.query]);
    const version = row.version + (isNewVersion ? 1 : 0);
    await updateSegmentRow(tx, ctx.workspaceId, id, input, { version, updated_at: ctx.now() });
    await refuseCircular(ctx, tx, id, input);
    // A list that becomes a filter is no list any more.
    if (isFilter(input)) await removeSegmentFiles(tx, ctx.workspaceId, id);
    await keepChange(ctx, tx, 'segment', row, { before, input, version });
  });
  return getSegment(ctx, id);
}

/** Its calls stay, and so do the segments that name it: it is nothing to them any more. */
export async function removeSegment(ctx: Ctx, id: number): Promise<void> {
  await savingRule(ctx, 'segment', async (tx) => {
    const row = await holdToChange(ctx, tx, 'segment', id);
    await removeSegmentFiles(tx, ctx.workspaceId, id);
    await removeSegmentRow(tx, ctx.workspaceId, id);
    await forgetRule(ctx, tx, 'segment', id, inputOf(row));
  });
}

export async function lockSegment(ctx: Ctx, id: number, locked: boolean): Promise<Segment> {
  await lockRule(ctx, 'segment', id, locked);
  return getSegment(ctx, id);
}

/** Puts calls on a hand-picked list; what is not in the workspace or on the list already does not count. */
export async function addToSegment(
  ctx: Ctx,
  id: number,
  fileIds: readonly string[],
): Promise<{ added: number }> {
  const added = await savingRule(ctx, 'segment', async (tx) => {
    const row = await holdList(ctx, tx, id);
    const count = await putFiles(ctx, tx, id, fileIds);
    if (count > 0)
      await audit(ctx, tx, {
        action: 'segment.changed',
        subjectId: id,
        subject: row.name,
        after: { added: count },
      });
    return count;
  });
  return { added };
}

export async function removeFromSegment(ctx: Ctx, id: number, fileId: string): Promise<Segment> {
  await savingRule(ctx, 'segment', async (tx) => {
    const row = await holdList(ctx, tx, id);
    const removed = isUuid(fileId) ? await removeSegmentFiles(tx, ctx.workspaceId, id, fileId) : 0;
    if (removed === 0) throw fail('files.not_found');
    await audit(ctx, tx, {
      action: 'segment.changed',
      subjectId: id,
      subject: row.name,
      after: { removed },
    });
  });
  return getSegment(ctx, id);
}

function putFiles(ctx: Ctx, tx: Db, id: number, fileIds: readonly string[]): Promise<number> {
  const by = { added_by: ctx.userId, added_at: ctx.now() };
  return insertSegmentFiles(tx, ctx.workspaceId, id, fileIds.filter(isUuid), by);
}

/** A hand-picked list that this person may change. */
async function holdList(ctx: Ctx, tx: Db, id: number): Promise<SegmentRow> {
  const row = await holdToChange(ctx, tx, 'segment', id);
  if (isFilter(row)) throw fail('segments.is_filter');
  return row;
}

async function refuseCircular(ctx: Ctx, tx: Db, id: number, { filters }: SegmentInput): Promise<void> {
  if (!filters?.segments?.length) return;
  if (isCircular(id, await segmentParts(tx, ctx.workspaceId))) throw fail('segments.circular');
}

function refuseInvalidQuery(query: Query | null): void {
  if (query === null) return;
  const [issue] = compileQuery(query, lexicon()).issues;
  if (issue === undefined) return;
  const { code, start, end, phrase, found } = issue;
  throw fail('queries.invalid', {
    issue: code,
    start,
    end,
    ...(phrase === undefined ? {} : { phrase }),
    ...(found === undefined ? {} : { found }),
  });
}
