import { describe, expect, it } from 'vitest';
import { emotionOfWords } from './emotion-of-words.ts';

const feel = (text: string) => emotionOfWords(text.split(' '));

describe('English', () => {
  it.each([
    ['I am very happy with it', 'happiness', [2, 3]],
    ['I am not happy with it', 'negative', [2, 3]],
    ['Not bad at all', 'positive', [0, 1, 2, 3]],
    ['The meeting is on Tuesday', 'neutral', []],
    ['I want to speak to a manager', 'anger', [3, 4, 5, 6]],
  ])('%s: %s', (text, emotion) => expect(feel(text).emotion).toBe(emotion));
});
