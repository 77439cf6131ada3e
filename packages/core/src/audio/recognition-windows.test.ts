import { describe, expect, it } from 'vitest';
import { wholeNumbers } from '../testing/random.ts';
import { recognitionWindows } from './recognition-windows.ts';

const spans = (...pairs: [number, number][]) => pairs.map(([start_ms, end_ms]) => ({ start_ms, end_ms }));
const options = { max_ms: 20_000, pad_ms: 200, duration_ms: 60_000, group_ms: 0 };
const brief = (speech: [number, number][], change: Partial<typeof options> = {}) =>
  recognitionWindows(spans(...speech), { ...options, ...change }).map((window) => [
    window.start_ms,
    window.end_ms,
    window.speech.map(({ start_ms, end_ms }) => [start_ms, end_ms]),
  ]);

describe('what a recogniser is given', () => {
  it.each<[string, [number, number][], Partial<typeof options>, unknown]>([
    ['nothing where nobody speaks', [], {}, []],
    ['speech with something around it', [[1000, 2000]], {}, [[800, 2200, [[1000, 2000]]]]],
    ['nothing beyond the call', [[100, 59_900]], { max_ms: 100_000 }, [[0, 60_000, [[100, 59_900]]]]],
    [
      'each sound once where two stretches are close',
      [
        [1000, 2000],
        [2100, 3000],
      ],
      {},
      [
        [800, 2050, [[1000, 2000]]],
        [2050, 3200, [[2100, 3000]]],
      ],
    ],
    [
      'neighbours together up to the length of its window',
      [
        [1000, 2000],
        [4000, 9000],
        [27_000, 30_000],
        [31_000, 32_000],
      ],
      { group_ms: 28_000, max_ms: 28_000 },
      [
        [
          800,
          9200,
          [
            [1000, 2000],
            [4000, 9000],
          ],
        ],
        [
          26_800,
          32_200,
          [
            [27_000, 30_000],
            [31_000, 32_000],
          ],
        ],
      ],
    ],
  ])('%s', (_title, speech, change, windows) => expect(brief(speech, change)).toEqual(windows));

  it('never more than it takes, padding included, and every moment of speech exactly once', () => {
    const random = wholeNumbers(1);
    for (let round = 0; round < 200; round += 1) {
      const speech: [number, number][] = [];
      for (let at = random(3000); at < 300_000; ) {
        const end = at + 150 + random(60_000);
        speech.push([at, end]);
        at = end + 1 + random(4000);
      }
      const duration_ms = (speech.at(-1)?.[1] ?? 0) + random(500);
      const group_ms = round % 2 === 0 ? 0 : 28_000;
      const max_ms = group_ms === 0 ? 20_000 : 28_000;
      const windows = recognitionWindows(spans(...speech), { max_ms, pad_ms: 200, duration_ms, group_ms });
      const total = (list: { start_ms: number; end_ms: number }[]) =>
        list.reduce((sum, { start_ms, end_ms }) => sum + end_ms - start_ms, 0);
      expect(total(windows.flatMap((window) => window.speech))).toBe(total(spans(...speech)));
      for (const [index, window] of windows.entries()) {
        expect(window.end_ms - window.start_ms).toBeLessThanOrEqual(max_ms);
        expect(window.start_ms).toBeGreaterThanOrEqual(windows[index - 1]?.end_ms ?? 0);
        expect(window.end_ms).toBeLessThanOrEqual(duration_ms);
        for (const inside of window.speech) {
          expect(inside.start_ms).toBeGreaterThanOrEqual(window.start_ms);
          expect(inside.end_ms).toBeLessThanOrEqual(window.end_ms);
        }
      }
    }
  });
});
