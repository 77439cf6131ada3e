import type { File, StageStatus } from '@earshot/core/files/files.ts';

const ended: ReadonlySet<StageStatus> = new Set(['done', 'cached', 'skipped']);

/**
 * Whether there is a transcript to ask for. Words are known of before they are put together: until then a new file has
 * none, while one that is processed again still has those of before.
 */
export function hasWords({ words, stages }: Pick<File, 'words' | 'stages'>): boolean {
  if (words === null || words.kind === 'none') return false;
  const statusOf = (name: string) => stages.find((stage) => stage.name === name)?.status;
  const merge = statusOf('merge');
  const isBetween = merge === 'waiting' || merge === 'running';
  return !(isBetween && ended.has(statusOf('transcribe') ?? 'waiting'));
}
