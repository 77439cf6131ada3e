import { fellBelow } from '../agreement/fell-below.ts';
import { normalQuantile } from '../agreement/normal-quantile.ts';
import { wilsonInterval } from '../agreement/wilson-interval.ts';
import type { Measured } from './classifier-report.ts';

/** What a classifier met: words, those of them that it had never learned, and how often it gave each label. */
export type Met = { texts: number; words: number; unknown: number; labels: readonly number[] };

/** Of texts that people labelled by chance since a version: how many there are, and how many it had answered rightly. */
export type Kept = { n: number; right: number };

export const driftKinds = ['unknown_words', 'label_shares', 'accuracy'] as const;
export type DriftKind = (typeof driftKinds)[number];

/**
 * What was so when it learned, what is now, and from where on it is too much; of how often it is right the limit is the least that it may
 * have been, and it is below that however often one looks. `n`: texts or answers that `now` stands on; `label`: the place of the label that
 * moved farthest by what it may move, with its shares.
 */
export type Drift = {
  kind: DriftKind;
  before: number;
  now: number;
  limit: number;
  isOver: boolean;
  n: number;
  /** Of how often it is right: between these it is by 95 %. */
  bounds: { low: number; high: number } | null;
  label: Moved | null;
};

/** The place of a label, and how often it was given and is. */
export type Moved = { label: number; before: number; now: number };

/** Twice as many unknown words, but at least four in a hundred more and ten at most: topics come with words of their own. */
const moreUnknown = { least: 0.04, most: 0.1 };
/** A tenth of all texts has another label than before, and more than by chance in one of a thousand looks at all labels. */
const mostMoved = { share: 0.1, byChance: 0.001 };
/** Of fewer texts shares are chance. */
export const fewestTexts = 200;

/**
 * Whether a classifier is asked about other things than about when it learned, or is right less often. Calls are compared with calls: the
 * examples that people chose have fewer unknown words than these ever had. What cannot be told yet is left out.
 */
export function driftOf(before: Met & { accuracy: Measured }, now: Met, kept: Kept): Drift[] {
  const found: Drift[] = [];
  const [was, is] = [unknownShare(before), unknownShare(now)];
  if (now.texts >= fewestTexts && was !== null && is !== null) {
    const limit = was + Math.min(Math.max(was, moreUnknown.least), moreUnknown.most);
    const isOver = is > limit;
    found.push({
      kind: 'unknown_words',
      before: was,
      now: is,
      limit,
      isOver,
      n: now.texts,
      bounds: null,
      label: null,
    });
  }
  const label = now.texts >= fewestTexts ? mostMovedOf(before, now) : null;
  if (label !== null) {
    const moved = movedBy(label);
    const limit = limitOf(label, before, now);
    found.push({
      kind: 'label_shares',
      before: 0,
      now: moved,
      limit,
      isOver: moved > limit,
      n: now.texts,
      bounds: null,
      label,
    });
  }
  if (kept.n > 0) {
    const share = kept.right / kept.n;
    const bounds = wilsonInterval(share, kept.n);
    found.push({
      kind: 'accuracy',
      before: before.accuracy.value,
      now: share,
      limit: before.accuracy.low,
      isOver: fellBelow(kept, before.accuracy.low),
      n: kept.n,
      bounds,
      label: null,
    });
  }
  return found;
}

/** Of its words those that it had never learned; null where there are none. */
export function unknownShare({ words, unknown }: Pick<Met, 'words' | 'unknown'>): number | null {
  return words === 0 ? null : unknown / words;
}

/** The label whose share moved farthest by what it may move; null where nothing was met. */
function mostMovedOf(before: Met, now: Met): Moved | null {
  if (before.texts === 0 || now.texts === 0) return null;
  const moved = now.labels.map((count, label) => ({
    label,
    before: (before.labels[label] ?? 0) / before.texts,
    now: count / now.texts,
  }));
  const far = (label: Moved) => movedBy(label) / limitOf(label, before, now);
  return moved.toSorted((one, other) => far(other) - far(one))[0] ?? null;
}

const movedBy = (label: Moved) => Math.abs(label.now - label.before);

/** By how much the share of a label may be another: of a few hundred texts shares differ by chance, and with more labels one does. */
function limitOf(label: Moved, before: Met, now: Met): number {
  const both = (label.before * before.texts + label.now * now.texts) / (before.texts + now.texts);
  const deviation = Math.sqrt(both * (1 - both) * (1 / before.texts + 1 / now.texts));
  return Math.max(mostMoved.share, normalQuantile(mostMoved.byChance / now.labels.length) * deviation);
}
