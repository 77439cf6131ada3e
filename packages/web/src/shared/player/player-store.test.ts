import { expect, test } from 'vitest';
import { fileOpened, resetPlayer, usePlayer } from './player-store.ts';

const file = {
  file_id: 'f1',
  name: 'call.wav',
  operator: 'Nadia',
  abonent: null,
  duration_ms: 1000,
  channel_roles: ['operator', 'abonent'] as ('operator' | 'abonent')[],
  channel_mode: 'mono' as const,
};
const shown = () => {
  const { isPlaying, isOpen, fileId, fileName, isNotFoundFile } = usePlayer.getState();
  return { isPlaying, isOpen, fileId, fileName, isNotFoundFile };
};
const closed = { isPlaying: false, isOpen: false, fileId: null, fileName: '', isNotFoundFile: false };

test('the player opens with a file, and its reset forgets it', () => {
  expect(shown()).toEqual(closed);
  fileOpened(file);
  expect(shown()).toEqual({ ...closed, isOpen: true, fileId: 'f1', fileName: 'call.wav' });
  usePlayer.setState({ isPlaying: true, isNotFoundFile: true });
  resetPlayer();
  expect(shown()).toEqual(closed);
});

test('another file begins anew, also where the one of before was not found', () => {
  usePlayer.setState({ isNotFoundFile: true });
  fileOpened(file);
  expect(shown().isNotFoundFile).toBe(false);
});
