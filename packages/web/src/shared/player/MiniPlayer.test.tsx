import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { MiniPlayer } from './MiniPlayer.tsx';
import { closePlayer, loadFile } from './playback.ts';
import { usePlayer } from './player-store.ts';

afterEach(closePlayer);

test('a sound that is not there says so', async () => {
  await show(<MiniPlayer />);
  loadFile({
    file_id: 'gone',
    name: 'call.wav',
    operator: null,
    abonent: null,
    duration_ms: null,
    channel_roles: ['operator', 'abonent'],
    channel_mode: 'mono',
  });
  await expect.element(page.getByRole('alert')).toMatchTextContent('The sound cannot be played.');
  expect(usePlayer.getState().isNotFoundFile).toBe(true);
});
