import type { RefitReason } from '@earshot/core/classifiers/classifiers.ts';
import { driftOf, type Kept, type Met } from '@earshot/core/classifiers/drift.ts';
import { readWords } from '@earshot/core/classifiers/text-terms.ts';
import type { Ctx } from '../../platform/context.ts';
import { lexicon } from '../matching/lexicon.ts';
import { listKeptSince, listMet, type MetCalls } from './drift.queries.ts';
import { loadModel, type Model } from './models.ts';

/** Why classifiers should learn again though nobody changed them: they meet other things than they learned from. */
export async function driftsOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, RefitReason[]>> {
  const rows = await listMet(ctx.db, ctx.workspaceId, ids);
  const found = new Map<number, RefitReason[]>();
  for (const { id, version, met, accuracy, first, last } of rows) {
    const classifierId = Number(id);
    const model = await loadModel(ctx, classifierId, version);
    if (model === null) continue;
    const learned = met as Met;
    const before = {
      words: learned.words,
      unknown: learned.unknown,
      accuracy: accuracy ?? 0,
      ...sharesOf(model, first),
    };
    const now = { words: last.words, unknown: last.unknown, ...sharesOf(model, last) };
    const kept = await keptOf(ctx, model);
    const drifts = driftOf(before, now, kept);
    found.set(
      classifierId,
      drifts.flatMap(({ kind, isOver }) => (isOver ? [kind] : [])),
    );
  }
  return found;
}

const sharesOf = ({ labels }: Model, { texts, labels: counts }: MetCalls): Pick<Met, 'texts' | 'labels'> => ({
  texts,
  labels: labels.map((id) => counts[String(id)] ?? 0),
});

/** How often a version was right of what was drawn by chance since, and labelled. */
async function keptOf(ctx: Ctx, model: Model): Promise<Kept> {
  const kept = { n: 0, right: 0 };
  for (const { text, labels, asked } of await listKeptSince(ctx.db, ctx.workspaceId, model.classifier_id)) {
    const { answers } = model.classify(readWords(text, lexicon()));
    const [has, was] = [new Set(labels.map(Number)), new Set(asked.map(Number))];
    if (model.definition.choose === 'one') {
      const chosen = model.labels[answers.findIndex(({ leans }) => leans)];
      kept.n += 1;
      if (chosen !== undefined && has.has(chosen)) kept.right += 1;
      continue;
    }
    for (const [at, id] of model.labels.entries()) {
      if (!was.has(id)) continue;
      kept.n += 1;
      if (answers[at]?.leans === has.has(id)) kept.right += 1;
    }
  }
  return kept;
}
