import { describe, expect, it } from 'vitest';
import { toPhrases } from './phrases.ts';

/** `text@start-end` words of one side. */
const side = (speaker: string, ...words: string[]) => ({
  speaker,
  words: words.map((word) => {
    const [text = '', times = ''] = word.split('@');
    const [start_ms = 0, end_ms = 0] = times.split('-').map(Number);
    return { text, start_ms, end_ms, confidence: null };
  }),
});
const brief = (...sides: ReturnType<typeof side>[]) =>
  toPhrases(sides).map(({ speaker, text, start_ms, end_ms }) => `${speaker}: ${text} ${start_ms}-${end_ms}`);

describe('phrases', () => {
  it.each<[string, ReturnType<typeof side>[], string[]]>([
    ['of nobody', [], []],
    ['without words', [side('a'), side('b')], []],
    [
      'end at a pause of a second',
      [side('a', 'one@0-400', 'two@1399-1800', 'three@2800-3000')],
      ['a: one two 0-1800', 'a: three 2800-3000'],
    ],
    [
      'end at a shorter pause after a sentence',
      [side('a', 'Yes.@0-400', 'Well@749-900', 'Sure?»@900-1300', 'and@1650-1700')],
      ['a: Yes. Well Sure?» 0-1300', 'a: and 1650-1700'],
    ],
    [
      'end where the other side takes over in the pause',
      [side('a', 'one@0-400', 'two@900-1300'), side('b', 'and@450-800')],
      ['a: one 0-400', 'b: and 450-800', 'a: two 900-1300'],
    ],
    [
      'are not cut by a short word of the other side while somebody speaks',
      [side('a', 'one@0-400', 'two@500-900', 'three@1000-1400'), side('b', 'aha@420-600')],
      ['a: one two three 0-1400', 'b: aha 420-600'],
    ],
    [
      'come in the order of the call, both sides of a moment',
      [side('b', 'two@1000-2000'), side('a', 'one@0-5000')],
      ['a: one 0-5000', 'b: two 1000-2000'],
    ],
    ['put words into order first', [side('a', 'two@500-900', 'one@0-400')], ['a: one two 0-900']],
  ])('%s', (_title, sides, phrases) => expect(brief(...sides)).toEqual(phrases));

  const talk = (pauseMs: number, count: number) =>
    side(
      'a',
      ...Array.from({ length: count }, (_, at) => `w@${at * (400 + pauseMs)}-${at * (400 + pauseMs) + 400}`),
    );

  it('cut a monologue at its next pause after half a minute', () => {
    const words = talk(100, 61).words;
    const after = words.map((word) => ({
      ...word,
      start_ms: word.start_ms + 31_000,
      end_ms: word.end_ms + 31_000,
    }));
    const phrases = toPhrases([{ speaker: 'a', words: [...words, ...after] }]);
    expect(phrases).toHaveLength(2);
    expect(phrases[0]?.end_ms).toBeLessThan(31_000);
  });

  it('cut a monologue without any pause after a minute', () => {
    const phrases = toPhrases([talk(50, 400)]);
    expect(phrases).toHaveLength(3);
    for (const phrase of phrases) expect(phrase.end_ms - phrase.start_ms).toBeLessThan(61_000);
    expect(phrases.flatMap((phrase) => phrase.words)).toHaveLength(400);
  });

  it('are numbered, and as sure as their words are on average', () => {
    const words = [0.5, null, 0.9].map((confidence, at) => ({
      text: 'x',
      start_ms: at,
      end_ms: at + 1,
      confidence,
    }));
    const [phrase] = toPhrases([{ speaker: 'a', words }]);
    expect(phrase).toMatchObject({ id: 0, confidence: 0.7 });
    expect(toPhrases([talk(1000, 3)]).map(({ id }) => id)).toEqual([0, 1, 2]);
  });
});
