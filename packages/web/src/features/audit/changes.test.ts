import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test.each<[string, Parameters<typeof changesOf>[0], ReturnType<typeof changesOf>]>([
  ['nothing is told', { before: null, after: null }, []],
  [
    'a value',
    { before: { role: 'viewer' }, after: { role: 'manager' } },
    [{ names: ['role'], before: 'viewer', after: 'manager' }],
  ],
  [
    'only what is there now',
    { before: null, after: { role: 'viewer' } },
    [{ names: ['role'], after: 'viewer' }],
  ],
  [
    'only what was there',
    { before: { role: 'viewer' }, after: null },
    [{ names: ['role'], before: 'viewer' }],
  ],
  [
    'settings within settings, of which one differs',
    {
      before: { retention: { audio_days: 90, legal_hold: false } },
      after: { retention: { audio_days: null, legal_hold: false } },
    },
    [{ names: ['retention', 'audio_days'], before: 90, after: null }],
  ],
  [
    'an object in the place of nothing',
    { before: { raw: null }, after: { raw: { channels: 2 } } },
    [{ names: ['raw', 'channels'], after: 2 }],
  ],
  [
    'an object in the place of a word',
    { before: { kind: 'a' }, after: { kind: { b: 1 } } },
    [{ names: ['kind'], before: 'a', after: { b: 1 } }],
  ],
  [
    'a rule as a whole',
    { before: { detection: { join: 'all' } }, after: { detection: { join: 'any' } } },
    [{ names: ['detection'], before: { join: 'all' }, after: { join: 'any' } }],
  ],
  [
    'what is deeper than anybody reads',
    { before: null, after: { a: { b: { c: { d: 1 } } } } },
    [{ names: ['a', 'b', 'c'], after: { d: 1 } }],
  ],
])('%s', (_title, entry, expected) => expect(changesOf(entry)).toEqual(expected));
