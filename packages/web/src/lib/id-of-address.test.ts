import { expect, it } from 'vitest';
import { idOfAddress } from './id-of-address.ts';

it('an address that names no number names nothing', () => {
  expect(['12', 'new', '', '1.5', '-3', '1e3', '9'.repeat(30)].map(idOfAddress)).toEqual([
    12, 0, 0, 0, 0, 0, 0,
  ]);
});
