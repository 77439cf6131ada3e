import type { Hit } from '@earshot/core/matching/query.ts';
import type { CallMoment, FoundCall } from '@earshot/core/projects/projects.ts';

export type Found = Pick<FoundCall, 'patterns' | 'query'>;

/** Everything that a project found in a call, in the order of the call; what several found alike counts once. */
export function momentsOfCall({ patterns, query }: Found): CallMoment[] {
  const all = [...(query?.moments ?? []), ...patterns.flatMap(({ moments }) => moments)];
  const seen = new Map(
    all.map((one) => [`${one.phrase_id} ${one.words} ${one.start_ms} ${one.end_ms}`, one]),
  );
  return [...seen.values()].sort((one, other) => one.start_ms - other.start_ms);
}

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
