import { useAccount } from '../account.ts';
import { audioAddress } from '../files/files.queries.ts';
import { createSolo } from './channel-solo.ts';
import { playableCopy } from './playable-copy.ts';
import { fileOpened, type Playable, resetPlayer, type Solo, speeds, usePlayer } from './player-store.ts';
import type { Gap } from './silences.ts';

/** One element for the whole app, so that a call goes on while one moves between pages. */
const audio = document.createElement('audio');
audio.id = 'earshot-audio';
audio.preload = 'auto';
audio.hidden = true;
const solo = createSolo(audio);

type Tick = (ms: number) => void;
const listeners = new Set<Tick>();
let gaps: readonly Gap[] = [];
let frame = 0;
/** Where to start once the sound is known; a seek before that would be lost. */
let pendingMs: number | null = null;

export const currentMs = () => pendingMs ?? audio.currentTime * 1000;

/** Rewind and fast-forward go so far. */
export const jumpMs = 15_000;
/** The small step, for going back to a word. */
export const stepMs = 5000;

/** Called with the position on every frame while playing, and once for every jump. */
export function onTick(listener: Tick): () => void {
  listeners.add(listener);
  listener(currentMs());
  return () => listeners.delete(listener);
}

function tell(): void {
  const ms = currentMs();
  for (const listener of listeners) listener(ms);
}

function run(): void {
  frame = 0;
  const ms = audio.currentTime * 1000;
  const { loop, skipSilence, passage } = usePlayer.getState();
  if (passage !== null && pendingMs === null && ms >= passage.endMs) audio.pause();
  else if (passage === null && loop !== null && (ms >= loop.endMs || ms < loop.startMs - 500))
    audio.currentTime = loop.startMs / 1000;
  else if (skipSilence && passage === null) {
    const gap = gaps.find((one) => ms >= one.startMs && ms < one.endMs - 50);
    if (gap !== undefined) audio.currentTime = gap.endMs / 1000;
  }
  tell();
  if (!audio.paused) frame = requestAnimationFrame(run);
}

audio.addEventListener('play', () => {
  usePlayer.setState({ isPlaying: true });
  if (frame === 0) frame = requestAnimationFrame(run);
});
audio.addEventListener('pause', () => {
  // Late: something else may have been started since.
  if (audio.paused) usePlayer.setState({ isPlaying: false, passage: null });
  tell();
});
// Frames stop while the tab is hidden; a passage must end there too.
audio.addEventListener('timeupdate', () => {
  const { passage } = usePlayer.getState();
  if (passage !== null && pendingMs === null && audio.currentTime * 1000 >= passage.endMs) audio.pause();
});
audio.addEventListener('ended', () => usePlayer.setState({ isPlaying: false }));
audio.addEventListener('seeked', tell);
audio.addEventListener('loadedmetadata', () => {
  if (pendingMs !== null) audio.currentTime = pendingMs / 1000;
  pendingMs = null;
  audio.playbackRate = usePlayer.getState().speed;
  if (Number.isFinite(audio.duration)) usePlayer.setState({ durationMs: Math.round(audio.duration * 1000) });
});
audio.addEventListener('error', () => {
  // What did not come for want of a network would not come as a copy either.
  const code = audio.error?.code;
  const isUnplayable =
    code === MediaError.MEDIA_ERR_DECODE || code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED;
  void (isUnplayable ? takeCopy() : failed());
});

/** Whether it should play once it can. */
let isWanted = false;
let copying = new AbortController();

function failed(): void {
  if (usePlayer.getState().fileId !== null)
    usePlayer.setState({ isNotFoundFile: true, isPlaying: false, copy: 'none' });
}

/** What the browser cannot play is asked of the server as a copy that it can. */
async function takeCopy(): Promise<void> {
  const { fileId, copy } = usePlayer.getState();
  if (fileId === null) return;
  if (copy === 'playing') return failed();
  const { signal } = copying;
  // In the midst of it, where something in it is broken, one goes on from there.
  pendingMs ??= audio.currentTime * 1000;
  const onMaking = () => usePlayer.setState({ copy: 'making' });
  const isReady = await playableCopy(fileId, { signal, onMaking }).catch(() => false);
  if (signal.aborted) return;
  if (!isReady) return failed();
  usePlayer.setState({ copy: 'playing' });
  audio.src = audioAddress(fileId, true);
  audio.load();
  if (isWanted) play();
}

