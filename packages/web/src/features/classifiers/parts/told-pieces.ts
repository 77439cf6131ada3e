import type { LabelTold, WordTold } from '@earshot/core/classifiers/checks.api.ts';

type Told = { labels: readonly LabelTold[]; words: readonly WordTold[] };

/** The words that speak for the likeliest label, or against it. */
export function decidingWords({ labels, words }: Told): WordTold[] {
  const best = labels.reduce<LabelTold | null>(
    (most, one) => (most === null || one.probability > most.probability ? one : most),
    null,
  );
  return words.filter(({ label_id }) => label_id === best?.id);
}

/** A stretch of a text; `strength` 1 … 3 speaks for a label, −1 against it, 0 neither. */
export type Piece = { text: string; start: number; strength: -1 | 0 | 1 | 2 | 3; weight: number };

/** A text cut at the words that decided. Where words overlap the one that weighs more is shown. */
export function toldPieces(text: string, words: readonly WordTold[]): Piece[] {
  const most = Math.max(...words.map(({ weight }) => Math.abs(weight)), 0);
  const taken: WordTold[] = [];
  for (const word of [...words].sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight)))
    if (isInside(word, text) && taken.every(({ start, end }) => word.end <= start || word.start >= end))
      taken.push(word);
  const pieces: Piece[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) pieces.push({ text: text.slice(from, to), start: from, strength: 0, weight: 0 });
  };
  for (const { start, end, weight } of taken.sort((one, other) => one.start - other.start)) {
    plain(start);
    pieces.push({ text: text.slice(start, end), start, strength: strengthOf(weight, most), weight });
    from = end;
  }
  plain(text.length);
  return pieces;
}

const isInside = ({ start, end }: WordTold, text: string) => start >= 0 && start < end && end <= text.length;

function strengthOf(weight: number, most: number): Piece['strength'] {
  if (weight === 0 || most === 0) return 0;
  if (weight < 0) return -1;
  return weight > most * (2 / 3) ? 3 : weight > most / 3 ? 2 : 1;
}
