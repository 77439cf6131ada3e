import { type UnitRule, unitsOf } from '@earshot/core/classifiers/units.ts';
import type { Ctx } from '../../platform/context.ts';
import { giveWay } from '../../platform/give-way.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { before } from './project-calls.sql.ts';
import { drawCalls, listKnownTexts } from './queue.store.ts';
import { textKey } from './text-key.ts';

/** With as many examples, what people said is worth more than all that can be made of other texts. */
export const fewExamples = 2000;
/** More would take longer than they bring. */
const mostTexts = 3000;
const mostCalls = 300;
const batch = 25;

/**
 * Parts of calls that nobody labelled, which is learned from beside examples where there are few of them: of calls that were there when
 * the learning was asked for, in an order that is always the same, so that one that was interrupted learns from the same ones.
 */
export async function* unlabelledTexts(
  ctx: Ctx,
  {
    id,
    until,
    rule,
  }: { id: number; until: Date; rule: Omit<UnitRule, 'passage'> & { passage?: number | null } },
  isWanted: () => boolean,
): AsyncGenerator<string[]> {
  if (!isWanted()) return;
  const known = new Set((await listKnownTexts(ctx.db, ctx.workspaceId, id)).map(({ text_key }) => text_key));
  const calls = await drawCalls(ctx.db, ctx.workspaceId, {
    seed: `unlabelled ${id}`,
    limit: mostCalls,
    among: before(until),
  });
  let count = 0;
  for (let from = 0; from < calls.length && count < mostTexts; from += batch) {
    await giveWay(ctx);
    const ids = calls.slice(from, from + batch);
    const loaded = await loadCalls(ctx.db, ctx.workspaceId, ids, null);
    const texts = ids.flatMap((file) => {
      const call = loaded.get(file);
      return call === undefined
        ? []
        : unitsOf(call, { ...rule, passage: rule.passage ?? 1 }).map(({ text }) => text);
    });
    const some = texts.filter((text) => !known.has(textKey(text))).slice(0, mostTexts - count);
    count += some.length;
    if (some.length > 0) yield some;
  }
}
