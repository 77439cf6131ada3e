import type { Semantics } from '../find.ts';
import type { PreparedConversation, WordIndex } from '../prepared-conversation.ts';
import { type Slot, slotsOf } from '../slots.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { tokensOfText } from '../text/tokens.ts';
import type { SemanticModel, TermSlots } from './semantic-model.ts';
import { type Meaning, type SentenceMeasure, sentenceMeasure } from './sentence-measure.ts';
import { normalise } from './vector-arithmetic.ts';

/** `words`: too few conversations, so that only equal words count. */
export const ownMeasures = ['words', 'own_conversations'] as const;

export type OwnSemantics = Semantics & {
  name: (typeof ownMeasures)[number];
  /** Keys of the word index, one of which every phrase close to the text has. */
  expand: (text: string) => readonly string[];
};

/**
 * Words that weigh as much say what a text is about: of ten thousand phrases fewer than 500 have them. Where a text has
 * none, those that weigh half as much as its heaviest do.
 */
const tellingWeight = 0.3;
/** How close a word must be to stand for another or for the whole text, and how many such words are tried. */
const neighbours = { least: 0.4, ofWord: 12, ofText: 40 };
/** Texts of queries and rules, kept with their meaning. */
const mostTexts = 2000;

/** Terms of a phrase, place by place; forms say nothing that their lemmas do not. */
export function termSlots(slots: readonly Slot[]): TermSlots {
  return slots
    .map(({ keys }) => keys.filter((key) => !key.startsWith('=')))
    .filter((terms) => terms.length > 0);
}

/** Terms of a text, as those of a phrase. */
export function termsOfText(text: string, lexicon: Lexicon): TermSlots {
  return termSlots(slotsOf(tokensOfText(text, lexicon)));
}

/** The measure of meaning by the workspace's own conversations. A phrase with none of the expanded terms is not close. */
export function ownSemantics(model: SemanticModel | null, lexicon: Lexicon): OwnSemantics {
  const measure = sentenceMeasure(model);
  const texts = new Map<string, { meaning: Meaning; expanded: ReadonlySet<string> }>();
  const understood = (text: string) => {
    const ready = texts.get(text);
    if (ready !== undefined) return ready;
    const meaning = measure.meaningOf(termsOfText(text, lexicon));
    const made = { meaning, expanded: new Set(expandMeaning(meaning, measure)) };
    if (texts.size >= mostTexts) texts.clear();
    texts.set(text, made);
    return made;
  };
  const spoken = new WeakMap<WordIndex, Map<number, Meaning>>();
  return {
    name: measure.usesVectors ? 'own_conversations' : 'words',
    expand: (text) => [...understood(text).expanded],
    similarity(text, conversation, phrase) {
      const { meaning, expanded } = understood(text);
      const said = meaningOfPhrase(conversation, phrase, measure, spoken);
      return said.terms.isDisjointFrom(expanded) ? 0 : measure.similarity(meaning, said);
    },
  };
}

function meaningOfPhrase(
  conversation: PreparedConversation,
  phrase: number,
  measure: SentenceMeasure,
  known: WeakMap<WordIndex, Map<number, Meaning>>,
): Meaning {
  const index = conversation.words();
  let phrases = known.get(index);
  if (phrases === undefined) {
    const slots = Map.groupBy(index.slots, (slot) => slot.phrase);
    phrases = new Map(Array.from(slots, ([at, own]) => [at, measure.meaningOf(termSlots(own))]));
    known.set(index, phrases);
  }
  return phrases.get(phrase) ?? measure.meaningOf([]);
}

/** The telling words of a text, and words the conversations use like them. */
function expandMeaning({ slots, weights, vector }: Meaning, measure: SentenceMeasure): string[] {
  const least = Math.min(tellingWeight, Math.max(0, ...weights) / 2);
  const own = slots.filter((_, at) => (weights[at] ?? 0) >= least);
  const direction = vector.slice();
  normalise(direction);
  const close = measure.usesVectors
    ? [
        ...own.flatMap((terms) => {
          const found = measure.vectorOf(terms);
          return found === null ? [] : measure.closest(found, neighbours.least, neighbours.ofWord);
        }),
        ...measure.closest(direction, neighbours.least, neighbours.ofText),
      ].filter((term) => measure.weightOf(term) >= least)
    : [];
  return [...new Set([...own.flat(), ...close])];
}
