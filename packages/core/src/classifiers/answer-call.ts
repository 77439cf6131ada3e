import type { SpokenPhrase } from '../call/phrase.ts';
import type { LabelUnit } from '../detection/label-units.ts';
import type { Lexicon } from '../matching/text/lexicon.ts';
import { type Classified, type LabelDecision, strengthOf } from './classify.ts';
import { type ReadText, type ReadWord, readWords } from './text-terms.ts';
import { type Unit, wordAt } from './units.ts';

/** What is said of a call and one label: as its strongest unit says, with all units that have it, or else that one. */
export type CallAnswer = { probability: number; decision: LabelDecision; units: LabelUnit[] };

/** Answers of a call, a line for each label, and how much of it was met: lemmas that were not learned from are unknown. */
export type AnsweredCall = {
  answers: CallAnswer[];
  units: number;
  words: number;
  unknown_words: number;
};

/** Units of a call that are kept of one label; of more nobody plays all. */
const mostUnits = 50;
/** Words that add half of what the strongest does are those that decided. */
const decidingShare = 0.5;

/** Asks a classifier about the units of a call. */
export function answerCall(
  units: readonly Unit[],
  {
    classify,
    labels,
    isKnown,
    lexicon,
  }: {
    classify: (text: ReadText) => Classified;
    labels: number;
    isKnown: (lemma: string) => boolean;
    lexicon: Lexicon;
  },
): AnsweredCall {
  const read = units.map((unit) => ({ unit, words: readWords(unit.text, lexicon) }));
  const told = read.map((one) => ({ ...one, said: classify({ words: one.words, setting: one.unit }) }));
  const all = read.flatMap(({ words }) => words);
  const answers = Array.from({ length: labels }, (_, label): CallAnswer => {
    const ranked = told
      .map((one) => ({ ...one, answer: one.said.answers[label] ?? noAnswer }))
      .sort(
        (one, other) =>
          strengthOf[other.answer.decision] - strengthOf[one.answer.decision] ||
          other.answer.probability - one.answer.probability,
      );
    const first = ranked[0];
    if (first === undefined) return { probability: 0, decision: 'no', units: [] };
    const { probability, decision } = first.answer;
    const shown = decision === 'yes' ? ranked.filter(({ answer }) => answer.decision === 'yes') : [first];
    return {
      probability,
      decision,
      units: shown
        .slice(0, mostUnits)
        .map(({ unit, words, said, answer }) => ({
          ...decidingWords(unit, words, said.weightsFor(label)),
          probability: answer.probability,
        }))
        .sort((one, other) => one.start_ms - other.start_ms),
    };
  });
  return {
    answers,
    units: units.length,
    words: all.length,
    unknown_words: all.filter(({ lemma }) => !isKnown(lemma)).length,
  };
}

const noAnswer = { probability: 0, decision: 'no', leans: false } as const;

/** The words of one phrase of a unit that speak most for a label; all of its first phrase where none does. */
function decidingWords(
  unit: Unit,
  words: readonly ReadWord[],
  weights: readonly number[],
): Omit<LabelUnit, 'probability'> {
  const best = weights.reduce((at, weight, other) => (weight > (weights[at] ?? 0) ? other : at), 0);
  const top = weights[best] ?? 0;
  const strongest = top > 0 ? wordAt(unit, words[best]?.start ?? 0) : null;
  const phrase = strongest?.phrase ?? (unit.phrases[0] as SpokenPhrase);
  const places =
    strongest === null
      ? []
      : words.flatMap(({ start }, at) => {
          const found = (weights[at] ?? 0) >= top * decidingShare ? wordAt(unit, start) : null;
          return found?.phrase === phrase ? [found.word] : [];
        });
  const [from, to] =
    places.length === 0 ? [0, phrase.words.length - 1] : [Math.min(...places), Math.max(...places)];
  return {
    phrase_id: phrase.id,
    words: [from, to],
    start_ms: phrase.words[from]?.start_ms ?? phrase.start_ms,
    end_ms: phrase.words[to]?.end_ms ?? phrase.end_ms,
  };
}
