import { type SpeakerRole, speakerRoles } from '../call/role.ts';
import type { Lexicon } from '../matching/text/lexicon.ts';
import type { ReadPhrase } from './read-phrase.ts';

/** Words and pairs of words of a call by who says them, and where, with the phrases they stand in. */
export type CallTerms = readonly { name: string; terms: ReadonlyMap<string, readonly number[]> }[];

/** So many phrases of a side are how the call ends for it. */
const ending = 3;
const cyrillic = /\p{Script=Cyrillic}/u;

/**
 * Terms of each side, in the whole call and at its end. Forms of a Ukrainian or Russian word are one term, its first in the lexicon;
 * English words have so few that they stay as they are said, and can be read.
 */
export function termsOfCall(phrases: readonly ReadPhrase[], lexicon: Lexicon): CallTerms {
  return speakerRoles.flatMap((role: SpeakerRole) => {
    const own = phrases.filter((phrase) => phrase.role === role);
    return [
      { name: role, terms: termsIn(own, lexicon) },
      { name: `${role}_end`, terms: termsIn(own.slice(-ending), lexicon) },
    ];
  });
}

/** Every occurrence of a term adds the phrase it stands in. */
function termsIn(phrases: readonly ReadPhrase[], lexicon: Lexicon): ReadonlyMap<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { id, forms } of phrases) {
    const words = forms.map((form) =>
      cyrillic.test(form) ? (lexicon.termsOf(form)[0] ?? form).replace('~', '') : form,
    );
    for (const [at, word] of words.entries()) {
      const next = words[at + 1];
      for (const term of next === undefined ? [word] : [word, `${word} ${next}`])
        found.set(term, [...(found.get(term) ?? []), id]);
    }
  }
  return found;
}
