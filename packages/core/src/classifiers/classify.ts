import { calibrated } from '../learning/calibration.ts';
import { smallLogistic } from '../learning/small-logistic.ts';
import { countedRows, termWeight } from '../learning/tf-idf.ts';
import { evenThreshold, type Threshold } from '../learning/threshold.ts';
import { finished, type Steps } from '../steps.ts';
import type { ChoiceCalibration, ClassifierModel } from './classifier-model.ts';
import { settingTerms } from './setting.ts';
import { eachTerm } from './text-features.ts';
import { type Reading, type ReadText, type ReadWord, readings } from './text-terms.ts';

export type LabelDecision = 'yes' | 'no' | 'unsure';

/** A call is answered as its strongest unit is. */
export const strengthOf: Record<LabelDecision, number> = { no: 0, unsure: 1, yes: 2 };

/** What is said of one label; `leans` to yes or no also where it is unsure. */
export type LabelAnswer = { probability: number; decision: LabelDecision; leans: boolean };

/** What a classifier says of a text: an answer for each label, and by which words. */
export type Classified = {
  answers: readonly LabelAnswer[];
  /** Nothing like it was learned from, as far as a classifier that chooses one label can tell. */
  is_unknown: boolean;
  /** The label with the highest score, and how far that is ahead of the next: the less, the more there is to ask. */
  lead: { label: number; by: number };
  /** What each word adds to the score of a label: above 0 it speaks for it. In the order of the words; who said them where is no word. */
  weightsFor: (label: number) => number[];
};

type Span = readonly [from: number, to: number];

/** Answers texts by a model. */
export const classifierOf = (model: ClassifierModel) => finished(preparedClassifier(model));

/** Terms that are placed in one step. */
const termsAtOnce = 1000;

/** The same in steps: a model may have tens of thousands of terms. */
export function* preparedClassifier(model: ClassifierModel): Steps<(text: ReadText) => Classified> {
  let next = 0;
  function* placed(terms: readonly string[]): Steps<ReadonlyMap<string, number>> {
    const places = new Map<string, number>();
    for (const term of terms) {
      places.set(term, next);
      next += 1;
      if (next % termsAtOnce === 0) yield;
    }
    return places;
  }
  const placesOf: { kind: Reading; places: ReadonlyMap<string, number> }[] = [];
  for (const kind of readings) placesOf.push({ kind, places: yield* placed(model.terms[kind]) });
  const settings = yield* placed(model.terms.setting);
  const rowOf = countedRows(model.worth);
  return ({ words, setting }) => {
    const read = placesOf.map(({ kind, places }) => countsIn(kind, places, words));
    const row = rowOf(
      read.map(({ counts }) => [...counts]),
      read.map(({ unmet }) => squaredLength(unmet, model.unmet)),
    );
    const known = settingTerms(setting).flatMap((term) => settings.get(term) ?? []);
    const at = [...row.at, ...known];
    const value = [...row.value, ...known.map((place) => model.worth[place] as number)];
    const scores = scoresOf(model, at, value);
    const {
      label,
      features: [, by],
    } = leadOf(scores);
    return {
      ...answersOf(model, scores),
      lead: { label, by },
      weightsFor: (label) => {
        const weights = words.map(() => 0);
        const spans = placesOf.flatMap(({ kind, places }) => [...spansOf(kind, places, words).values()]);
        for (const [i, own] of spans.entries())
          for (const [from, to] of own) {
            const whole = (value[i] as number) * weightOf(model, at[i] as number, label);
            const part = whole / own.length / (to - from + 1);
            for (let word = from; word <= to; word += 1) weights[word] = (weights[word] ?? 0) + part;
          }
        return weights;
      },
    };
  };
}

function scoresOf(
  { labels, weights, scales, bias }: ClassifierModel,
  at: readonly number[],
  value: readonly number[],
): Float64Array {
  const scores = new Float64Array(labels);
  for (let i = 0; i < at.length; i += 1) {
    const from = (at[i] as number) * labels;
    const own = value[i] as number;
    for (let label = 0; label < labels; label += 1)
      scores[label] = (scores[label] as number) + own * (weights[from + label] as number);
  }
  for (let label = 0; label < labels; label += 1)
    scores[label] = (scores[label] as number) * (scales[label] as number) + (bias[label] as number);
  return scores;
}

