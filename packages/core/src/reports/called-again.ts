import { type DayColumns, type Numbers, numbersOf } from './day-columns.ts';

/**
 * Of each call of some days, in their order, whether whoever was on the other side began another one within so long: 1 or 0, nothing of a
 * call of nobody. Of the last days only that is known which the days themselves say. `began` is in the unit of `within`.
 */
export function calledAgainOf(days: readonly DayColumns[], within: number): Map<string, Numbers> {
  /** When each customer next began a call, as seen from the day before. */
  const later = new Map<string, number>();
  const told = new Map<string, Numbers>();
  for (const day of days.toReversed()) told.set(day.day, againOfDay(day, later, within));
  return told;
}

function againOfDay({ calls, columns }: DayColumns, later: Map<string, number>, within: number): Numbers {
  const again = numbersOf(Array.from({ length: calls }, () => null));
  const [customer, began] = [columns.get('customer'), columns.get('began')];
  if (customer?.kind !== 'words' || began?.kind !== 'numbers') return again;
  const { values } = began;
  for (const [at, own] of callsOfEach(customer.codes, customer.words.length).entries()) {
    const word = customer.words[at];
    if (word === undefined || own.length === 0) continue;
    let next = Number.POSITIVE_INFINITY;
    let latest = later.get(word) ?? Number.POSITIVE_INFINITY;
    for (const call of own.sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0))) {
      const own_began = values[call] ?? 0;
      // Of two that began at once neither came after the other.
      if (own_began < latest) {
        next = latest;
        latest = own_began;
      }
      again.values[call] = Number(next - own_began <= within);
    }
    later.set(word, latest);
  }
  return again;
}

/** The calls of each word, by its place. */
function callsOfEach(codes: Uint32Array, words: number): number[][] {
  const each = Array.from({ length: words }, (): number[] => []);
  for (const [call, code] of codes.entries()) each[code - 1]?.push(call);
  return each;
}
