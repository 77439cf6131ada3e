import { lengthOf, type Span } from '../call/span.ts';
import type { Word } from '../call/word.ts';

/** Words as they are written, split at white space. */
export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/**
 * Gives words without times a place: they are laid over the speech spans in order, each as long as its share of
 * the characters (one more for the pause between words). A word is never cut by a gap in the speech: it is
 * put where most of it would be.
 */
export function layOver(words: readonly string[], speech: readonly Span[]): Word[] {
  const totalMs = lengthOf(speech);
  const totalChars = words.reduce((sum, word) => sum + word.length + 1, 0);
  if (words.length === 0 || totalMs <= 0) return [];
  let spoken = 0;
  return words.map((text) => {
    const from = (spoken / totalChars) * totalMs;
    spoken += text.length + 1;
    const to = (spoken / totalChars) * totalMs;
    const span = spanAt(speech, (from + to) / 2);
    const start_ms = Math.round(Math.max(span.start_ms, span.start_ms + from - span.before));
    const end_ms = Math.round(Math.min(span.end_ms, span.start_ms + to - span.before));
    return { text, start_ms, end_ms: Math.max(start_ms, end_ms), confidence: null };
  });
}

/** The span in which `position` of speech time falls, with the speech time before it. */
function spanAt(speech: readonly Span[], position: number): Span & { before: number } {
  let before = 0;
  for (const span of speech) {
    const length = span.end_ms - span.start_ms;
    if (position < before + length) return { ...span, before };
    before += length;
  }
  const last = speech.at(-1) ?? { start_ms: 0, end_ms: 0 };
  return { ...last, before: before - (last.end_ms - last.start_ms) };
}
