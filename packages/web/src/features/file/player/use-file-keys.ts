import type { RefObject } from 'react';
import { useKeys } from '../../../lib/keys.ts';
import {
  currentMs,
  jumpMs,
  seek,
  seekBy,
  stepMs,
  stepSpeed,
  togglePlay,
} from '../../../shared/player/playback.ts';
import type { TranscriptHandle } from '../transcript/TranscriptView.tsx';
import { type Row, turnFrom } from '../transcript/transcript-index.ts';
import type { Mark } from './use-marks.ts';

type Keys = {
  rows: readonly Row[];
  marks: readonly Mark[];
  /** Goes through what the call was opened for; missing where that is nothing. */
  onHit: ((step: 1 | -1) => void) | undefined;
  handle: RefObject<TranscriptHandle | null>;
  findInput: RefObject<HTMLInputElement | null>;
  onHelp: () => void;
  /** Missing where one may not. */
  onComment: (() => void) | undefined;
  isAudio: boolean;
};

export function seekToMark(marks: readonly Mark[], step: 1 | -1, isRound = false): void {
  const ms = currentMs();
  const next =
    step === 1
      ? marks.find((mark) => mark.startMs > ms + 100)
      : marks.findLast((mark) => mark.startMs < ms - 1000);
  const to = next ?? (isRound ? marks[0] : undefined);
  if (to) seek(to.startMs);
}

export function useFileKeys({
  rows,
  marks,
  onHit,
  handle,
  findInput,
  onHelp,
  onComment,
  isAudio,
}: Keys): void {
  const goTurn = (step: 1 | -1) => {
    const turn = turnFrom(rows, currentMs(), step);
    if (turn) seek(turn.startMs);
  };
  useKeys({
    'Ctrl+KeyF': () => {
      findInput.current?.focus();
      findInput.current?.select();
    },
    '?': onHelp,
    KeyE: () => handle.current?.editCurrent(),
    ...(onComment && { KeyC: onComment }),
    ...(isAudio && {
      Space: togglePlay,
      ArrowLeft: () => seekBy(-jumpMs),
      ArrowRight: () => seekBy(jumpMs),
      'Shift+ArrowLeft': () => seekBy(-stepMs),
      'Shift+ArrowRight': () => seekBy(stepMs),
      ArrowUp: () => goTurn(-1),
      ArrowDown: () => goTurn(1),
      KeyN: () => seekToMark(marks, 1),
      KeyB: () => seekToMark(marks, -1),
      Comma: () => stepSpeed(-1),
      Period: () => stepSpeed(1),
      KeyF: () => handle.current?.toggleFollow(),
    }),
    ...(onHit && { KeyN: () => onHit(1), KeyB: () => onHit(-1) }),
  });
}
