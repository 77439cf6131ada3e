import { describe, expect, test } from 'vitest';
import { alawTable, mulawTable } from './g711.ts';

// From ITU-T G.711, tables 1 and 2, at 16-bit scale.
describe('µ-law', () => {
  test.each([
    [0xff, 0],
    [0x7f, 0],
    [0x00, -32124],
    [0x80, 32124],
    [0xfe, 8],
    [0x7e, -8],
    [0xf0, 120],
    [0xef, 132],
  ])('code %i is %i', (code, value) => expect(mulawTable[code]! * 32768).toBeCloseTo(value, 6));
});

describe('A-law', () => {
  test.each([
    [0xd5, 8],
    [0x55, -8],
    [0xaa, 32256],
    [0x2a, -32256],
    [0x80, 5504],
    [0x00, -5504],
  ])('code %i is %i', (code, value) => expect(alawTable[code]! * 32768).toBe(value));
});
