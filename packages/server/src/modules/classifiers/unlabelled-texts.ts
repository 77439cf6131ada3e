import { unitsOf } from '@earshot/core/classifiers/units.ts';
import type { Ctx } from '../../platform/context.ts';
import { giveWay } from '../../platform/give-way.ts';
import { callsInTurn } from './calls-in-turn.ts';
import { ruleOf } from './classifier-input.ts';
import type { ClassifierRow } from './classifiers.store.ts';
import type { SentText } from './learning-messages.ts';
import { before } from './project-calls.sql.ts';
import { drawCalls, findKnownTexts } from './queue.store.ts';
import { textKey } from './text-key.ts';

/** With as many examples, what people said is worth more than all that can be made of other texts. */
export const fewExamples = 2000;
/** More would take longer than they bring. */
const mostTexts = 3000;
const mostCalls = 300;

/**
 * Parts of calls that nobody labelled, which is learned from beside examples where there are few of them: of calls that were there when
 * the learning was asked for, in an order that is always the same, so that one that was interrupted learns from the same ones.
 */
export async function* unlabelledTexts(
  ctx: Ctx,
  row: ClassifierRow,
  { until, isWanted }: { until: Date; isWanted: () => boolean },
): AsyncGenerator<SentText[]> {
  if (!isWanted()) return;
  const known = await findKnownTexts(ctx.db, ctx.workspaceId, row.id);
  const drawn = { seed: `unlabelled ${row.id}`, limit: mostCalls, among: before(until) };
  let left = mostTexts;
  for await (const [, call] of callsInTurn(ctx, await drawCalls(ctx.db, ctx.workspaceId, drawn), giveWay)) {
    const some = unitsOf(call, ruleOf(row))
      .map(({ text, role, position }) => ({ text, setting: { role, position } }))
      .filter(({ text }) => !known.texts.has(textKey(text)))
      .slice(0, left);
    left -= some.length;
    if (some.length > 0) yield some;
    if (left === 0) return;
  }
}
