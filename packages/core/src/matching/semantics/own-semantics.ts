import type { Semantics } from '../find.ts';
import type { PreparedConversation, WordIndex } from '../prepared-conversation.ts';
import { type Slot, slotsOf } from '../slots.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { tokensOfText } from '../text/tokens.ts';
import type { SemanticModel, TermSlots } from './semantic-model.ts';
import { type AskedText, type SentenceMeasure, type Stretch, sentenceMeasure } from './sentence-measure.ts';
import { stretchesIn } from './stretches.ts';

/** `words`: too few conversations, so that only equal words count. */
export const ownMeasures = ['words', 'own_conversations'] as const;

export type OwnSemantics = Semantics & {
  name: (typeof ownMeasures)[number];
  measure: SentenceMeasure;
  /** A text as phrases are compared with it; no places where nothing of it can be compared. */
  asked: (text: string) => AskedText;
};

/** Texts of queries and rules, kept with their meaning. */
const mostTexts = 2000;

/** Terms of a phrase, place by place; forms say nothing that their lemmas do not. */
export function termSlots(slots: readonly Slot[]): TermSlots {
  return slots.map(({ keys }) => termsOfKeys(keys)).filter((terms) => terms.length > 0);
}

/** What of the keys of a place says something about its meaning. */
export function termsOfKeys(keys: readonly string[]): readonly string[] {
  return keys.filter((key) => !key.startsWith('='));
}

/** Terms of a text, as those of a phrase. */
export function termsOfText(text: string, lexicon: Lexicon): TermSlots {
  return termSlots(slotsOf(tokensOfText(text, lexicon)));
}

/** The measure of meaning by the workspace's own conversations. */
export function ownSemantics(model: SemanticModel | null, lexicon: Lexicon): OwnSemantics {
  const measure = sentenceMeasure(model);
  const texts = new Map<string, AskedText>();
  const asked = (text: string) => {
    const ready = texts.get(text);
    if (ready !== undefined) return ready;
    const made = measure.asked(termsOfText(text, lexicon));
    if (texts.size >= mostTexts) texts.clear();
    texts.set(text, made);
    return made;
  };
  const spoken = new WeakMap<WordIndex, Map<number, readonly Stretch[]>>();
  return {
    name: measure.usesVectors ? 'own_conversations' : 'words',
    measure,
    asked,
    similarity(text, conversation, phrase) {
      const own = asked(text);
      const stretches = stretchesOfPhrase(conversation, phrase, measure, spoken);
      const closest = stretches.reduce((most, one) => Math.max(most, measure.closeness(own, one)), 0);
      return own.scale.similarityOf(closest);
    },
  };
}

function stretchesOfPhrase(
  conversation: PreparedConversation,
  phrase: number,
  measure: SentenceMeasure,
  known: WeakMap<WordIndex, Map<number, readonly Stretch[]>>,
): readonly Stretch[] {
  const index = conversation.words();
  let phrases = known.get(index);
  if (phrases === undefined) {
    const slots = Map.groupBy(index.slots, (slot) => slot.phrase);
    phrases = new Map(Array.from(slots, ([at, own]) => [at, stretchesOfTerms(termSlots(own), measure)]));
    known.set(index, phrases);
  }
  return phrases.get(phrase) ?? [];
}

function stretchesOfTerms(terms: TermSlots, measure: SentenceMeasure): Stretch[] {
  return stretchesIn(terms.map(measure.slotOf)).map((slots) => ({ slots, length: measure.lengthOf(slots) }));
}
