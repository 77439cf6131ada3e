import { shuffled } from '../random.ts';

/** A text that nobody has labelled yet, with what the classifier makes of it; nothing where it has learned nothing yet. */
export type Candidate = {
  id: number;
  /** The likeliest label, and how far it is ahead of the next, or of no: the less, the less certain. */
  lead: { label: number; by: number } | null;
  /** Proposed by the filter of a label. */
  proposed: boolean;
  /** Those with the same number say the same, and one answer is for all of them. */
  copies: number;
};

export const pickReasons = ['least_certain', 'random', 'proposed'] as const;
export type PickReason = (typeof pickReasons)[number];
export type Picked = { id: number; reason: PickReason };

/** So many of those that are asked about are drawn by chance: only they tell how good a classifier is. */
export const randomShare = 0.2;
/** Of what is taken for one label no more are asked about in one go: else the queue is all about one quarrel of two labels. */
const mostOfLabel = 3;
/** Of the rest, as long as nothing was learned, filters propose half. */
const proposedShare = 0.5;

/**
 * Which texts people are asked about next, in order: the least certain, no more than three of one label, among them proposals and as
 * many drawn by chance as keep a classifier honest. Of copies one is asked about.
 */
export function pickExamples(
  candidates: readonly Candidate[],
  count: number,
  random: () => number,
): Picked[] {
  const drawn = shuffled(candidates, random);
  const taken = new Set<number>();
  const picked: Picked[] = [];
  const take = (from: readonly Candidate[], most: number, reason: PickReason) => {
    for (const { id, copies } of from) {
      if (picked.length >= count || most <= 0) return;
      if (taken.has(copies)) continue;
      taken.add(copies);
      picked.push({ id, reason });
      most -= 1;
    }
  };
  take(drawn, Math.max(1, Math.round(count * randomShare)), 'random');
  const hasLearned = drawn.some(({ lead }) => lead !== null);
  const proposed = drawn.filter((one) => one.proposed);
  const share = hasLearned ? randomShare : proposedShare;
  take(proposed, Math.round(count * share), 'proposed');
  take(leastCertain(drawn), count, 'least_certain');
  take(proposed, count, 'proposed');
  take(drawn, count, 'random');
  return shuffled(picked, random);
}

/** The least certain first, the likeliest labels taking turns: three of each before a fourth of any. */
function leastCertain(candidates: readonly Candidate[]): Candidate[] {
  const sorted = candidates
    .filter(({ lead }) => lead !== null)
    .sort((one, other) => (one.lead?.by ?? 0) - (other.lead?.by ?? 0));
  const counts = new Map<number, number>();
  const rounds = sorted.map((one) => {
    const label = one.lead?.label ?? 0;
    const before = counts.get(label) ?? 0;
    counts.set(label, before + 1);
    return { one, round: Math.floor(before / mostOfLabel) };
  });
  return rounds.sort((a, b) => a.round - b.round).map(({ one }) => one);
}
