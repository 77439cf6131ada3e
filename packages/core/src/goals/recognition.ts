import { isBy, type Who } from '../call/role.ts';
import type { CallMoment } from '../detection/moments.ts';
import type { PreparedConversation } from '../matching/prepared-conversation.ts';

/** How surely the words of a call were recognised, 0 … 1. What somebody wrote, as in a chat, is sure. */
export type Recognition = {
  /** Whether somebody on that side said a word. */
  isHeard: (who: Who) => boolean;
  /** Of what these sides said, each word alike: how far one may trust that something was not said. */
  ofSides: (who: readonly Who[]) => number;
  /** Of the surest of these moments; a moment without words is measured, and sure. */
  ofMoments: (moments: readonly CallMoment[]) => number;
};

export function recognitionOf({ phrases }: Pick<PreparedConversation, 'phrases'>): Recognition {
  const byId = new Map(phrases.map((phrase) => [phrase.id, phrase.confidence ?? 1]));
  return {
    isHeard: (who) => phrases.some((phrase) => isBy(who, phrase.role) && phrase.words.length > 0),
    ofSides(sides) {
      const asked = phrases.filter(({ role }) => sides.some((who) => isBy(who, role)));
      const words = asked.reduce((sum, phrase) => sum + phrase.words.length, 0);
      const sure = asked.reduce((sum, phrase) => sum + phrase.words.length * (phrase.confidence ?? 1), 0);
      return words === 0 ? 0 : sure / words;
    },
    ofMoments: (moments) =>
      moments.reduce(
        (surest, { phrase_id }) => Math.max(surest, phrase_id === null ? 1 : (byId.get(phrase_id) ?? 1)),
        moments.length === 0 ? 1 : 0,
      ),
  };
}
