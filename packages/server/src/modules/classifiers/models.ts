import { type PackedModel, unpackModel } from '@earshot/core/classifiers/classifier-model.ts';
import { type Classified, preparedClassifier } from '@earshot/core/classifiers/classify.ts';
import type { ReadText } from '@earshot/core/classifiers/text-terms.ts';
import type { Threshold } from '@earshot/core/learning/threshold.ts';
import type { Ctx } from '../../platform/context.ts';
import { inSteps } from '../../platform/in-steps.ts';
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
  const known = kept(ctx).get(nameOf(ctx, classifierId, version));
  if (known !== undefined) return known;
  const row = await findModel(ctx.db, ctx.workspaceId, classifierId, version);
  if (row === undefined) return null;
  const definition = row.definition as unknown as Definition;
  return prepareModel(ctx, { classifier_id: classifierId, version, definition }, row);
}

/** Has a version that was written ready to be asked, and keeps it so: reading two million numbers holds the database up. */
export async function prepareModel(
  ctx: Ctx,
  of: Pick<Model, 'classifier_id' | 'version' | 'definition'>,
  packed: PackedModel,
): Promise<Model> {
  const unpacked = unpackModel(packed);
  await breathe();
  const classify = await inSteps(preparedClassifier(unpacked));
  let words: Set<string> | undefined;
  const isKnown = (lemma: string) => {
    words ??= new Set(unpacked.terms.words);
    return words.has(lemma);
  };
  const model: Model = {
    ...of,
    labels: of.definition.labels.flatMap(({ id }) => id ?? []),
    thresholds: unpacked.thresholds,
    classify,
    isKnown,
  };
  // Terms are kept as text, in two maps.
  kept(ctx).keep(
    nameOf(ctx, of.classifier_id, of.version),
    model,
    packed.numbers.length + packed.head.length * 8,
  );
  return model;
}

const nameOf = ({ workspaceId }: Ctx, classifierId: number, version: number) =>
  `${workspaceId} ${classifierId} ${version}`;
