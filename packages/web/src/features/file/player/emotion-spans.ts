import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { Emotion, PhraseEmotion } from '@earshot/core/emotions/emotions.ts';

export type EmotionSpan = { emotion: Emotion; startMs: number; endMs: number };

/** A shorter pause does not end what is felt. */
const pauseMs = 1500;

/** Stretches of one emotion. Of two people at once the one who feels something is seen: neutral stretches come first. */
export function emotionSpans(
  emotions: readonly PhraseEmotion[],
  phrases: readonly Pick<Phrase, 'id' | 'start_ms' | 'end_ms'>[],
): EmotionSpan[] {
  const felt = new Map(emotions.map(({ phrase_id, emotion }) => [phrase_id, emotion]));
  const spans: EmotionSpan[] = [];
  for (const { id, start_ms, end_ms } of [...phrases].sort((a, b) => a.start_ms - b.start_ms)) {
    const emotion = felt.get(id);
    if (emotion === undefined) continue;
    const last = spans.at(-1);
    if (last?.emotion === emotion && start_ms - last.endMs < pauseMs)
      last.endMs = Math.max(last.endMs, end_ms);
    else spans.push({ emotion, startMs: start_ms, endMs: end_ms });
  }
  return [
    ...spans.filter(({ emotion }) => emotion === 'neutral'),
    ...spans.filter(({ emotion }) => emotion !== 'neutral'),
  ];
}
