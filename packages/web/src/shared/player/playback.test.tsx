import { afterEach, expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { sampleFile } from '../../testing/sample-call.ts';
import { closePlayer, currentMs, loadFile, mountAudio, seek } from './playback.ts';

afterEach(closePlayer);

test('a moment that is asked for between the sound being known and the word of it is not lost', () => {
  fakeServer();
  mountAudio();
  loadFile(sampleFile());
  const audio = document.querySelector('#earshot-audio') as HTMLAudioElement;
  // A browser changes the state first, and tells of it in a task of its own.
  Object.defineProperty(audio, 'readyState', { value: HTMLMediaElement.HAVE_METADATA, configurable: true });
  try {
    seek(3000);
    audio.dispatchEvent(new Event('loadedmetadata'));
    expect(currentMs()).toBe(3000);
  } finally {
    Reflect.deleteProperty(audio, 'readyState');
  }
});
