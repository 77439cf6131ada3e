import { type UnitRule, unitsOf } from '@earshot/core/classifiers/units.ts';
import type { BodyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { drawTruth as drawEndpoint } from '@earshot/core/evaluations/truths.api.ts';
import { shuffled } from '@earshot/core/random.ts';
import { refuseLimited } from '../../platform/beyond-limit.ts';
import type { Ctx } from '../../platform/context.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { partOf, wholeCall } from './read-truths.ts';
import { keeperOf, testOf } from './subjects.ts';
import { drawFoundCalls, listPlaces, type NewTruthRow } from './truths.store.ts';
import { keepTruths } from './truths.ts';

/** Draws places by chance out of the calls that the project found, each call or part of one as likely as another of its call. */
export async function drawTruth(
  ctx: Ctx,
  id: number,
  { count }: BodyOf<typeof drawEndpoint>,
): Promise<{ added: number }> {
  refuseLimited(ctx);
  const { subject } = await testOf(ctx, id);
  const unit = await keeperOf(subject).unit(ctx, subject.id);
  const isWhole = unit === null;
  const files = await drawFoundCalls(ctx.db, ctx.workspaceId, id, { limit: count, isWhole });
  if (files.length === 0) throw fail('testing.no_calls');
  const rows = isWhole
    ? files.map((file_id) => drawn({ file_id, ...wholeCall }))
    : await drawParts(ctx, id, files, unit, count);
  const { added } = await keepTruths(ctx, id, rows);
  return { added };
}

const drawn = (place: Omit<NewTruthRow, 'answer' | 'source' | 'is_random'>): NewTruthRow => ({
  ...place,
  answer: null,
  source: 'person',
  is_random: true,
});

/** Parts of calls in turn, each one of which nothing is asked yet. */
async function drawParts(
  ctx: Ctx,
  id: number,
  files: readonly string[],
  rule: UnitRule,
  count: number,
): Promise<NewTruthRow[]> {
  const calls = await loadCalls(ctx.db, ctx.workspaceId, files, null);
  const there = await listPlaces(ctx.db, ctx.workspaceId, id, files);
  const known = new Set(there.map(({ file_id, phrase_id }) => `${file_id} ${phrase_id}`));
  const parts = [...calls].flatMap(([file_id, call]) =>
    unitsOf(call, rule)
      .map((unit) => drawn({ file_id, ...partOf(unit) }))
      .filter(({ phrase_id }) => !known.has(`${file_id} ${phrase_id}`)),
  );
  // Each is as likely as any other: long calls have more of them.
  return shuffled(parts, Math.random).slice(0, count);
}
