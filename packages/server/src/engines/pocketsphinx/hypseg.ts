import type { Word } from '@earshot/core/call/word.ts';

/** pocketsphinx counts in frames of 10 ms. */
export const frameMs = 10;

/**
 * Reads one line of `-hypseg`: `id S … T … A … L … (frame acoustic language word)… endFrame`. Word variants such
 * as `and(2)` lose their number; silences and noises are no words. Times are relative to the utterance.
 */
export function readHypseg(line: string): { id: string; words: Omit<Word, 'confidence'>[] } {
  const [id = '', ...fields] = line.trim().split(/\s+/);
  const rest = fields.slice(8);
  const words: Omit<Word, 'confidence'>[] = [];
  for (let at = 0; at + 3 < rest.length; at += 4) {
    const text = (rest[at + 3] ?? '').replace(/\(\d+\)$/, '');
    if (/^(<.*>|\[.*\]|\+\+.*\+\+)$/.test(text)) continue;
    const end = Number(rest[at + 4] ?? rest[at]);
    words.push({ text, start_ms: Number(rest[at]) * frameMs, end_ms: end * frameMs });
  }
  return { id, words };
}
