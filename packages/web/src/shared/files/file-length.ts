import type { File } from '@earshot/core/files/files.ts';

/** How long it is; a chat without times has no length worth showing. */
export function fileLength(file: Pick<File, 'type' | 'duration_ms' | 'words'>): number | null {
  if (file.type === 'text' && (file.words?.estimated_times ?? true)) return null;
  return file.duration_ms;
}
