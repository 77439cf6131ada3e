/** How far answers agree with people, as sums over texts, so that drawing texts again tells how sure a difference is. */
import type { Feeling } from '@earshot/core/emotions/emotions.ts';
import { emotionClasses, type LabelledText, sideNames, sideOf } from './emotion-texts.ts';

/** A measure: what each text adds to its sums, and its value by the sums. */
export type Measure = {
  title: string;
  partsOf: (text: LabelledText, found: Feeling) => number[];
  value: (sums: readonly number[]) => number;
};

/** Pearson's correlation of valence with the mean rating. */
export const correlation: Measure = {
  title: 'correlation',
  partsOf: ({ rating }, { valence }) => {
    const y = rating ?? 0;
    return [1, valence, y, valence * valence, y * y, valence * y];
  },
  value: ([n = 1, x = 0, y = 0, xx = 0, yy = 0, xy = 0]) => {
    const spread = Math.sqrt((xx - (x * x) / n) * (yy - (y * y) / n));
    return spread === 0 ? 0 : (xy - (x * y) / n) / spread;
  },
};

export const sidesF1 = macroF1(
  'F1 of sides',
  sideNames,
  (text) => text.sides,
  ({ emotion, valence }) => (emotion === 'neutral' ? 'neutral' : sideOf(valence, 0)),
);

/** Joy is one class: the labels do not tell it from what is just pleasant. */
export const emotionsF1 = macroF1(
  'F1 of emotions',
  emotionClasses,
  (text) => text.emotions ?? new Set(),
  ({ emotion }) => (emotion === 'positive' ? 'happiness' : emotion),
);

/** The mean of the F1 of the classes. A text may have several true ones; a guess is right where it is one of them. */
function macroF1(
  title: string,
  names: readonly string[],
  truthOf: (text: LabelledText) => ReadonlySet<string>,
  guessOf: (found: Feeling) => string,
): Measure {
  return {
    title,
    partsOf: (text, found) => {
      const [truth, guess] = [truthOf(text), guessOf(found)];
      return names.flatMap((name) => {
        const [isTrue, isGuessed] = [truth.has(name), guess === name];
        return [Number(isTrue) + Number(isGuessed), Number(isTrue && isGuessed)];
      });
    },
    value: (sums) => f1s(sums).reduce((sum, one) => sum + one, 0) / names.length,
  };
}

/** The F1 of each class, from the sums of `macroF1`. */
export function f1s(sums: readonly number[]): number[] {
  return sums.flatMap((all, at) => (at % 2 === 0 ? [all === 0 ? 0 : (2 * (sums[at + 1] ?? 0)) / all] : []));
}

export function sumsOf(
  { partsOf }: Measure,
  texts: readonly LabelledText[],
  found: readonly Feeling[],
): number[] {
  return total(texts.map((text, at) => partsOf(text, found[at] as Feeling)));
}

const draws = 300;

/** How much better `found` is than `other` by a measure, and the standard error of that (bootstrap over texts). */
export function difference(
  measure: Measure,
  texts: readonly LabelledText[],
  found: readonly Feeling[],
  other: readonly Feeling[],
): { by: number; error: number } {
  const [ours, theirs] = [found, other].map((answers) =>
    texts.map((text, at) => measure.partsOf(text, answers[at] as Feeling)),
  ) as [number[][], number[][]];
  const by = (drawn: readonly number[]) =>
    measure.value(total(drawn.map((at) => ours[at] ?? []))) -
    measure.value(total(drawn.map((at) => theirs[at] ?? [])));
  const next = numbers(texts.length);
  const all = Array.from({ length: draws }, () => by(Array.from(texts, next)));
  const mean = all.reduce((sum, one) => sum + one, 0) / draws;
  const variance = all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (draws - 1);
  return { by: by([...texts.keys()]), error: Math.sqrt(variance) };
}

function total(rows: readonly (readonly number[])[]): number[] {
  const sums = Array.from(rows[0] ?? [], () => 0);
  for (const row of rows) for (const [at, value] of row.entries()) sums[at] = (sums[at] ?? 0) + value;
  return sums;
}

/** Whole numbers below a limit, the same every time (xorshift, Marsaglia 2003). */
function numbers(below: number): () => number {
  let state = 123_456_789;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
