import { placeOf, unitsOf } from '@earshot/core/classifiers/units.ts';
import type { TxCtx } from '../../platform/context.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { exampleWith } from './add-examples.ts';
import { listSaid } from './call-labels.store.ts';
import { inputOf } from './classifier-input.ts';
import { findToRead } from './classifiers.ts';
import { insertExampleRows, listByCall } from './examples.store.ts';
import { followExamples } from './follow-examples.ts';
import { textKey } from './text-key.ts';

/** So many passages of a call are learned from one correction. */
const mostUnits = 5;

/**
 * What a classifier learns from a person who says otherwise of a call: that the passages on which it gave the label do not have it; where
 * calls are classified as a whole, that this one has it or not. Which passage has a label that it missed, nobody said.
 */
export async function learnCorrection(
  ctx: TxCtx,
  { fileId, labelId, has }: { fileId: string; labelId: number; has: boolean },
): Promise<void> {
  const said = (await listSaid(ctx.db, ctx.workspaceId, fileId)).find(
    (one) => Number(one.label_id) === labelId,
  );
  if (said === undefined) return;
  const id = Number(said.classifier_id);
  const { row, labels } = await findToRead(ctx, id);
  const call = (await loadCalls(ctx.db, ctx.workspaceId, [fileId], null)).get(fileId);
  if (call === undefined || (has && row.unit !== 'call')) return;
  const all = unitsOf(call, { ...inputOf(row, labels), passage: row.passage });
  const claimed = (said.units ?? []).flatMap(({ phrase_id }) =>
    all.filter(({ phrases }) => phrases.some((phrase) => phrase.id === phrase_id)),
  );
  const units = row.unit === 'call' ? all : [...new Set(said.decision === 'yes' ? claimed : [])];
  const known = await listByCall(ctx.db, ctx.workspaceId, id, [fileId]);
  const answer = { user_id: ctx.userId, labels: has ? [labelId] : [], at: ctx.now().toISOString() };
  const fresh = units
    .filter((unit) => !known.some((one) => one.phrase_id === placeOf(unit).phrase_id))
    .slice(0, mostUnits)
    .map((unit) =>
      exampleWith({
        id: null,
        role: unit.role,
        text: unit.text,
        text_key: textKey(unit.text),
        source: 'correction' as const,
        is_random: false,
        answers: [answer],
        asked: [labelId],
        place: { file_id: fileId, ...placeOf(unit) },
      }),
    );
  if (fresh.length === 0) return;
  await insertExampleRows(ctx.db, ctx.workspaceId, id, fresh, ctx.now());
  await followExamples(ctx, id);
}
