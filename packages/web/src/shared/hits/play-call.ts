import type { File } from '@earshot/core/files/files.ts';
import { playPassage } from '../player/playback.ts';
import { type Playable, usePlayer } from '../player/player-store.ts';

/**
 * A call as lists of hits know it: some know the whole file, some little more than its name. A text that was only
 * pasted has an empty id: there is nothing to open.
 */
export type HitCall = Pick<File, 'file_id' | 'name'> &
  Partial<Pick<File, 'operator' | 'abonent' | 'type' | 'audio_removed'> & Playable>;

function playable({ file_id, name, ...known }: HitCall): Playable {
  return {
    file_id,
    name,
    operator: known.operator ?? null,
    abonent: known.abonent ?? null,
    duration_ms: known.duration_ms ?? null,
    channel_roles: known.channel_roles ?? ['operator', 'abonent'],
    channel_mode: known.channel_mode ?? null,
  };
}

/** Plays a stretch of a call; the same one again stops. */
export function playInCall(call: HitCall, startMs: number, endMs: number): void {
  playPassage(playable(call), startMs, endMs);
}

/** False only where it is known that there is nothing to hear. */
export const canBeHeard = ({ type, audio_removed }: HitCall): boolean =>
  type !== 'text' && audio_removed !== true;

export function useIsPlaying(fileId: string, startMs: number, endMs: number): boolean {
  return usePlayer(
    ({ passage, isPlaying }) =>
      isPlaying && passage?.fileId === fileId && passage.startMs === startMs && passage.endMs === endMs,
  );
}
