import { digitValue, ordinalDigits, ordinalEndings } from './digits.ts';
import { apostrophes, normalise } from './normalise.ts';
import { remembered } from './remembered.ts';

/** A stretch of letters or digits inside a word as written: what becomes a token. */
export type Piece = {
  form: string;
  /** Position in the list of words, and characters inside that word. */
  word: number;
  start: number;
  end: number;
  /** Value of a number in digits. */
  digits: string | undefined;
  /** A hyphen stands between this and the piece before. */
  hyphened: boolean;
  /** Punctuation stands between this and the piece before, so that both are never one number. */
  apart: boolean;
};

const letters = `[\\p{L}\\p{M}\\p{N}\\u00ad\\u200b-\\u200d\\u2060]`;
const piece = new RegExp(
  [
    String.raw`\d+[-‐‑]?(?:\p{Script=Cyrillic}{1,3}|${ordinalEndings})(?![\p{L}\p{N}])`,
    String.raw`\d+(?:[.,]\d+)*`,
    `${letters}+(?:[${apostrophes}]${letters}+)*`,
  ].join('|'),
  'giu',
);
const simple = /^[a-zа-яіїєґ]+$/i;

/** One word of a transcript in pieces; punctuation gives none. */
export type CutWord = {
  pieces: readonly Omit<Piece, 'word'>[];
  /** Punctuation after the last piece parts the word from the next one. */
  endsApart: boolean;
};

/** A word as it is written, in pieces; what is asked for again is ready. */
export const cutWord = remembered(
  (written): CutWord => ({ pieces: piecesOf(written), endsApart: endsApart(written) }),
);

function piecesOf(written: string): Omit<Piece, 'word'>[] {
  if (simple.test(written)) {
    const form = normalise(written);
    return [{ form, start: 0, end: written.length, digits: undefined, hyphened: false, apart: false }];
  }
  const pieces: Omit<Piece, 'word'>[] = [];
  let from = 0;
  for (const match of written.matchAll(piece)) {
    for (const part of partsOf(match[0])) {
      const start = match.index + part.at;
      const between = written.slice(from, start);
      from = start + part.text.length;
      pieces.push({
        form: normalise(part.text),
        start,
        end: from,
        digits: part.digits,
        hyphened: /^[-‐‑]$/.test(between),
        apart: /[^-‐‑]/.test(between),
      });
    }
  }
  return pieces;
}

type Part = { text: string; at: number; digits?: string };

/** `5-й` is one number; `25грн` is a number and a word; a date is its numbers. */
function partsOf(text: string): Part[] {
  if (!/^\d/.test(text)) return [{ text, at: 0 }];
  const value = digitValue(text) ?? ordinalDigits(normalise(text));
  if (value !== undefined) return [{ text, at: 0, digits: value }];
  return [...text.matchAll(/\d+|\p{L}+/gu)].map((match) => ({
    text: match[0],
    at: match.index,
    ...(/^\d/.test(match[0]) && { digits: digitValue(match[0]) }),
  }));
}

/** The words of a text, parted by white space as in a transcript, with the place each begins at. */
export function wordsOf(text: string): { text: string; start: number }[] {
  return [...text.matchAll(/\S+/gu)].map((match) => ({ text: match[0], start: match.index }));
}

function endsApart(written: string): boolean {
  return /[,.;:!?…)\]»][^\p{L}\p{N}]*$/u.test(written);
}
