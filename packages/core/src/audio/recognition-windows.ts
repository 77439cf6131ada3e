import type { Span } from '../call/span.ts';
import { padSpans, splitLong } from './speech-spans.ts';

export type RecognitionWindow = Span & {
  /** The detected speech inside, without padding. */
  speech: Span[];
};

/**
 * What a recogniser is given: each stretch of speech with some context around it, at most `max_ms` long.
 * With `group_ms`, neighbours share a window up to that length, which suits engines that always work on a window
 * of fixed size.
 */
export function recognitionWindows(
  speech: readonly Span[],
  options: { max_ms: number; pad_ms: number; duration_ms: number; group_ms: number },
): RecognitionWindow[] {
  const { max_ms, pad_ms, duration_ms, group_ms } = options;
  const cut = splitLong(speech, max_ms - 2 * pad_ms);
  const padded = padSpans(cut, { pad_ms, duration_ms });
  const windows: RecognitionWindow[] = [];
  for (const [index, { start_ms, end_ms }] of padded.entries()) {
    const inside = cut[index];
    if (inside === undefined) continue;
    const last = windows.at(-1);
    if (last !== undefined && end_ms - last.start_ms <= group_ms) {
      last.end_ms = end_ms;
      last.speech.push(inside);
    } else {
      windows.push({ start_ms, end_ms, speech: [inside] });
    }
  }
  return windows;
}
