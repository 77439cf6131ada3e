import type { Emotion } from '@earshot/core/emotions/emotions.ts';
import { expect, test } from 'vitest';
import { emotionSpans } from './emotion-spans.ts';

const phrase = (id: number, start_ms: number, end_ms: number) => ({ id, start_ms, end_ms });
const felt = (phrase_id: number, emotion: Emotion) => ({
  phrase_id,
  emotion,
  valence: 0,
  words: [],
  voice: false,
});

test('neighbours of one emotion are one stretch, a long pause parts them, neutral lies below', () => {
  const phrases = [
    phrase(1, 0, 1000),
    phrase(2, 1500, 3000),
    phrase(3, 2500, 4000),
    phrase(4, 9000, 9500),
    phrase(5, 9600, 9700),
  ];
  const emotions = [felt(1, 'anger'), felt(2, 'anger'), felt(3, 'neutral'), felt(4, 'anger')];
  expect(emotionSpans(emotions, phrases)).toEqual([
    { emotion: 'neutral', startMs: 2500, endMs: 4000 },
    { emotion: 'anger', startMs: 0, endMs: 3000 },
    { emotion: 'anger', startMs: 9000, endMs: 9500 },
  ]);
});
