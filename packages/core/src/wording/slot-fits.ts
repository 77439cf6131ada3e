import { commonWords } from '../matching/semantics/common-words.ts';
import { dateWord } from './date-words.ts';
import type { SpokenUnit } from './spoken-units.ts';
import type { SlotName } from './variation-parser.ts';

/** Words from some unit on that a slot may stand for, and how much of the slot's weight they fill, 0 … 1. */
export type SlotFit = { units: number; share: number };

/** What a filled slot tells beside the words around it; anything fits `{any}`, so that it tells nothing. */
export const slotWeights: Record<SlotName, number> = { name: 1, number: 2, date: 2, any: 0 };

const nothing: SlotFit = { units: 0, share: 0 };

/** Every way in which a slot can be filled from unit `from` on; `most` limits it. Left unfilled is one, too. */
export function slotFits(
  slot: SlotName,
  most: number,
  units: readonly SpokenUnit[],
  from: number,
): readonly SlotFit[] {
  switch (slot) {
    case 'any':
      return Array.from({ length: Math.min(most, units.length - from) + 1 }, (_, count) => {
        return { units: count, share: 0 };
      });
    case 'name':
      return nameFits(most, units, from);
    case 'number':
      return [nothing, ...runs(most, units, from, isNumber, () => false)];
    case 'date':
      return [nothing, ...runs(most, units, from, isOfDate, isBetween)];
    default:
      return slot satisfies never;
  }
}

/** A name may be any words but those that everybody says; two of them are as good as one. */
function nameFits(most: number, units: readonly SpokenUnit[], from: number): SlotFit[] {
  const fits = [nothing];
  for (let count = 1; count <= most; count += 1) {
    const unit = units[from + count - 1];
    if (unit === undefined || isNumber(unit)) break;
    if (count > 1 && unit.phrase !== units[from]?.phrase) break;
    const isName = !commonWords.has(unit.form);
    if (isName || count === 1) fits.push({ units: count, share: isName ? 1 - 0.1 * (count - 1) : 0.2 });
    if (!isName) break;
  }
  return fits;
}

/** Runs that begin and end with a word that belongs, with nothing but such words and what may stand between. */
function runs(
  most: number,
  units: readonly SpokenUnit[],
  from: number,
  belongs: (unit: SpokenUnit) => boolean,
  mayStandBetween: (unit: SpokenUnit) => boolean,
): SlotFit[] {
  const fits: SlotFit[] = [];
  for (let count = 1; count <= most; count += 1) {
    const unit = units[from + count - 1];
    if (unit === undefined) break;
    // Longer ones first fill no more, so that what is said of one number is not left over.
    if (belongs(unit)) fits.push({ units: count, share: 1 });
    else if (count === 1 || !mayStandBetween(unit)) break;
  }
  return fits;
}

const isNumber = (unit: SpokenUnit) => unit.keys.some((key) => key.startsWith('#'));
const isOfDate = (unit: SpokenUnit) => isNumber(unit) || dateWord(unit.form) === 'date';
const isBetween = (unit: SpokenUnit) => dateWord(unit.form) === 'between';
