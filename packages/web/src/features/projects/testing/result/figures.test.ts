import type { Measure, MeasureName } from '@earshot/core/evaluations/evaluations.ts';
import { expect, test } from 'vitest';
import { chance, difference, figure, mainMeasures, spreadOf, widest } from './figures.ts';

const measure = (name: MeasureName, n: number, item_id: number | null = null): Measure => ({
  name,
  item_id,
  n,
  value: 0.5,
  low: 0.4,
  high: 0.62,
  against: null,
});

const numbers = [
  { of: measure('accuracy', 1312), value: 0.9153, is: '0.915' },
  { of: measure('f1', 71), value: 0.861, is: '0.86' },
  { of: measure('unsure', 1312), value: 0.054, is: '5.4%' },
  { of: measure('wer', 18), value: 0.142, is: '14.2%' },
];
test.each(numbers)('$of.name of $of.n stands as $is', ({ of, value, is }) => {
  expect(figure(of, value)).toBe(is);
});

const changes = [
  { of: measure('accuracy', 1312), value: 0.0262, is: '+0.026' },
  { of: measure('f1', 71), value: -0.031, is: '−0.03' },
  { of: measure('f1', 71), value: -0.001, is: '0.00' },
  { of: measure('unsure', 71), value: -0.017, is: '−1.7' },
];
test.each(changes)('a difference of $value in $of.name stands as $is', ({ of, value, is }) => {
  expect(difference(of, value)).toBe(is);
});

test.each([
  { p: 0.0004, is: 'p < 0.001' },
  { p: 0.031, is: 'p = 0.031' },
  { p: 0.4, is: 'p = 0.40' },
])('chance of $p stands as $is', ({ p, is }) => {
  expect(chance(p)).toBe(is);
});

test('half of the interval is what it may be off', () => {
  expect(spreadOf(measure('f1', 71))).toBe('±0.11');
  expect(spreadOf({ ...measure('f1', 71), low: null })).toBeNull();
});

const with95 = (n: number, low: number, high: number, name: MeasureName = 'f1'): Measure => ({
  ...measure(name, n),
  against: { value: 0, difference: { value: 0, low, high }, p: null, verdict: 'same' },
});

test('the scale is that of the widest difference that says something, among numbers of a kind', () => {
  const all = [with95(100, -0.02, 0.08), with95(100, -0.1, 0.01), with95(12, -0.9, 0.9)];
  expect(widest([...all, with95(100, -0.94, -0.5, 'unsure')], { name: 'accuracy' })).toBe(0.1);
  expect(widest([...all, with95(100, -0.94, -0.5, 'unsure')], { name: 'wer' })).toBe(0.94);
  expect(widest([with95(12, -0.9, 0.9)], { name: 'f1' })).toBe(0.9);
  expect(widest([], { name: 'f1' })).toBe(0.01);
});

test('of many labels precision and recall are left for whoever asks', () => {
  const of = (item: number) =>
    (['precision', 'recall', 'f1'] as const).map((name) => measure(name, 50, item));
  const one = [measure('accuracy', 100), ...of(1)];
  expect(mainMeasures(one)).toHaveLength(4);
  expect(mainMeasures([...one, ...of(2)]).map(({ name }) => name)).toEqual(['accuracy', 'f1', 'f1']);
});
