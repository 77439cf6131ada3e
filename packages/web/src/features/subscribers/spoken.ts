import type { Conversation } from '@earshot/core/subscribers/subscribers.api.ts';

/** What is played of a conversation: the opening words where it is known when they were said, else all of it. */
export function spokenOf({ file_id, name, operator, duration_ms, opening_ms, ...kept }: Conversation) {
  const { type, audio_removed } = kept;
  const [startMs, endMs] = opening_ms ?? [0, duration_ms ?? 0];
  return { call: { file_id, name, operator, duration_ms, type, audio_removed }, startMs, endMs };
}
