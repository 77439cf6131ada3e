import type { File } from '@earshot/core/files/files.ts';
import { create } from 'zustand';

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;
export type Solo = 'both' | 'operator' | 'abonent';
export type Loop = { startMs: number; endMs: number } | null;
/** A stretch that is played and then ends; the pause at its end is not the person's. */
export type Passage = { fileId: string; startMs: number; endMs: number };

type Player = {
  isPlaying: boolean;
  isOpen: boolean;
  fileId: string | null;
  fileName: string;
  isNotFoundFile: boolean;
  /** Of a sound that this browser cannot play: whether the copy that it can is being made, or is what plays. */
  copy: 'none' | 'making' | 'playing';
  operator: string | null;
  abonent: string | null;
  durationMs: number;
  channelRoles: readonly ('operator' | 'abonent')[];
  isStereo: boolean;
  speed: number;
  volume: number;
  skipSilence: boolean;
  solo: Solo;
  loop: Loop;
  passage: Passage | null;
};

const closed = {
  isPlaying: false,
  isOpen: false,
  fileId: null,
  fileName: '',
  isNotFoundFile: false,
  copy: 'none',
  operator: null,
  abonent: null,
  durationMs: 0,
  channelRoles: ['operator', 'abonent'],
  isStereo: false,
  solo: 'both',
  loop: null,
  passage: null,
} satisfies Partial<Player>;

export const usePlayer = create<Player>()(() => ({ ...closed, speed: 1, volume: 1, skipSilence: false }));

export const resetPlayer = () => usePlayer.setState(closed);

export type Playable = Pick<
  File,
  'file_id' | 'name' | 'operator' | 'abonent' | 'duration_ms' | 'channel_roles' | 'channel_mode'
>;

export function fileOpened(file: Playable): void {
  usePlayer.setState({
    ...closed,
    isOpen: true,
    fileId: file.file_id,
    fileName: file.name,
    operator: file.operator,
    abonent: file.abonent,
    durationMs: file.duration_ms ?? 0,
    channelRoles: file.channel_roles,
    isStereo: file.channel_mode === 'stereo',
  });
}
