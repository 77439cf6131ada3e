import { wilsonInterval } from '../agreement/wilson-interval.ts';

/** What a classifier met: words, those of them that it had never learned, and how often it gave each label. */
export type Met = { texts: number; words: number; unknown: number; labels: readonly number[] };

/** Of texts that people labelled by chance since a version: how many there are, and how many it had answered rightly. */
export type Kept = { n: number; right: number };

export const driftKinds = ['unknown_words', 'label_shares', 'accuracy'] as const;
export type DriftKind = (typeof driftKinds)[number];

/** What was so when it learned, what is now, and from where on it is too much; the first of two where less is worse. */
export type Drift = { kind: DriftKind; before: number; now: number; limit: number; isOver: boolean };

/** Twice as many unknown words, and four in a hundred more at least: topics come with words of their own. */
const unknownFactor = 2;
const leastMoreUnknown = 0.04;
/** A tenth of all texts has another label than before. */
const mostMoved = 0.1;
/** Of fewer texts shares are chance. */
const fewestTexts = 200;

/** Whether a classifier is asked about other things than it learned from, or is right less often. What cannot be told yet is left out. */
export function driftOf(before: Met & { accuracy: number }, now: Met, kept: Kept): Drift[] {
  const found: Drift[] = [];
  if (now.texts >= fewestTexts && before.words > 0 && now.words > 0) {
    const [was, is] = [before.unknown / before.words, now.unknown / now.words];
    const limit = Math.max(was * unknownFactor, was + leastMoreUnknown);
    found.push({ kind: 'unknown_words', before: was, now: is, limit, isOver: is > limit });
  }
  if (now.texts >= fewestTexts && before.texts > 0) {
    const moved = distance(before, now);
    found.push({ kind: 'label_shares', before: 0, now: moved, limit: mostMoved, isOver: moved > mostMoved });
  }
  if (kept.n > 0) {
    const share = kept.right / kept.n;
    const { high } = wilsonInterval(share, kept.n);
    found.push({
      kind: 'accuracy',
      before: before.accuracy,
      now: share,
      limit: before.accuracy,
      isOver: high < before.accuracy,
    });
  }
  return found;
}

/** The greatest part of texts of which one label is given that was not before, or the other way round. */
function distance(before: Met, now: Met): number {
  return Math.max(
    0,
    ...now.labels.map((count, label) =>
      Math.abs(count / now.texts - (before.labels[label] ?? 0) / before.texts),
    ),
  );
}
