import type { Lexicon } from '../matching/text/lexicon.ts';
import type { Steps } from '../steps.ts';
import { type Classified, type LabelDecision, strengthOf } from './classify.ts';
import { type ReadText, readWords } from './text-terms.ts';
import type { Unit } from './units.ts';

/** Parts that what is said to be likely is counted in. */
export const twentieths = 20;

/** What a version says of a call and a label, and how many of its units it found how likely, in twentieths. */
export type LookedCall = { decision: LabelDecision; units: Uint32Array };

/** In which twentieth a probability is. */
export const twentiethOf = (probability: number): number =>
  Math.min(twentieths - 1, Math.floor(probability * twentieths));

/** A call in which nothing is said. */
export const silent = (): LookedCall => ({ decision: 'no', units: new Uint32Array(twentieths) });

/** Asks a classifier about all units of a call, for each label. Yields after each. */
export function* lookAtCall(
  units: readonly Unit[],
  {
    classify,
    labels,
    lexicon,
  }: { classify: (text: ReadText) => Classified; labels: number; lexicon: Lexicon },
): Steps<LookedCall[]> {
  const found = Array.from({ length: labels }, silent);
  for (const unit of units) {
    const { answers } = classify({ words: readWords(unit.text, lexicon), setting: unit });
    for (const [label, of] of found.entries()) {
      const answer = answers[label];
      if (answer === undefined) continue;
      const at = twentiethOf(answer.probability);
      of.units[at] = (of.units[at] as number) + 1;
      if (strengthOf[answer.decision] > strengthOf[of.decision]) of.decision = answer.decision;
    }
    yield undefined;
  }
  return found;
}
