import { metricNames } from '../metrics/flat-metrics.ts';
import { metricOfKey } from './measures.ts';
import type { Measure } from './reports.ts';

/** What is known of some numbers before they are told apart. */
export type Shape = { least: number; median: number; p90: number; most: number };

/** Bars of a distribution, or a few more. */
const bars = 14;
/** How far beyond nine tenths of the numbers bars still are of one width, in distances between the middle and there. */
const tail = 2;

const [second, minute] = [1000, 60_000];
/** Widths that are read easily on a clock, in milliseconds; above them whole hours. */
const clockWidths_ms = [
  100,
  200,
  500,
  ...[1, 2, 5, 10, 15, 30].map((one) => one * second),
  ...[1, 2, 5, 10, 15, 30, 60].map((one) => one * minute),
];

/**
 * Where the bars of a distribution begin, the last of which has no end where numbers lie far out: of one width that is read easily, so
 * that the greatest numbers do not press the others together.
 */
export function startsOf(
  { least, median, p90, most }: Shape,
  measure: Pick<Measure, 'name' | 'of'>,
): number[] {
  const reach = p90 + tail * (p90 - median);
  const top = p90 === median ? most : Math.min(most, reach);
  const width = widthOf((top - least) / bars, unitOf(measure, { least, median, p90, most }));
  const first = Math.floor(least / width);
  const last = Math.max(first, Math.floor(top / width));
  // Of places and not of sums, so that no rounding adds up.
  return Array.from({ length: last - first + 1 }, (_, at) => exact((first + at) * width));
}

type Unit = 'ms' | 'count' | 'number';

/** Fewer whole steps than that are not all that there is, as of numbers between 0 and 1. */
const leastSteps = 3;

function unitOf({ name, of }: Pick<Measure, 'name' | 'of'>, { least, median, most }: Shape): Unit {
  if (name === 'length') return 'ms';
  // A rating, as most fields say one.
  if (name === 'field' && [least, median, most].every(Number.isInteger) && most - least >= leastSteps)
    return 'count';
  if (name !== 'metric') return 'number';
  const unit = metricNames.find((one) => one.name === metricOfKey(String(of)).metric)?.unit;
  return unit === 'ms' ? 'ms' : unit === 'count' ? 'count' : 'number';
}

function widthOf(least: number, unit: Unit): number {
  if (unit === 'ms') {
    const hour = 60 * minute;
    return clockWidths_ms.find((one) => one >= least) ?? Math.ceil(least / hour) * hour;
  }
  if (least <= 0) return unit === 'count' ? 1 : 0.1;
  const power = 10 ** Math.floor(Math.log10(least));
  const width = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= least) ?? 10 * power;
  return unit === 'count' ? Math.max(1, width) : width;
}

/** Without what doubles add: 0.3 in place of 0.30000000000000004. */
const exact = (number: number): number => Number(number.toPrecision(12));
