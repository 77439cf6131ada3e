import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { Emotion, PhraseEmotion } from '@earshot/core/emotions/emotions.ts';

/** A phrase on the time line; `at` is 0 … 1 of the call. */
export type FeltPoint = { id: number; at: number; startMs: number; emotion: Emotion; valence: number };

type Spoken = Pick<Phrase, 'id' | 'start_ms' | 'end_ms'>;

/** Phrases in the order of the call with what they feel like. */
export function pointsOf(
  emotions: readonly PhraseEmotion[],
  phrases: readonly Spoken[],
  durationMs: number | null,
): FeltPoint[] {
  const felt = new Map(emotions.map((one) => [one.phrase_id, one]));
  const end = Math.max(1, durationMs ?? 0, ...phrases.map(({ end_ms }) => end_ms));
  return phrases
    .flatMap(({ id, start_ms, end_ms }) => {
      const one = felt.get(id);
      if (one === undefined) return [];
      const at = (start_ms + end_ms) / 2 / end;
      return [{ id, at, startMs: start_ms, emotion: one.emotion, valence: one.valence }];
    })
    .sort((a, b) => a.at - b.at);
}

/** How far a phrase colours its surroundings, as a part of the call: a mood outlasts the sentence that shows it. */
const reach = 0.035;
const steps = 80;

/** The mean around each moment, near phrases counting most, as a path; silence pulls it back to the middle. */
export function coursePath(
  points: readonly FeltPoint[],
  width: number,
  y: (valence: number) => number,
): string {
  if (points.length === 0) return '';
  const line = Array.from({ length: steps + 1 }, (_, step) => {
    const at = step / steps;
    let weight = 0.4;
    let sum = 0;
    for (const point of points) {
      const near = Math.exp(-(((point.at - at) / reach) ** 2));
      weight += near;
      sum += near * point.valence;
    }
    return `${(at * width).toFixed(1)} ${y(sum / weight).toFixed(1)}`;
  });
  return `M${line.join('L')}`;
}
