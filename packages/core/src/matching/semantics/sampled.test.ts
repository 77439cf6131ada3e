import { expect, it } from 'vitest';
import { sampled } from './sampled.ts';

const things = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => [from + at]);
const pass = (kept: number[][], before: number, some: number[][]) => [...sampled(some, kept, before, 100)];

it('everything is passed on, and the first are kept until there are enough', () => {
  const kept: number[][] = [];
  expect(pass(kept, 0, things(0, 50))).toEqual(things(0, 50));
  expect(kept).toEqual(things(0, 50));
});

it('what comes late has the chance of what came first', () => {
  const kept: number[][] = [];
  pass(kept, 0, things(0, 10_000));
  expect(kept).toHaveLength(100);
  const inParts = [0, 2500, 5000, 7500].map(
    (from) => kept.filter(([one]) => (one ?? 0) >= from && (one ?? 0) < from + 2500).length,
  );
  for (const part of inParts) expect(part).toBeGreaterThan(12);
});

it('is the same in one go and in several', () => {
  const once: number[][] = [];
  const twice: number[][] = [];
  pass(once, 0, things(0, 1000));
  pass(twice, 0, things(0, 400));
  pass(twice, 400, things(400, 1000));
  expect(twice).toEqual(once);
});

it('what is empty is not kept', () => {
  const kept: number[][] = [];
  pass(kept, 0, [[], [1], []]);
  expect(kept).toEqual([[1]]);
});
