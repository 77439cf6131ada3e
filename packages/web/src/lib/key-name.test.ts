import { expect, it, test } from 'vitest';
import { keyName } from './key-name.ts';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

test('a letter is named by its place, so that it works on any layout', () => {
  expect(keyName({ ...plain, key: 'j', code: 'KeyJ' })).toBe('KeyJ');
  expect(keyName({ ...plain, key: 'о', code: 'KeyJ' })).toBe('KeyJ');
  expect(keyName({ ...plain, key: 'y', code: 'KeyZ' })).toBe('KeyZ');
  expect(keyName({ ...plain, key: 'ArrowLeft', code: 'ArrowLeft', shiftKey: true })).toBe('Shift+ArrowLeft');
  expect(keyName({ ...plain, key: 'f', code: 'KeyF', metaKey: true })).toBe('Ctrl+KeyF');
});

it.each([
  ['1', 'Numpad1', 'Digit1'],
  ['End', 'Numpad1', 'Numpad1'],
  ['Enter', 'NumpadEnter', 'Enter'],
  ['+', 'NumpadAdd', 'NumpadAdd'],
])('%s of the number pad at %s is %s', (key, code, name) => {
  expect(keyName({ ...plain, key, code })).toBe(name);
});

it.each<[layout: string, key: string, code: string, shiftKey: boolean, name: string]>([
  ['English', '/', 'Slash', false, '/'],
  ['English', '?', 'Slash', true, '?'],
  ['German', '/', 'Digit7', true, '/'],
  ['German', '?', 'Minus', true, '?'],
  ['German', '-', 'Slash', false, 'Slash'],
  ['German', '_', 'Slash', true, 'Shift+Slash'],
  ['French', '?', 'KeyM', true, '?'],
  ['Ukrainian', '?', 'Digit7', true, '?'],
  ['Ukrainian', '.', 'Slash', false, '/'],
  ['Ukrainian', ',', 'Slash', true, '?'],
  ['English', '.', 'Period', false, 'Period'],
  ['German', ';', 'Comma', true, 'Shift+Comma'],
])('on a layout that is %s, %s at %s with Shift %s is %s', (_layout, key, code, shiftKey, name) => {
  expect(keyName({ ...plain, key, code, shiftKey })).toBe(name);
});
