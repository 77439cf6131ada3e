import type { File } from '@earshot/core/files/files.ts';

/** A recording whose sound is still kept: it can be played. */
export function hasSound(file: Pick<File, 'type' | 'audio_removed'>): boolean {
  return file.type === 'audio' && !file.audio_removed;
}
