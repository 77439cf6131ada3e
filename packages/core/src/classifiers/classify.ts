import { calibrated } from '../learning/calibration.ts';
import { smallLogistic } from '../learning/small-logistic.ts';
import type { ChoiceCalibration, ClassifierModel } from './classifier-model.ts';
import { letterTerms, type ReadWord, type TermKind, termKinds, wordTerms } from './text-terms.ts';

export type LabelDecision = 'yes' | 'no' | 'unsure';

/** What is said of one label; `leans` to yes or no also where it is unsure. */
export type LabelAnswer = { probability: number; decision: LabelDecision; leans: boolean };

/** What a classifier says of a text: an answer for each label, and by which words. */
export type Classified = {
  answers: readonly LabelAnswer[];
  /** Nothing like it was learned from, as far as a classifier that chooses one label can tell. */
  is_unknown: boolean;
  /** What each word adds to the score of a label: above 0 it speaks for it. In the order of the words. */
  weightsFor: (label: number) => number[];
};

/** A term of the model where it stands in a text, with its part of the row. */
type Found = { place: number; value: number; words: readonly (readonly [from: number, to: number])[] };

/** Answers texts by a model. */
export function classifierOf(model: ClassifierModel): (words: readonly ReadWord[]) => Classified {
  let next = 0;
  const placesOf = Object.fromEntries(
    termKinds.map((kind) => {
      const places = new Map(model.terms[kind].map((term, at) => [term, next + at]));
      next += places.size;
      return [kind, places];
    }),
  ) as Record<TermKind, Map<string, number>>;
  return (words) => {
    const found = termKinds.flatMap((kind) => foundOf(model, placesOf[kind], termsAt(kind, words)));
    const scores = Float64Array.from(model.bias);
    for (const { place, value } of found)
      for (let label = 0; label < model.labels; label += 1)
        scores[label] = (scores[label] as number) + value * weightOf(model, place, label);
    return {
      ...answersOf(model, scores),
      weightsFor: (label) => {
        const weights = words.map(() => 0);
        for (const { place, value, words: spans } of found)
          for (const [from, to] of spans) {
            const part = (value * weightOf(model, place, label)) / spans.length / (to - from + 1);
            for (let word = from; word <= to; word += 1) weights[word] = (weights[word] ?? 0) + part;
          }
        return weights;
      },
    };
  };
}

/** What scores come to. */
export function answersOf(
  { choice, calibrations, thresholds }: Pick<ClassifierModel, 'choice' | 'calibrations' | 'thresholds'>,
  scores: Float64Array,
): Pick<Classified, 'answers' | 'is_unknown'> {
  const chosen = choice === null ? null : chosenOf(choice, scores);
  const answers = [...scores].map((score, label): LabelAnswer => {
    const threshold = thresholds[label] ?? { at: 0.5, unsure_from: 0.5, unsure_to: 0.5 };
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
export function decided(
  probability: number,
  { at, unsure_from, unsure_to }: { at: number; unsure_from: number; unsure_to: number },
): LabelDecision {
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

type Span = readonly [from: number, to: number];

function termsAt(kind: TermKind, words: readonly ReadWord[]): Map<string, Span[]> {
  const spans = new Map<string, Span[]>();
  const add = (term: string, span: Span) => {
    const known = spans.get(term);
    if (known === undefined) spans.set(term, [span]);
    else known.push(span);
  };
  if (kind === 'words') for (const { term, from, to } of wordTerms(words)) add(term, [from, to]);
  else
    for (const [at, { form }] of words.entries()) for (const term of letterTerms(form)) add(term, [at, at]);
  return spans;
}

/** The same numbers as in learning. */
function foundOf(
  { worth }: ClassifierModel,
  places: ReadonlyMap<string, number>,
  spans: ReadonlyMap<string, readonly Span[]>,
): Found[] {
  const found: Found[] = [];
  let length = 0;
  for (const [term, words] of spans) {
    const place = places.get(term);
    if (place === undefined) continue;
    const value = (1 + Math.log(words.length)) * (worth[place] as number);
    length += value * value;
    found.push({ place, value, words });
  }
  const factor = 1 / Math.sqrt(length * termKinds.length);
  return found.map((one) => ({ ...one, value: one.value * factor }));
}
