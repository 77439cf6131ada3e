import type { PreparedConversation } from '../matching/prepared-conversation.ts';
import type { Hit } from '../matching/query.ts';
import type { Saying } from './saying.ts';

/** What was said as evidence shows and plays it: one hit for each phrase that it goes over. */
export function hitsOfSaying({ places, closeness }: Saying, { phrases }: PreparedConversation): Hit[] {
  return places.flatMap(({ phrase: at, phrase_id, words }): Hit[] => {
    const phrase = phrases[at];
    const said = phrase?.words.slice(words[0], words[1] + 1) ?? [];
    if (phrase === undefined || said.length === 0) return [];
    return [
      {
        phrase_id,
        speaker: phrase.speaker,
        role: phrase.role,
        start_ms: said[0]?.start_ms ?? phrase.start_ms,
        end_ms: said.at(-1)?.end_ms ?? phrase.end_ms,
        text: said.map(({ text }) => text).join(' '),
        words,
        similarity: closeness,
      },
    ];
  });
}
