import type { Trigger } from '@earshot/core/projects/triggers.ts';
import { describe, expect, test } from 'vitest';
import {
  isWhole,
  newTrigger,
  offeredTriggers,
  tagFor,
  withoutPattern,
  withTag,
  withTrigger,
} from './triggers-draft.ts';

const mark: Trigger = {
  id: 'mark',
  type: 'mark',
  on: [4],
  tags: [
    { pattern_id: 4, tag_id: 7 },
    { pattern_id: null, tag_id: 8 },
  ],
};

describe('triggers as they are entered', () => {
  test('there is one of each type', () => {
    const first = withTrigger([mark], newTrigger('notify', 1));
    const second = withTrigger(first, { ...newTrigger('notify', 2), on: [4] });
    expect(second.map(({ type, on }) => [type, on])).toEqual([
      ['mark', [4]],
      ['notify', [4]],
    ]);
  });

  test('the first tag turns marking on, another takes its place', () => {
    const once = withTag([], 4, 7);
    expect(tagFor(once, 4)).toBe(7);
    const again = withTag(once, 4, 9);
    expect(again).toEqual([{ id: 'mark', type: 'mark', on: 'any', tags: [{ pattern_id: 4, tag_id: 9 }] }]);
    expect(tagFor(withTag(again, 4, undefined), 4)).toBeUndefined();
  });

  test('a pattern that is taken off is named by no trigger', () => {
    expect(withoutPattern({ patterns: [4, 5], triggers: [mark] }, 4)).toEqual({
      patterns: [5],
      triggers: [{ ...mark, on: 'any', tags: [{ pattern_id: null, tag_id: 8 }] }],
    });
  });

  test.each([
    ['mark', false],
    ['notify', true],
    ['webhook', false],
    ['favorite', true],
    ['conversion', false],
    ['segment', false],
  ] as const)('%s as it is turned on is whole: %s', (type, whole) => {
    expect(isWhole(newTrigger(type, 1))).toBe(whole);
    expect(offeredTriggers).toContain(type);
  });

  test('a webhook needs an address of the web', () => {
    const to = (url: string) => isWhole({ id: 'webhook', type: 'webhook', on: 'any', url, format: 'json' });
    expect([to('https://crm.example.com/hook'), to('ftp://crm.example.com')]).toEqual([true, false]);
  });
});
