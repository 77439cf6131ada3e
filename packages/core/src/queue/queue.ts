import type { MediaType } from '../pipelines/elements.ts';

/** What a conversation is to whoever waits for it. */
export const queueKinds = ['recording', 'chat', 'transcript'] as const;
export type QueueKind = (typeof queueKinds)[number];

/** Text with who says what is a chat; the other formats of text are transcripts that somebody else made. */
export function kindOf({ type, extension }: { type: MediaType; extension: string }): QueueKind {
  if (type === 'audio') return 'recording';
  return extension === 'txt' ? 'chat' : 'transcript';
}

/** Why a try was not the last one. */
export const retryReasons = ['failed', 'worker_stopped', 'worker_lost'] as const;
export type RetryReason = (typeof retryReasons)[number];
