import { getCopy, makeCopy } from '@earshot/core/files/files.api.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { MiniPlayer } from './MiniPlayer.tsx';
import { closePlayer, currentMs, loadFile, mountAudio } from './playback.ts';
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

test('what the browser cannot play is asked for as a copy, and one is told so meanwhile', async () => {
  const server = fakeServer();
  const path = 'files/odd/audio/copy';
  server.answer({ ...makeCopy, path }, { state: 'making' });
  server.answer({ ...getCopy, path }, { state: 'making' });
  mountAudio();
  await show(<MiniPlayer />);
  // The address leads to a page instead of a sound.
  loadFile({
    file_id: 'odd',
    name: 'call.opus',
    operator: null,
    abonent: null,
    duration_ms: 1000,
    channel_roles: ['operator', 'abonent'],
    channel_mode: 'mono',
  });
  await expect.element(page.getByRole('status')).toMatchTextContent('A copy it can play is being made.');
  server.answer({ ...getCopy, path }, { state: 'ready' });
  await expect
    .poll(() => document.querySelector<HTMLAudioElement>('#earshot-audio')?.src)
    .toMatch(/files\/odd\/audio\?copy=1$/);
  // It is asked for once: a copy that cannot be played either is the end of it.
  await expect.element(page.getByRole('alert')).toMatchTextContent('The sound cannot be played.');
  expect(server.sentTo({ ...makeCopy, path })).toHaveLength(1);
});

test('its position is a slider with all its keys, and says the time', async () => {
  fakeServer();
  await show(<MiniPlayer />);
  fileOpened({
    file_id: 'heard',
    name: 'call.wav',
    operator: null,
    abonent: null,
    duration_ms: 200_000,
    channel_roles: ['operator', 'abonent'],
    channel_mode: 'mono',
  });
  const slider = page.getByRole('slider', { name: 'Position', exact: true });
  await expect.element(slider).toBeVisible();
  (slider.element() as HTMLElement).focus();
  for (const [key, ms, time] of [
    ['{ArrowRight}', 15_000, '0:15'],
    ['{ArrowUp}', 20_000, '0:20'],
    ['{ArrowLeft}', 5000, '0:05'],
    ['{PageUp}', 65_000, '1:05'],
    ['{End}', 200_000, '3:20'],
    ['{PageDown}', 140_000, '2:20'],
    ['{Home}', 0, '0:00'],
  ] as const) {
    await userEvent.keyboard(key);
    expect([key, currentMs()]).toEqual([key, ms]);
    await expect.element(slider).toHaveAttribute('aria-valuetext', time);
  }
});
