import { expect, it } from 'vitest';
import { normalQuantile } from './normal-quantile.ts';
import { z80, z95 } from './wilson-interval.ts';

it.each([
  [1, 0],
  [0.2, z80],
  [0.05, z95],
  [0.001, 3.2905],
  [0.00005, 4.0556],
])('one in %d cases lies beyond', (chance, expected) => {
  expect(Math.abs(normalQuantile(chance) - expected)).toBeLessThan(0.0005);
});
