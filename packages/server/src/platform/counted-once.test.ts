import { expect, test } from 'vitest';
import { CountedOnce } from './counted-once.ts';

const bytes = () => 8;

test('those who ask at the same time are answered by one count', async () => {
  const counted = new CountedOnce<number>(1000);
  let counts = 0;
  const count = async () => {
    await Promise.resolve();
    counts += 1;
    return counts;
  };
  expect(await Promise.all([1, 2, 3].map(() => counted.of('a', count, bytes)))).toEqual([1, 1, 1]);
  expect(await counted.of('a', count, bytes)).toBe(1);
  expect(await counted.of('b', count, bytes)).toBe(2);
});

test('a count that fails is tried by the next who waits', async () => {
  const counted = new CountedOnce<number>(1000);
  const fails = counted.of('a', () => Promise.reject(new Error('gone')), bytes);
  const others = [2, 3].map((value) => counted.of('a', async () => value, bytes));
  await expect(fails).rejects.toThrow('gone');
  expect(await Promise.all(others)).toEqual([2, 2]);
});
