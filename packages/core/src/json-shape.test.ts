import { describe, expect, it } from 'vitest';
import { isWithin } from './json-shape.ts';

const bounds = { deepest: 3, mostValues: 6 };

describe('bounds of JSON', () => {
  it.each([
    ['{"a":[1,2]}', true],
    ['[[[1]]]', true],
    ['[[[[1]]]]', false],
    ['{"a":{"b":{"c":{}}}}', false],
    ['[1,2,3,4,5,6]', true],
    ['[1,2,3,4,5,6,7]', false],
    ['[[],[],[],[]]', false],
    ['["[[[[[,,,,,,,"]', true],
    [String.raw`["\"[[[[[,,,,,,,"]`, true],
    [String.raw`["\\",[[[1]]]]`, false],
    ['"no end [[[[', true],
    ['not JSON', true],
    ['', true],
  ])('%s: %s', (text, is) => {
    expect(isWithin(text, bounds)).toBe(is);
  });

  it('takes the escapes before a quote once, however many there are', () => {
    const text = `["${'\\'.repeat(200_000)}"]`;
    expect(isWithin(text, bounds)).toBe(true);
  });
});
