import { expect, test } from 'vitest';
import { barsOf } from './stat-bars.ts';
import { statQueryOf } from './stat-period.ts';

const open = { query: null, filters: { projects: [1] } };

test('what comes newest first is drawn oldest first, gaps as none', () => {
  const bars = barsOf({
    from: '2026-10-01',
    to: '2026-11-30',
    total: 5,
    before: 1,
    score: -4,
    score_before: null,
    open,
    seriesData: [
      { name: 'found', data: [2, 3] },
      { name: 'score', data: [-4, null] },
      { name: 'before', data: [1, 0] },
    ],
    categories: ['2026-11-01', '2026-10-01'],
    bars: [
      { from: '2026-11-01', to: '2026-11-30', open, before_open: open },
      { from: '2026-10-01', to: '2026-10-31', open, before_open: open },
    ],
    tags: [],
    patterns: [],
  });
  expect(bars).toEqual([
    { day: '2026-10-01', found: 3, before: 0, score: null, open },
    { day: '2026-11-01', found: 2, before: 1, score: -4, open },
  ]);
});

test.each([
  ['month', { by: 'month' }],
  ['week', { by: 'week', dateFrom: '2026-08-29', dateTo: '2026-11-20' }],
  ['day', { by: 'day', dateFrom: '2026-10-22', dateTo: '2026-11-20' }],
] as const)('by %s a period is asked for that can be read', (by, query) => {
  expect(statQueryOf(by, new Date(2026, 10, 20, 12))).toEqual(query);
});
