import type { Conversation } from '@earshot/core/call/conversation.ts';
import { placeOf, type Unit, unitBetween } from '@earshot/core/classifiers/units.ts';
import type { TxCtx } from '../../platform/context.ts';
import { type ExampleRow, listByCall, moveExampleRow } from './examples.store.ts';
import { keptPosition } from './kept-setting.ts';
import { textKey } from './text-key.ts';

/** Phrases that lie so far beside the old times belong to what was said there: recognisers begin and end them otherwise. */
const slackMs = 250;

/**
 * After a call was recognised or corrected anew: its examples stand on the phrases that are at their times now, with the words as they
 * are now, and as who says them where. One where nothing is said any more keeps its words: somebody heard them. Two examples never
 * stand on the same phrases.
 */
export async function anchorExamples(ctx: TxCtx, fileId: string, call: Conversation): Promise<void> {
  const rows = await listByCall(ctx.db, ctx.workspaceId, null, [fileId]);
  const taken = new Set(rows.map(nameOf));
  for (const row of rows) {
    const unit = unitOf(call, row) ?? unitAt(call, row.start_ms ?? 0, row.end_ms ?? 0);
    if (unit === null) continue;
    const place = placeOf(unit);
    const moved = { ...place, ...keptPosition(unit.position), text: unit.text, role: unit.role };
    const name = nameOf({ ...row, ...place });
    const isSame = Object.entries(moved).every(([key, value]) => row[key as keyof typeof moved] === value);
    if (isSame || (name !== nameOf(row) && taken.has(name))) continue;
    taken.add(name);
    const text_key = textKey(unit.text);
    await moveExampleRow(ctx.db, ctx.workspaceId, row.id, { ...moved, text_key });
  }
}

const nameOf = (row: { classifier_id: number; phrase_id: number | null; last_phrase_id: number | null }) =>
  `${row.classifier_id} ${row.phrase_id} ${row.last_phrase_id}`;

/** The same phrases, where they are at the same times as before: short ones beside them would be taken for a part of them. */
function unitOf(call: Conversation, { phrase_id, last_phrase_id, start_ms, end_ms }: ExampleRow) {
  const unit = unitBetween(call, phrase_id ?? 0, last_phrase_id ?? 0);
  if (unit === null) return null;
  const place = placeOf(unit);
  const isThere = place.phrase_id === phrase_id && place.last_phrase_id === last_phrase_id;
  return isThere && place.start_ms === start_ms && place.end_ms === end_ms ? unit : null;
}

/** What is said between two times; of a phrase that lies only partly there at least half. */
function unitAt(call: Conversation, start_ms: number, end_ms: number): Unit | null {
  const within = call.phrases.filter((phrase) => {
    const from = Math.max(phrase.start_ms, start_ms - slackMs);
    const to = Math.min(phrase.end_ms, end_ms + slackMs);
    return to > from && (to - from) * 2 >= phrase.end_ms - phrase.start_ms;
  });
  const [first, last] = [within[0], within.at(-1)];
  return first === undefined || last === undefined ? null : unitBetween(call, first.id, last.id);
}
