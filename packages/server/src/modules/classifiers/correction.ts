import type { Conversation } from '@earshot/core/call/conversation.ts';
import { placeOf, type Unit, unitsOf } from '@earshot/core/classifiers/units.ts';
import { fail } from '@earshot/core/errors.ts';
import type { TxCtx } from '../../platform/context.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { exampleWith } from './add-examples.ts';
import { listSaid, type Said } from './call-labels.store.ts';
import { ruleOf } from './classifier-input.ts';
import { findToRead } from './classifiers.ts';
import { insertExampleRows, listByCall, listCorrections, removeExampleRow } from './examples.store.ts';
import { followExamples } from './follow-examples.ts';
import { textKey } from './text-key.ts';

/** So many passages of a call are learned from one correction. */
const mostUnits = 5;

/** `phraseId`: where a person says that the label is. */
type Correction = { fileId: string; labelId: number; has: boolean | null; phraseId?: number | undefined };

/**
 * What a classifier learns from a person who says otherwise of a call, in place of what it learned from such a word of it before: that
 * the passages on which it gave the label, or was unsure, do not have it; that the one of which it was unsure has it, or the one that the
 * person pointed out; where a call is one passage, that this has it or not. Which of several has a label that it missed, nobody said
 * otherwise. With `null` that word is taken back, and nothing is learned of it. Throws `classifiers.phrase_not_found`.
 */
export async function learnCorrection(
  ctx: TxCtx,
  { fileId, labelId, has, phraseId }: Correction,
): Promise<void> {
  const said = (await listSaid(ctx.db, ctx.workspaceId, fileId)).find(({ label_id }) => label_id === labelId);
  const call = (await loadCalls(ctx.db, ctx.workspaceId, [fileId], null)).get(fileId);
  if (said === undefined) return;
  const id = said.classifier_id;
  const former = await listCorrections(ctx.db, ctx.workspaceId, id, fileId, labelId);
  for (const example of former) await removeExampleRow(ctx.db, ctx.workspaceId, id, example);
  const units =
    has === null || call === undefined ? [] : await unitsToLearn(ctx, said, call, { has, phraseId });
  const known = await listByCall(ctx.db, ctx.workspaceId, id, [fileId]);
  const answer = { user_id: ctx.userId, labels: has ? [labelId] : [], at: ctx.now().toISOString() };
  const fresh = units
    .filter((unit) => !known.some((one) => one.phrase_id === placeOf(unit).phrase_id))
    .slice(0, mostUnits)
    .map((unit) =>
      exampleWith({
        id: null,
        role: unit.role,
        position: unit.position,
        text: unit.text,
        text_key: textKey(unit.text),
        source: 'correction' as const,
        is_random: false,
        answers: [answer],
        asked: [labelId],
        place: { file_id: fileId, ...placeOf(unit) },
      }),
    );
  if (fresh.length + former.length === 0) return;
  await insertExampleRows(ctx.db, ctx.workspaceId, id, fresh, ctx.now());
  await followExamples(ctx, id);
}

/** Of which units of a call it is known now whether they have the label. */
async function unitsToLearn(
  ctx: TxCtx,
  said: Said,
  call: Conversation,
  { has, phraseId }: { has: boolean; phraseId: number | undefined },
): Promise<Unit[]> {
  const { row } = await findToRead(ctx, said.classifier_id);
  const all = unitsOf(call, ruleOf(row));
  const isIn = ({ phrases }: Unit, phraseId: number) => phrases.some(({ id }) => id === phraseId);
  if (has && phraseId !== undefined) {
    const pointed = all.filter((unit) => isIn(unit, phraseId));
    if (pointed.length === 0) throw fail('classifiers.phrase_not_found');
    return pointed;
  }
  if (all.length === 1) return all;
  const isTold = said.decision === 'unsure' || (said.decision === 'yes' && !has);
  if (!isTold) return [];
  const claimed = (said.units ?? []).flatMap(({ phrase_id }) => all.filter((unit) => isIn(unit, phrase_id)));
  return [...new Set(claimed)];
}
