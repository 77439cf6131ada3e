import { describe, expect, it } from 'vitest';
import { findUnstorable, isStorable, storable } from './storable.ts';

describe('texts that can be kept', () => {
  it.each(['', 'plain', 'Привіт, ґанок', '\u{1f600}', 'line\nline', '\u0001'])('%j can', (text) => {
    expect(isStorable(text)).toBe(true);
    expect(storable(text)).toBe(text);
  });

  it.each([
    ['a\0b', 'ab'],
    ['\ud800', '\ufffd'],
    ['x\udc00y', 'x\ufffdy'],
    ['\udc00\ud800', '\ufffd\ufffd'],
  ])('%j cannot', (text, kept) => {
    expect(isStorable(text)).toBe(false);
    expect(storable(text)).toBe(kept);
  });
});

describe('where in a value it stands', () => {
  it.each<[unknown, string | undefined]>([
    [{ name: 'a', list: [1, null, true] }, undefined],
    [{ name: '\0' }, 'name'],
    ['\ud800', ''],
    [{ query: { phrases: ['good', 'b\udfffd'] } }, 'query/phrases/1'],
    [{ meta: { 'k\0': 1 } }, 'meta/k'],
    [undefined, undefined],
  ])('%j: %s', (value, path) => {
    expect(findUnstorable(value)).toBe(path);
  });
});