/** What scores come to. */
export function answersOf(
  { choice, calibrations, thresholds }: Pick<ClassifierModel, 'choice' | 'calibrations' | 'thresholds'>,
  scores: Float64Array,
): Pick<Classified, 'answers' | 'is_unknown'> {
  const chosen = choice === null ? null : chosenOf(choice, scores);
  const answers = [...scores].map((score, label): LabelAnswer => {
    const threshold = thresholds[label] ?? evenThreshold;
    const probability =
      chosen === null
        ? calibrated(calibrations[label] ?? { slope: 0, intercept: 0 }, score)
        : (chosen.probabilities[label] ?? 0);
    if (chosen === null)
      return { probability, decision: decided(probability, threshold), leans: probability >= threshold.at };
    if (label !== chosen.label) return { probability, decision: 'no', leans: false };
    const decision = chosen.isUnknown ? 'unsure' : decided(probability, threshold);
    return { probability, decision, leans: true };
  });
  return { answers, is_unknown: chosen?.isUnknown ?? false };
}

/** On which side of a threshold a probability is; between its bounds a person decides. */
export function decided(probability: number, { at, unsure_from, unsure_to }: Threshold): LabelDecision {
  if (unsure_from < unsure_to && probability > unsure_from && probability < unsure_to) return 'unsure';
  return probability >= at ? 'yes' : 'no';
}

/** The label with the highest score, how likely each is, and whether the text is like nothing that was learned from. */
export function chosenOf(
  { weights, temperature, least_score }: ChoiceCalibration,
  scores: Float64Array,
): { label: number; probabilities: number[]; isUnknown: boolean } {
  const { label, features } = leadOf(scores);
  const probability = smallLogistic(weights, features);
  const best = scores[label] ?? 0;
  const shares = [...scores].map((score, at) => (at === label ? 0 : Math.exp((score - best) * temperature)));
  const sum = shares.reduce((all, one) => all + one, 0);
  const probabilities = shares.map((share, at) =>
    at === label ? probability : sum === 0 ? 0 : ((1 - probability) * share) / sum,
  );
  return { label, probabilities, isUnknown: best < least_score };
}

/** The label with the highest score; its score, and how far it is ahead of the next. */
export function leadOf(scores: Float64Array): { label: number; features: [score: number, lead: number] } {
  let label = 0;
  for (let at = 1; at < scores.length; at += 1)
    if ((scores[at] as number) > (scores[label] as number)) label = at;
  const best = scores[label] ?? 0;
  let next = Number.NEGATIVE_INFINITY;
  for (const [at, score] of scores.entries()) if (at !== label && score > next) next = score;
  return { label, features: [best, next === Number.NEGATIVE_INFINITY ? 0 : best - next] };
}

const weightOf = ({ weights, scales, labels }: ClassifierModel, place: number, label: number) =>
  (weights[place * labels + label] as number) * (scales[label] as number);

/** How often each term of the model, by its place, stands in a text, and each that the model has not. */
function countsIn(
  kind: Reading,
  places: ReadonlyMap<string, number>,
  words: readonly ReadWord[],
): { counts: Map<number, number>; unmet: Map<string, number> } {
  const counts = new Map<number, number>();
  const unmet = new Map<string, number>();
  eachTerm[kind](words, (term) => {
    const place = places.get(term);
    if (place === undefined) unmet.set(term, (unmet.get(term) ?? 0) + 1);
    else counts.set(place, (counts.get(place) ?? 0) + 1);
  });
  return { counts, unmet };
}

/** The same terms of the model in the same order: where each stands. */
function spansOf(
  kind: Reading,
  places: ReadonlyMap<string, number>,
  words: readonly ReadWord[],
): Map<number, Span[]> {
  const spans = new Map<number, Span[]>();
  eachTerm[kind](words, (term, from, to) => {
    const place = places.get(term);
    if (place === undefined) return;
    const known = spans.get(place);
    if (known === undefined) spans.set(place, [[from, to]]);
    else known.push([from, to]);
  });
  return spans;
}

function squaredLength(counts: ReadonlyMap<string, number>, worth: number): number {
  let sum = 0;
  for (const count of counts.values()) sum += termWeight(count, worth) ** 2;
  return sum;
}
