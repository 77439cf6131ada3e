import { describe, expect, it } from 'vitest';
import { wholeNumbers } from '../testing/random.ts';
import { layOver, splitWords } from './lay-over.ts';

const spans = (...pairs: [number, number][]) => pairs.map(([start_ms, end_ms]) => ({ start_ms, end_ms }));
const brief = (text: string, ...speech: [number, number][]) =>
  layOver(splitWords(text), spans(...speech)).map((word) => `${word.text} ${word.start_ms}-${word.end_ms}`);

describe('laying words over speech', () => {
  it.each<[string, string, [number, number][], string[]]>([
    [
      'each as long as its share of the characters',
      'a bbb',
      [[1000, 1600]],
      ['a 1000-1200', 'bbb 1200-1600'],
    ],
    [
      'over several stretches',
      'aa bb',
      [
        [0, 300],
        [1000, 1300],
      ],
      ['aa 0-300', 'bb 1000-1300'],
    ],
    [
      'a word is not cut by a gap',
      'aaaa b',
      [
        [0, 400],
        [1000, 1300],
      ],
      ['aaaa 0-400', 'b 1100-1300'],
    ],
    ['no words', ' ', [[0, 300]], []],
    ['no speech', 'aa', [], []],
    ['speech of no length', 'aa', [[5, 5]], []],
  ])('%s', (_title, text, speech, words) => expect(brief(text, ...speech)).toEqual(words));

  it('keeps the order, every word once, each inside one stretch', () => {
    const random = wholeNumbers(3);
    for (let round = 0; round < 300; round += 1) {
      const speech: [number, number][] = [];
      for (let at = random(2000), left = 1 + random(8); left > 0; left -= 1) {
        const end = at + 1 + random(4000);
        speech.push([at, end]);
        at = end + random(3000);
      }
      const words = Array.from({ length: 1 + random(60) }, () => 'x'.repeat(1 + random(14)));
      const laid = layOver(words, spans(...speech));
      expect(laid.map(({ text }) => text)).toEqual(words);
      for (const [index, word] of laid.entries()) {
        expect(word.end_ms).toBeGreaterThanOrEqual(word.start_ms);
        expect(word.start_ms).toBeGreaterThanOrEqual(laid[index - 1]?.start_ms ?? 0);
        expect(speech.some(([from, to]) => word.start_ms >= from && word.end_ms <= to)).toBe(true);
        expect(Number.isInteger(word.start_ms) && Number.isInteger(word.end_ms)).toBe(true);
      }
    }
  });
});
