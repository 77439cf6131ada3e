import type { Phrase } from '@earshot/core/call/phrase.ts';
import { describe, expect, it } from 'vitest';
import { indexTranscript } from './transcript-index.ts';
import { isOfSeveralPhrases, transcriptText, wholeTranscript } from './transcript-text.ts';

function phrase(id: number, speaker: string, startS: number, text: string, isTyped = false): Phrase {
  const words = text.split(' ').map((one, at) => ({
    text: one,
    start_ms: startS * 1000 + at * 1000,
    end_ms: startS * 1000 + at * 1000 + 900,
    confidence: null,
  }));
  const [start_ms, end_ms] = [startS * 1000, startS * 1000 + words.length * 1000];
  return { id, speaker, role: null, start_ms, end_ms, text, confidence: null, words: isTyped ? [] : words };
}

const phrases = [
  phrase(1, 'Анна', 0, 'Добрий день'),
  phrase(2, 'Анна', 2.5, 'слухаю вас'),
  phrase(3, 'Ігор', 65, 'Де моя посилка'),
  phrase(4, 'Анна', 70, '[unclear]', true),
  phrase(5, 'Анна', 71, 'Зараз гляну'),
];
const said = {
  phrases,
  index: indexTranscript(phrases, [{ start_ms: 10_000, end_ms: 60_000, kind: 'silence' }]),
  who: (speaker: string) => speaker,
  hasTimes: true,
};

describe('a transcript as text', () => {
  it('is a line a turn with when and who', () => {
    const lines = [
      '0:00 Анна: Добрий день слухаю вас',
      '1:05 Ігор: Де моя посилка',
      '1:10 Анна: [unclear] Зараз гляну',
    ];
    expect(transcriptText(said).split('\n')).toEqual(lines);
    expect(wholeTranscript(said).split('\n')).toEqual(lines);
  });

  it('tells no times where there are none', () => {
    expect(transcriptText({ ...said, hasTimes: false }).split('\n')[1]).toBe('Ігор: Де моя посилка');
  });

  it.each([
    [{ from: 1, to: 2 }, ['0:01 Анна: день слухаю']],
    [{ from: 3, to: 5 }, ['0:03 Анна: вас', '1:05 Ігор: Де моя']],
    [{ from: 6, to: 7 }, ['1:07 Ігор: посилка', '1:10 Анна: [unclear] Зараз']],
    [{ from: 7, to: 8 }, ['1:11 Анна: Зараз гляну']],
  ])('of the words %j is only what lies there', (stretch, lines) => {
    expect(transcriptText(said, stretch).split('\n')).toEqual(lines);
  });

  it.each([
    [{ from: 0, to: 1 }, false],
    [{ from: 1, to: 2 }, true],
    [{ from: 4, to: 6 }, false],
  ])('%j goes beyond one phrase: %s', (stretch, isMore) => {
    expect(isOfSeveralPhrases(said.index, stretch)).toBe(isMore);
  });
});
