import { numberWords } from './number-words.ts';
import type { Piece } from './pieces.ts';

/** A number in a text: the first and the last of its pieces, and the value as it is written in digits. */
export type FoundNumber = { from: number; to: number; value: string };

/** Finds the numbers among pieces, in digits, in words or mixed, each as long as it can be. */
export function findNumbers(pieces: readonly Piece[]): FoundNumber[] {
  const found: FoundNumber[] = [];
  for (let from = 0; from < pieces.length; ) {
    if (!mayBegin(pieces[from])) {
      from += 1;
      continue;
    }
    const number = groupedDigits(pieces, from) ?? spokenNumber(pieces, from);
    if (number) found.push(number);
    from = (number?.to ?? from) + 1;
  }
  return found;
}

/** Most words are no numbers, and this is asked of each. */
function mayBegin(piece: Piece | undefined): boolean {
  return piece !== undefined && (piece.digits !== undefined || numberWords.has(piece.form));
}

/** Thousands parted by spaces: `1 000`, `12 500 000,50`. */
function groupedDigits(pieces: readonly Piece[], from: number): FoundNumber | undefined {
  let digits = pieces[from]?.form ?? '';
  if (!/^[1-9]\d{0,2}$/.test(digits)) return undefined;
  let to = from;
  for (let next = pieces[to + 1]; next && !next.apart && !next.hyphened; next = pieces[to + 1]) {
    if (!/^\d{3}(?:[.,]\d{1,2})?$/.test(next.form)) break;
    digits += next.form.replace(',', '.');
    to += 1;
  }
  return to === from ? undefined : { from, to, value: inDigits(Number(digits)) };
}

/**
 * A number half said. `group` is what stands before the next multiplier, `place` the smallest place filled in it:
 * after `сто двадцять` 10, so that only units can follow; 0 where nothing can.
 */
type Sum = { total: number; group: number; place: number; multiplier: number };

const nothingYet: Sum = { total: 0, group: 0, place: Infinity, multiplier: Infinity };

function spokenNumber(pieces: readonly Piece[], from: number): FoundNumber | undefined {
  let sum = nothingYet;
  let to = from - 1;
  for (let at = from; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece || (at > from && piece.apart)) break;
    if (piece.form === 'and' && sum !== nothingYet && sum.place >= 100) continue;
    const next = added(sum, piece);
    if (!next) break;
    sum = next;
    to = at;
    if (numberWords.get(piece.form)?.ends) break;
  }
  if (to < from) return undefined;
  // A number in digits alone keeps its writing: a leading zero, or more digits than arithmetic can hold.
  const alone = to === from ? pieces[from]?.digits : undefined;
  return { from, to, value: alone ?? inDigits(sum.total + sum.group) };
}

// Multiplying decimals leaves tails such as 1.2000000000000002.
const inDigits = (value: number) => String(Number(value.toFixed(6)));

/** The sum with one more piece, or nothing where the piece cannot belong to the same number. */
function added(sum: Sum, piece: Piece): Sum | undefined {
  if (piece.digits !== undefined) return addedDigits(sum, piece.digits);
  const word = numberWords.get(piece.form);
  if (!word) return undefined;
  const { value } = word;
  if (word.multiplies) return value === 100 ? addedHundred(sum) : addedMultiplier(sum, value);
  if (value === 0) return sum === nothingYet ? { ...sum, place: 0 } : undefined;
  if (isEnglishYear(sum, piece.form, value))
    return { ...sum, group: sum.group * 100 + value, place: smallestPlace(value) };
  if (sum.place <= largestPlace(value)) return undefined;
  return { ...sum, group: sum.group + value, place: smallestPlace(value) };
}

const largestPlace = (value: number) => 10 ** Math.floor(Math.log10(value));
const smallestPlace = (value: number) => (value < 20 ? 1 : largestPlace(value));

/** `nineteen ninety five`, `twenty twenty four`. */
function isEnglishYear({ group, multiplier }: Sum, form: string, value: number): boolean {
  const isCentury = group === 18 || group === 19 || group === 20;
  return isCentury && multiplier === Infinity && value >= 10 && value < 100 && /^[a-z]/.test(form);
}

function addedDigits(sum: Sum, digits: string): Sum | undefined {
  const isFirst = sum === nothingYet;
  const isRest = sum.place === Infinity && Number(digits) < sum.multiplier && !/^0./.test(digits);
  return isFirst || isRest ? { ...sum, group: Number(digits), place: 0 } : undefined;
}

function addedHundred(sum: Sum): Sum | undefined {
  const isPossible = sum.group < 100 && !(sum.place === 0 && sum.group === 0);
  return isPossible ? { ...sum, group: (sum.group || 1) * 100, place: 100 } : undefined;
}

function addedMultiplier(sum: Sum, value: number): Sum | undefined {
  const isZero = sum.place === 0 && sum.group === 0;
  if (value >= sum.multiplier || isZero) return undefined;
  const total = sum.total + (sum.group || 1) * value;
  return { total, group: 0, place: Infinity, multiplier: value };
}
