import type { Span } from '@earshot/core/call/span.ts';
import type { Peaks } from '@earshot/core/files/files.api.ts';
import type { File } from '@earshot/core/files/files.ts';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadFile, seek, setGaps } from '../../../shared/player/playback.ts';
import { findGaps, holdGaps } from '../../../shared/player/silences.ts';

/** Gives the call to the player, at the second that the address names. */
export function useSound(
  file: File,
  isPlayable: boolean,
  peaks: Peaks | undefined,
  holds: readonly Span[] | undefined,
): void {
  const { t: startAt } = useSearch({ strict: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is loaded once its sound is there, not at each change.
  useEffect(() => {
    if (isPlayable) loadFile(file, startAt ? Number(startAt) * 1000 : 0);
  }, [file.file_id, isPlayable, file.channel_roles.join(), file.channel_mode]);
  useEffect(() => {
    if (isPlayable && startAt !== undefined) seek(Number(startAt) * 1000);
  }, [isPlayable, startAt]);
  useEffect(() => {
    if (peaks) setGaps([...findGaps(peaks.channels, peaks.per_second), ...holdGaps(holds ?? [])]);
  }, [peaks, holds]);
}
