import { expect, it } from 'vitest';
import { nameFor } from './name-for.ts';

it.each([
  ['', ''],
  ['  what   changed  ', 'what changed'],
  [
    'may I ask what has changed for you this month before we speak of any discount',
    'may I ask what has changed for you this month before we…',
  ],
  ['x'.repeat(80), `${'x'.repeat(60)}…`],
])('a moment in which is said “%s” is called “%s”', (text, name) => {
  expect(nameFor(text)).toBe(name);
});
