import { describe, expect, it } from 'vitest';
import { toldPieces } from './told-pieces.ts';

const word = (text: string, start: number, weight: number) => ({
  text,
  start,
  end: start + text.length,
  weight,
  label_id: 1,
});

describe('a text cut at the words that decided', () => {
  const text = 'why is the bill so high';
  it('keeps every character', () => {
    const pieces = toldPieces(text, [word('bill', 11, 0.9), word('why', 0, 0.4), word('high', 19, -0.3)]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.map(({ strength }) => strength)).toEqual([2, 0, 3, 0, -1]);
  });
  it('shows of words that overlap the one that weighs more', () => {
    const pieces = toldPieces(text, [word('the bill', 7, 0.3), word('bill', 11, 0.9)]);
    expect(pieces.map((piece) => piece.text)).toEqual(['why is the ', 'bill', ' so high']);
  });
  it('leaves out what is not in the text', () => {
    expect(toldPieces('short', [word('elsewhere', 40, 1)])).toEqual([
      { text: 'short', start: 0, strength: 0, weight: 0 },
    ]);
  });
});
