import { expect, it } from 'vitest';
import { generator, shuffled } from './random.ts';

it('gives the same numbers for the same seed, from 0 to below 1', () => {
  const [one, other, third] = [generator(7), generator(7), generator(8)];
  const numbers = Array.from({ length: 1000 }, one);
  expect(Array.from({ length: 1000 }, other)).toEqual(numbers);
  expect(Array.from({ length: 1000 }, third)).not.toEqual(numbers);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, number) => sum + number, 0) / 1000).toBeCloseTo(0.5, 1);
});

it('shuffles a list without losing anything, every order as likely', () => {
  const random = generator(3);
  const orders = Array.from({ length: 6000 }, () => shuffled(['a', 'b', 'c'], random).join(''));
  const counts = [...Map.groupBy(orders, (order) => order).values()].map(({ length }) => length);
  expect(counts).toHaveLength(6);
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});
