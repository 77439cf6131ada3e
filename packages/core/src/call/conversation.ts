import type { SpokenPhrase } from './phrase.ts';
import type { Span } from './span.ts';

/** What was said in a call, as search and rules see it. */
export type Conversation = { duration_ms: number; phrases: readonly SpokenPhrase[] };

/** A call of which no word is known. */
export function silentCall(duration_ms: number): Conversation {
  return { duration_ms, phrases: [] };
}

/** Phrases with what the holds of their call say about them: a phrase is where it begins. */
export function markHolds<T extends Omit<SpokenPhrase, 'in_hold'>>(
  phrases: readonly T[],
  holds: readonly Span[],
): (T & { in_hold: boolean })[] {
  return phrases.map((phrase) => ({ ...phrase, in_hold: isDuring(phrase.start_ms, holds) }));
}

function isDuring(at_ms: number, spans: readonly Span[]): boolean {
  return spans.some(({ start_ms, end_ms }) => start_ms <= at_ms && at_ms < end_ms);
}
