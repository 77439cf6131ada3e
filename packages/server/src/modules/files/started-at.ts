import type { FileRow } from './files.store.ts';

/** When the call began; where nobody said so, when it came in. */
export function startedAt(file: Pick<FileRow, 'recorded_at' | 'created_at'>): Date {
  return file.recorded_at ?? file.created_at;
}