/** What was asked for of another call is for nobody any more. */
function forgetCopy(): void {
  copying.abort();
  copying = new AbortController();
  isWanted = false;
}

export function mountAudio(): void {
  if (!audio.isConnected) document.body.append(audio);
}

/** Makes a file the one that plays, without starting it. */
export function loadFile(file: Playable, atMs = 0): void {
  if (usePlayer.getState().fileId === file.file_id) {
    usePlayer.setState({
      operator: file.operator,
      abonent: file.abonent,
      channelRoles: file.channel_roles,
      isStereo: file.channel_mode === 'stereo',
    });
    return;
  }
  audio.pause();
  forgetCopy();
  gaps = [];
  fileOpened(file);
  solo.listen('both', file.channel_roles);
  audio.preservesPitch = true;
  pendingMs = atMs;
  audio.src = audioAddress(file.file_id);
  audio.load();
  tell();
}

export function play(): void {
  isWanted = true;
  solo.wake();
  void audio.play().catch(() => usePlayer.setState({ isPlaying: false }));
}

export function pause(): void {
  isWanted = false;
  audio.pause();
}
export const togglePlay = () => (audio.paused ? play() : pause());

export function playFile(file: Playable): void {
  if (usePlayer.getState().fileId === file.file_id) {
    togglePlay();
    return;
  }
  loadFile(file);
  play();
}

/** Plays from one moment to another and stops there; the same passage again stops it. */
export function playPassage(file: Playable, startMs: number, endMs: number): void {
  const { passage } = usePlayer.getState();
  if (passage?.fileId === file.file_id && passage.startMs === startMs && passage.endMs === endMs) {
    audio.pause();
    return;
  }
  loadFile(file, startMs);
  seek(startMs);
  usePlayer.setState({ passage: { fileId: file.file_id, startMs, endMs } });
  play();
}

export function seek(ms: number, andPlay = false): void {
  const { durationMs, passage } = usePlayer.getState();
  if (passage !== null) usePlayer.setState({ passage: null });
  const end = durationMs || Number.POSITIVE_INFINITY;
  const to = Math.min(Math.max(0, ms), end);
  // What is awaited is told a little after it is there.
  if (pendingMs !== null || audio.readyState === 0) pendingMs = to;
  else audio.currentTime = to / 1000;
  tell();
  if (andPlay && audio.paused) play();
}

export const seekBy = (ms: number) => seek(currentMs() + ms);

export function setSpeed(speed: number): void {
  audio.playbackRate = speed;
  audio.defaultPlaybackRate = speed;
  usePlayer.setState({ speed });
}

export function stepSpeed(step: 1 | -1): void {
  const at = speeds.findIndex((speed) => speed >= usePlayer.getState().speed);
  const next = speeds[Math.min(speeds.length - 1, Math.max(0, at + step))];
  if (next !== undefined) setSpeed(next);
}

export function setVolume(volume: number): void {
  audio.volume = volume;
  usePlayer.setState({ volume });
}

export function setSolo(side: Solo): void {
  solo.listen(side, usePlayer.getState().channelRoles);
  usePlayer.setState({ solo: side });
}

/** Stretches in which nobody speaks, for skipping. */
export function setGaps(found: readonly Gap[]): void {
  gaps = found;
}

export function closePlayer(): void {
  audio.pause();
  pendingMs = null;
  forgetCopy();
  resetPlayer();
  audio.removeAttribute('src');
  audio.load();
}

// Nobody hears on what somebody else was listening to.
useAccount.subscribe((now, before) => {
  const hasLeft =
    (before.isLoggedIn && !now.isLoggedIn) || (before.tokenViewFile !== null && now.tokenViewFile === null);
  if (hasLeft) closePlayer();
});
