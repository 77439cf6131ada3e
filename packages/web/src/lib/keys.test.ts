import { expect, test } from 'vitest';
import { keyName } from './keys.ts';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

test('a key is named by its place, so that it works on any layout', () => {
  expect(keyName({ ...plain, code: 'KeyJ' })).toBe('KeyJ');
  expect(keyName({ ...plain, code: 'ArrowLeft', shiftKey: true })).toBe('Shift+ArrowLeft');
  expect(keyName({ ...plain, code: 'KeyF', metaKey: true })).toBe('Ctrl+KeyF');
});
