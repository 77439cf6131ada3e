import type { CallMoment } from '@earshot/core/detection/moments.ts';
import type { Hit } from '@earshot/core/matching/query.ts';

/** The words among them, as lists of hits take them. */
export function hitsOfMoments(moments: readonly CallMoment[]): Hit[] {
  return moments.flatMap(({ phrase_id, words, speaker, role, text, start_ms, end_ms, around }) =>
    phrase_id === null || words === null
      ? []
      : [
          {
            phrase_id,
            words,
            speaker: speaker ?? '',
            role,
            text,
            start_ms,
            end_ms,
            ...(around && { around }),
          },
        ],
  );
}

/** Stretches without words: holds, interruptions. */
export const silentMoments = (moments: readonly CallMoment[]): CallMoment[] =>
  moments.filter(({ phrase_id }) => phrase_id === null);
