/** The words that make numbers in one language, each table as lines `value: form form`. */
export type NumberTable = {
  cardinals: string;
  /** What multiplies the words before it. */
  multipliers: string;
  fractions?: string;
  /** Whole words, or stems where the language has `ordinalEndings`. */
  ordinals: string;
  ordinalEndings?: string;
  /** Ordinals whose forms endings do not make. */
  irregularOrdinals?: string;
  /** What digits end in where they stand for an ordinal (`5-й`, `21st`). */
  digitEndings: string;
  /** Forms that are also something else (second, сорока, другого): in a query they stay words, too. */
  alsoOrdinary: string;
};
