import { allLanguages } from './languages.ts';

/** What a word adds to a number: a place it fills, a multiplier, or a value that stands alone. */
export type NumberWord = {
  value: number;
  multiplies?: true;
  /** An ordinal is the last word of its number. */
  ends?: true;
};

const tables = allLanguages.map(({ numbers }) => numbers);

/** Words that are also something else: in a query they stay words, too. */
export const alsoOrdinaryWords: ReadonlySet<string> = new Set(
  tables.flatMap(({ alsoOrdinary }) => alsoOrdinary.split(' ')),
);

/** Of all languages: who speaks two puts the ending of one to the stem of the other (`первий`). */
const ordinalEndings = tables.flatMap(({ ordinalEndings = '' }) => ordinalEndings.split(' ').filter(Boolean));

/** All words that make numbers, by form. Where a form is both, a cardinal wins over an ordinal. */
export const numberWords: ReadonlyMap<string, NumberWord> = new Map([
  ...tables.flatMap((table) =>
    entries(table.ordinals, { ends: true }).flatMap(([stem, word]): [string, NumberWord][] =>
      table.ordinalEndings === undefined
        ? [[stem, word]]
        : ordinalEndings.map((ending) => [stem + ending, word]),
    ),
  ),
  ...tables.flatMap(({ irregularOrdinals = '' }) => entries(irregularOrdinals, { ends: true })),
  ...tables.flatMap(({ cardinals }) => entries(cardinals)),
  ...tables.flatMap(({ fractions = '' }) => entries(fractions)),
  ...tables.flatMap(({ multipliers }) => entries(multipliers, { multiplies: true })),
]);

function entries(table: string, kind: Partial<NumberWord> = {}): [string, NumberWord][] {
  return table
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [value = '', words = ''] = line.split(': ');
      return words.split(' ').map((word): [string, NumberWord] => [word, { value: Number(value), ...kind }]);
    });
}
