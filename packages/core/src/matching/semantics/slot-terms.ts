import { type Slot, slotsOf } from '../slots.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { tokensOfText } from '../text/tokens.ts';
import type { TermSlots } from './semantic-model.ts';

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
