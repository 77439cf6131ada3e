import { useCallback, useEffect, useRef, useState } from 'react';
import { currentMs, pause } from '../player/playback.ts';
import { usePlayer } from '../player/player-store.ts';
import { wasHeard } from './heard-to-end.ts';
import { canBeHeard, type HitCall, playInCall } from './play-call.ts';

export type Stretch = { call: HitCall; startMs: number; endMs: number };

/**
 * Plays stretches one after the other, of one call or of many, until the last is over, somebody pauses or plays something else.
 * What cannot be heard is passed over. `at`: the place of the one that plays, from 1; null while none does.
 */
export function usePlayAll(stretches: readonly Stretch[]): {
  at: number | null;
  count: number;
  toggle: () => void;
} {
  const heard = stretches.filter(({ call }) => canBeHeard(call));
  const latest = useRef(heard);
  latest.current = heard;
  const [at, setAt] = useState<number | null>(null);
  const playing = useRef<{ at: number; stretch: Stretch } | null>(null);

  const playAt = useCallback((next: number) => {
    const stretch = latest.current[next];
    playing.current = stretch === undefined ? null : { at: next, stretch };
    setAt(stretch === undefined ? null : next + 1);
    if (stretch) playInCall(stretch.call, stretch.startMs, stretch.endMs);
  }, []);

  useEffect(
    () =>
      usePlayer.subscribe((now, before) => {
        const current = playing.current;
        if (current === null) return;
        const { call, startMs, endMs } = current.stretch;
        const isOurs = (passage: typeof now.passage) =>
          passage?.fileId === call.file_id && passage.startMs === startMs && passage.endMs === endMs;
        if (now.isNotFoundFile && now.fileId === call.file_id) return playAt(current.at + 1);
        if (!isOurs(before.passage) || isOurs(now.passage)) return;
        const isOver = now.passage === null && wasHeard(current.stretch, currentMs(), now.durationMs);
        playAt(isOver ? current.at + 1 : Number.POSITIVE_INFINITY);
      }),
    [playAt],
  );

  const toggle = () => {
    if (playing.current === null) return playAt(0);
    playAt(Number.POSITIVE_INFINITY);
    pause();
  };
  return { at, count: heard.length, toggle };
}
