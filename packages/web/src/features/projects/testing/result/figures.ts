import { fewestForVerdict, type Measure, type MeasureName } from '@earshot/core/evaluations/evaluations.ts';
import { formatFixed, formatPercent } from '../../../../lib/format.ts';

/** From so many on a third digit means something. */
const manyFrom = 200;

const percents: ReadonlySet<MeasureName> = new Set(['unsure', 'wer', 'der']);
type Counted = Pick<Measure, 'name' | 'n'>;

const digitsOf = ({ n }: Counted) => (n >= manyFrom ? 3 : 2);

/** `0.915`, of fewer answers `0.91`; shares of mistakes and of what is left to people in percent. */
export const figure = (measure: Counted, value: number): string =>
  percents.has(measure.name)
    ? formatPercent(value, 1)
    : formatFixed(value, digitsOf(measure)).replace('-', '−');

/** Half of the width of the interval; null where it is not known. */
export function spreadOf(measure: Counted & Pick<Measure, 'low' | 'high'>): string | null {
  const { low, high } = measure;
  return low === null || high === null ? null : `±${figure(measure, (high - low) / 2)}`;
}

/** `+0.026`; of percents in points: `−1.7`. */
export function difference(measure: Counted, value: number): string {
  const isPercent = percents.has(measure.name);
  const shown = formatFixed(Math.abs(value) * (isPercent ? 100 : 1), isPercent ? 1 : digitsOf(measure));
  const isNothing = !/[1-9]/u.test(shown);
  return `${isNothing ? '' : value > 0 ? '+' : '−'}${shown}`;
}

/** How likely chance alone makes it: `p < 0.001`, `p = 0.03`. */
export function chance(p: number): string {
  return p < 0.001 ? `p < ${formatFixed(0.001, 3)}` : `p = ${formatFixed(p, p < 0.1 ? 3 : 2)}`;
}

/** Shares of mistakes may differ by far more than what is right does. */
const scaleOf = ({ name }: Pick<Measure, 'name'>) => percents.has(name);

/**
 * The largest difference that any of them may be that are written like `measure`, so that all of these stand on one scale; those of
 * few answers only where all are.
 */
export function widest(measures: readonly Measure[], measure: Pick<Measure, 'name'>): number {
  const alike = measures.filter((one) => scaleOf(one) === scaleOf(measure));
  const many = alike.filter((one) => !isFew(one));
  const ends = (many.length > 0 ? many : alike).flatMap(({ against }) =>
    against === null
      ? []
      : [against.difference.low, against.difference.high, against.difference.value].map((end) =>
          Math.abs(end ?? 0),
        ),
  );
  return Math.max(0.01, ...ends);
}

export const isFew = ({ n }: Pick<Measure, 'n'>): boolean => n < fewestForVerdict;

/** All of them; of many labels only what each is worth as a whole. */
export function mainMeasures(measures: readonly Measure[]): Measure[] {
  const items = new Set(measures.flatMap(({ item_id }) => item_id ?? []));
  return items.size <= 1
    ? [...measures]
    : measures.filter(({ item_id, name }) => item_id === null || (name !== 'precision' && name !== 'recall'));
}
