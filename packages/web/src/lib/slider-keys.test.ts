import { expect, test } from 'vitest';
import { slidTo } from './slider-keys.ts';

const range = { value: 50, min: 0, max: 100, step: 15, fine: 5, page: 60 };
const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

test.each([
  ['ArrowRight', {}, 65],
  ['ArrowLeft', {}, 35],
  ['ArrowRight', { shiftKey: true }, 55],
  ['ArrowLeft', { shiftKey: true }, 45],
  ['ArrowUp', {}, 55],
  ['ArrowDown', {}, 45],
  ['PageUp', {}, 100],
  ['PageDown', {}, 0],
  ['Home', {}, 0],
  ['End', {}, 100],
  ['a', {}, undefined],
  ['End', { ctrlKey: true }, undefined],
])('%s %j moves to %s', (key, held, expected) => {
  expect(slidTo({ key, ...none, ...held }, range)).toBe(expected);
});
