import type { Semantics } from '../find.ts';
import type { PreparedConversation, WordIndex } from '../prepared-conversation.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { createPhraseStore } from './phrase-store.ts';
import type { SemanticModel } from './semantic-model.ts';
import { type AskedText, type SentenceMeasure, sentenceMeasure } from './sentence-measure.ts';
import { termsOfText } from './slot-terms.ts';

/** `words`: too few conversations, so that only equal words count. */
export const ownMeasures = ['words', 'own_conversations'] as const;

export type OwnSemantics = Semantics & {
  name: (typeof ownMeasures)[number];
  measure: SentenceMeasure;
  /** A text as phrases are compared with it; no things where nothing of it can be compared. */
  asked: (text: string) => AskedText;
};

/** Texts of queries and rules, kept with their meaning. */
const mostTexts = 2000;

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
  const spoken = new WeakMap<WordIndex, SpokenPhrases>();
  return {
    name: measure.usesVectors ? 'own_conversations' : 'words',
    measure,
    asked,
    similarity(text, conversation, phrase) {
      const index = conversation.words();
      const phrases = spoken.get(index) ?? spokenPhrases(conversation, measure);
      spoken.set(index, phrases);
      return phrases(asked(text))(phrase);
    },
  };
}

/** How similar the phrases of one conversation are to a text: the last one that was asked for is remembered. */
type SpokenPhrases = (asked: AskedText) => (phrase: number) => number;

function spokenPhrases(conversation: PreparedConversation, measure: SentenceMeasure): SpokenPhrases {
  const slots = Map.groupBy(conversation.words().slots, (slot) => slot.phrase);
  const phrases = conversation.phrases.map((phrase, at) => ({ ...phrase, slots: slots.get(at) ?? [] }));
  const store = createPhraseStore(measure);
  store.put({ file_id: '', duration_ms: conversation.duration_ms, phrases });
  let last: { asked: AskedText; similarity: (phrase: number) => number } | null = null;
  return (asked) => {
    if (last?.asked !== asked) last = { asked, similarity: store.similarityIn('', asked) };
    return last.similarity;
  };
}
