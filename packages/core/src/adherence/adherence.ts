import { wilsonInterval } from '../agreement/wilson-interval.ts';

/** Under so many calls no share is shown: its interval would say little but that nobody knows. */
export const fewestKnown = 10;

/** In how many calls a script was said, of how many it is not known that it was, and of how many nobody can know. */
export type SaidCounts = { said: number; not_said: number; unknown: number };

/** What counts come to: `known` is said and not said together, `share` is said of them, 0 … 1. */
export type SaidShare = SaidCounts & {
  known: number;
  share: number | null;
  /** Bounds of the 95 % interval (Wilson 1927); null without calls. */
  low: number | null;
  high: number | null;
};

/** How often a script was said, of the calls in which that can be known. */
export function saidShare({ said, not_said, unknown }: SaidCounts): SaidShare {
  const known = said + not_said;
  if (known === 0) return { said, not_said, unknown, known, share: null, low: null, high: null };
  const share = said / known;
  return { said, not_said, unknown, known, share, ...wilsonInterval(share, known) };
}
