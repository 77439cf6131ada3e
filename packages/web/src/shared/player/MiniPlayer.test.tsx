import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { MiniPlayer } from './MiniPlayer.tsx';
import { closePlayer, mountAudio } from './playback.ts';
import { fileOpened, usePlayer } from './player-store.ts';

afterEach(closePlayer);

test('a sound that is not there says so', async () => {
  fakeServer();
  mountAudio();
  await show(<MiniPlayer />);
  fileOpened({
    file_id: 'gone',
    name: 'call.wav',
    operator: null,
    abonent: null,
    duration_ms: null,
    channel_roles: ['operator', 'abonent'],
    channel_mode: 'mono',
  });
  document.querySelector('#earshot-audio')?.dispatchEvent(new Event('error'));
  await expect.element(page.getByRole('alert')).toMatchTextContent('The sound cannot be played.');
  expect(usePlayer.getState().isNotFoundFile).toBe(true);
});
