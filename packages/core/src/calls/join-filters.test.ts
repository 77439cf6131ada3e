import { expect, it } from 'vitest';
import type { CallFilters } from './call-filters.ts';
import { joinFilters } from './join-filters.ts';

const march = (start: string | null, to: string | null): CallFilters => ({
  periods: [{ field: 'recorded_at', start, to }],
});

it.each<[string, CallFilters[], CallFilters]>([
  ['nothing', [], {}],
  [
    'different things stand beside one another',
    [{ tags: [1] }, { direction: 'inbound' }],
    { tags: [1], direction: 'inbound' },
  ],
  ['the same is said once', [{ tags: [1] }, { tags: [1] }], { tags: [1] }],
  [
    'one tag and another are kept apart',
    [{ tags: [1] }, { tags: [2] }],
    { tags: [1], also: [{ tags: [2] }] },
  ],
  [
    'how several are joined stays with them',
    [{ tags: [1, 2], matching: 'all' }, { segments: [3, 4] }],
    { tags: [1, 2], matching: 'all', also: [{ segments: [3, 4] }] },
  ],
  [
    'a filter beside says nothing of how others are joined',
    [{ tags: [1, 2], matching: 'all' }, { direction: 'inbound' }],
    { tags: [1, 2], matching: 'all', direction: 'inbound' },
  ],
  [
    'periods become what they have in common',
    [march('2026-03-01T00:00:00.000Z', null), march('2026-03-05T00:00:00.000Z', '2026-03-09T00:00:00.000Z')],
    march('2026-03-05T00:00:00.000Z', '2026-03-09T00:00:00.000Z'),
  ],
  [
    'a period that moves on stands beside one that does not',
    [
      { periods: [{ field: 'recorded_at', start: null, to: null, last: '7d' }] },
      march('2026-03-05T00:00:00.000Z', null),
    ],
    {
      periods: [
        { field: 'recorded_at', start: null, to: null, last: '7d' },
        { field: 'recorded_at', start: '2026-03-05T00:00:00.000Z', to: null },
      ],
    },
  ],
  [
    'what holds besides goes on doing so, once',
    [{ tags: [1], also: [{ tags: [2] }] }, { tags: [1], also: [{ tags: [2] }] }, { tags: [3] }],
    { tags: [1], also: [{ tags: [2] }, { tags: [3] }] },
  ],
])('%s', (_, parts, joined) => {
  expect(joinFilters(...parts)).toEqual(joined);
});
