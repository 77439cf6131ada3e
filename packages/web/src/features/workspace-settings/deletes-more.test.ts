import { expect, test } from 'vitest';
import { deletesMore } from './deletes-more.ts';

const kept = { audio_days: null, text_days: null, legal_hold: false };

test.each([
  ['nothing set', kept, kept, false],
  ['a limit where there was none', kept, { ...kept, audio_days: 30 }, true],
  ['a shorter one', { ...kept, text_days: 90 }, { ...kept, text_days: 30 }, true],
  ['a longer one', { ...kept, text_days: 30 }, { ...kept, text_days: 90 }, false],
  ['no limit any more', { ...kept, audio_days: 30 }, kept, false],
  ['under a legal hold', kept, { audio_days: 1, text_days: 1, legal_hold: true }, false],
  ['the hold ends', { ...kept, audio_days: 30, legal_hold: true }, { ...kept, audio_days: 30 }, true],
  ['the hold ends, no limits', { ...kept, legal_hold: true }, kept, false],
])('%s', (_name, before, after, expected) => {
  expect(deletesMore(before, after)).toBe(expected);
});
