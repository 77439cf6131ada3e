import { expect, test } from 'vitest';
import { clampView, firstView, followed, ticksOf, zoomed } from './view-window.ts';

test('a short call is shown whole, a long one by three minutes', () => {
  expect(firstView(100_000)).toEqual({ fromMs: 0, toMs: 100_000 });
  expect(firstView(3_600_000)).toEqual({ fromMs: 0, toMs: 180_000 });
});

test('the window never leaves the call', () => {
  expect(clampView({ fromMs: -5000, toMs: 15_000 }, 60_000)).toEqual({ fromMs: 0, toMs: 20_000 });
  expect(clampView({ fromMs: 50_000, toMs: 80_000 }, 60_000)).toEqual({ fromMs: 30_000, toMs: 60_000 });
});

test('zooming keeps the moment under the pointer in its place', () => {
  const view = zoomed({ fromMs: 0, toMs: 100_000 }, 0.5, 50_000, 100_000);
  expect(view).toEqual({ fromMs: 25_000, toMs: 75_000 });
});

test('the window turns when the playhead leaves it', () => {
  const view = { fromMs: 0, toMs: 10_000 };
  expect(followed(view, 5000, 60_000)).toBe(view);
  expect(followed(view, 10_500, 60_000)).toEqual({ fromMs: 9500, toMs: 19_500 });
});

test('ticks are round moments with room between them', () => {
  expect(ticksOf({ fromMs: 0, toMs: 60_000 }, 680)).toEqual([
    0, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000,
  ]);
});
