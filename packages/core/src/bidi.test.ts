import { expect, it } from 'vitest';
import { isolated } from './bidi.ts';

it.each([
  ['Olena', 'Olena'],
  ['+380 50 123-45-67', '+380 50 123-45-67'],
  ['', ''],
  ['נועה כהן', '\u2068נועה כהן\u2069'],
  ['call (12) שיחה.wav', '\u2068call (12) שיחה.wav\u2069'],
  ['محمد علي', '\u2068محمد علي\u2069'],
  ['\u2068נועה\u2069', '\u2068נועה\u2069'],
])('%j stands in a sentence as %j', (name, text) => {
  expect(isolated(name)).toBe(text);
});
