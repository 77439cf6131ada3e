import { unpackModel } from '@earshot/core/classifiers/classifier-model.ts';
import { type Classified, classifierOf } from '@earshot/core/classifiers/classify.ts';
import type { ReadText } from '@earshot/core/classifiers/text-terms.ts';
import type { Threshold } from '@earshot/core/learning/threshold.ts';
import type { Ctx } from '../../platform/context.ts';
import { KeptInMemory } from '../../platform/kept-in-memory.ts';
import { breathe } from '../../platform/one-at-a-time.ts';
import { perProgram } from '../../platform/per-program.ts';
import type { learnedOf } from './classifier-input.ts';
import { findModel } from './learned.store.ts';

/** What a version was learned as: what it looks at, and its labels with their names then. */
export type Definition = ReturnType<typeof learnedOf> & { names: string[] };

/** A version that can be asked. `labels`: ids of its labels in the order of its answers. */
export type Model = {
  classifier_id: number;
  version: number;
  definition: Definition;
  labels: readonly number[];
  thresholds: readonly Threshold[];
  classify: (text: ReadText) => Classified;
  isKnown: (lemma: string) => boolean;
};

/** Models of a few dozen classifiers. */
const mostBytes = 256 * 2 ** 20;
const kept = perProgram(() => new KeptInMemory<Model>(mostBytes));

/** A version that can be asked; null where there is none of this number. */
export async function loadModel(ctx: Ctx, classifierId: number, version: number): Promise<Model | null> {
  const key = `${ctx.workspaceId} ${classifierId} ${version}`;
  const known = kept(ctx).get(key);
  if (known !== undefined) return known;
  const row = await findModel(ctx.db, ctx.workspaceId, classifierId, version);
  if (row === undefined) return null;
  const { head, numbers } = row;
  const unpacked = unpackModel({ head, numbers });
  await breathe();
  const classify = classifierOf(unpacked);
  let words: Set<string> | undefined;
  const isKnown = (lemma: string) => {
    words ??= new Set(unpacked.terms.words);
    return words.has(lemma);
  };
  const definition = row.definition as unknown as Definition;
  const model: Model = {
    classifier_id: classifierId,
    version,
    definition,
    labels: definition.labels.flatMap(({ id }) => id ?? []),
    thresholds: unpacked.thresholds,
    classify,
    isKnown,
  };
  // Terms are kept as text, in two maps.
  kept(ctx).keep(key, model, numbers.length + head.length * 8);
  return model;
}
