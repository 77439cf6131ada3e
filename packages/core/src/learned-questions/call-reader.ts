import { createLexicon, type Lexicon } from '../matching/text/lexicon.ts';
import { hasPunctuation } from '../metrics/questions.ts';
import { callFeatures } from './call-features.ts';
import { type CallTerms, termsOfCall } from './call-terms.ts';
import { type CallFeatureName, callFeatureNames } from './feature-names.ts';
import type { AskedCall, CallFeature } from './feature-readers.ts';
import { readPhrases } from './read-phrase.ts';

/** What questions know of a call. */
export type CallReading = {
  features: Readonly<Record<CallFeatureName, CallFeature>>;
  terms: CallTerms;
};

/** Reads calls as questions are learned and answered from. `lexicon` makes forms of a word one; always give the same one. */
export function callReader(lexicon: Lexicon = createLexicon({})): (call: AskedCall) => CallReading {
  return (call) => {
    const { phrases } = call.conversation;
    const marked = hasPunctuation(phrases.map(({ words }) => words.map(({ text }) => text).join(' ')));
    const all = readPhrases(
      phrases.filter(({ in_hold }) => !in_hold),
      marked,
    );
    const features = callFeatureNames.map((name) => [name, callFeatures[name].read({ all, call })]);
    return { features: Object.fromEntries(features), terms: termsOfCall(all, lexicon) };
  };
}
