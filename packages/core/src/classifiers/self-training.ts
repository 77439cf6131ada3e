import { labelFolds } from '../learning/label-folds.ts';
import { scoreRow } from '../learning/one-vs-rest.ts';
import { generator, shuffled } from '../random.ts';
import type { Steps } from '../steps.ts';
import { choiceFrom } from './choice-calibration.ts';
import type { ChoiceCalibration } from './classifier-model.ts';
import type { LabelChoice } from './classifiers.ts';
import { chosenOf } from './classify.ts';
import {
  type Answer,
  type Fitted,
  fitTexts,
  type Labelled,
  scoresOutOfFold,
  stretched,
} from './fold-scores.ts';
import { weighingRows } from './text-features.ts';
import type { ReadText } from './text-terms.ts';

/** With as many examples, what people said is worth more than all that can be made of other texts. */
const enoughExamples = 2000;
/** More would take longer than they bring. */
const mostTexts = 10_000;
/** What a text counts beside an example; all together never count more than so many times what the examples do. */
const importance = 0.1;
const mostTogether = 2;
/** In so many folds it is found out how far what is made of a text can be trusted. */
const folds = 3;
/** Of less likely labels nothing is learned. */
const leastLikely = 0.3;
const epochs = 8;
/** With as many texts a term that only one of them has is chance. */
const manyTexts = 2000;

/** Texts that nobody labelled, of which something is learned beside examples; where they are too many, some that are drawn. */
export function learnedBeside(
  examples: number,
  {
    choose,
    labels,
    seed,
    unlabelled = [],
  }: { choose: LabelChoice; labels: number; seed: number; unlabelled?: readonly ReadText[] | undefined },
): readonly ReadText[] {
  if (choose !== 'one' || labels < 2 || examples === 0 || examples >= enoughExamples) return [];
  const said = unlabelled.filter(({ words }) => words.length > 0);
  return said.length <= mostTexts ? said : shuffled(said, generator(seed)).slice(0, mostTexts);
}

/**
 * Learns as `fitTexts` does, then once more with what it makes itself of texts that nobody labelled (Scudder 1965): each counts a tenth
 * of an example. How far it can be trusted it finds out from the examples it learns from, and no others: where a text is like none of
 * them, or its label is unlikely, only the other labels are taken for a no. `groups` are those of the examples;
 * the other texts follow them, from `groups.length` on.
 */
export function selfTraining(groups: readonly string[], unlabelled: number): typeof fitTexts {
  const others = Array.from({ length: unlabelled }, (_, at) => groups.length + at);
  return function* (labelled, learned, options): Generator<number, Fitted> {
    const first = yield* stretched(fitTexts(labelled, learned, options), 0, 0.1);
    const foldOf = foldsOf(labelled, learned, groups, options.seed);
    const scores = yield* stretched(scoresOutOfFold(labelled, foldOf, options), 0.1, 0.3);
    const choice = choiceFrom(
      learned.map((text) => ({
        scores: scores.slice(text * labelled.labels, (text + 1) * labelled.labels),
        answers: labelled.answers[text] ?? [],
      })),
    );
    const taken = yield* stretched(takenFor(labelled, others, first, choice), 0.3, 0.3);
    const answers = [...labelled.answers, ...taken];
    const share = Math.min(importance, (mostTogether * learned.length) / others.length);
    const texts = [...learned, ...others];
    const work = fitTexts({ ...labelled, answers }, texts, {
      ...options,
      epochs,
      settled: learned,
      fewest: texts.length < manyTexts ? 1 : 2,
      importance: Float32Array.from(texts, (text) => (text < groups.length ? 1 : share)),
    });
    return yield* stretched(work, 0.3, 1);
  };
}

/** A fold for each example that is learned from, and none for the others. */
function foldsOf(
  { answers }: Labelled,
  learned: readonly number[],
  groups: readonly string[],
  seed: number,
): (number | null)[] {
  const drawn = labelFolds(
    learned.map((text) => groups[text] ?? ''),
    learned.map((text) => [...(answers[text] ?? []).entries()].flatMap(([label, is]) => (is ? [label] : []))),
    folds,
    generator(seed),
  );
  const found: (number | null)[] = groups.map(() => null);
  for (const [at, text] of learned.entries()) found[text] = drawn[at] ?? null;
  return found;
}

/** Answers for texts that nobody labelled. */
function* takenFor(
  { texts, labels }: Labelled,
  others: readonly number[],
  { worth, unmet, fit }: Fitted,
  choice: ChoiceCalibration,
): Steps<Answer[][]> {
  const rows = yield* weighingRows(texts, worth, others, unmet);
  const scores = new Float64Array(labels);
  return others.map((_, at) => {
    scoreRow(fit, rows, at, scores);
    const { label, probabilities, isUnknown } = chosenOf(choice, scores);
    const answers = Array.from(scores, (): Answer => false);
    answers[label] = isUnknown || (probabilities[label] ?? 0) < leastLikely ? null : true;
    return answers;
  });
}
