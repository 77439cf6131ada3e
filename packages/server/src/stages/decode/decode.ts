import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createDualMonoDetector } from '@earshot/core/audio/dual-mono.ts';
import { silenceDb } from '@earshot/core/audio/levels.ts';
import { peaksPerSecond } from '@earshot/core/audio/peaks.ts';
import type { AudioFormat } from '@earshot/core/audio/sniff.ts';
import type { RawAudio } from '@earshot/core/files/files.ts';
import type { AudioSource } from './audio-source.ts';
import { DecodeFailure } from './decode-failure.ts';
import { openSource } from './open-source.ts';
import { createPlaybackFile, type PlaybackFile } from './playback-file.ts';
import { speechRate } from './resample.ts';
import { createTrack, type Track } from './track.ts';

export type { RawAudio };

export type DecodeInput = {
  path: string;
  format: AudioFormat;
  /** How to read a `pcm`. */
  raw?: RawAudio;
  /** Made when it is missing. */
  out_dir: string;
  max_duration_ms: number;
  /** A `playback.wav` also of what most browsers play. */
  for_every_browser?: true;
};

export type DecodeResult = {
  duration_ms: number;
  container: string;
  codec: string;
  /** Of the recording itself. */
  sample_rate: number;
  /** Of the recording itself; `pcm`, `levels` and `peaks` have one entry when it is dual mono. */
  channels: number;
  dual_mono: boolean;
  /** Names in `out_dir`: 16 kHz, 16-bit little-endian, one channel each. */
  pcm: string[];
  /** dB relative to full scale. */
  levels: { rms_db: number; peak_db: number; clipped_share: number }[];
  /** No tenth of a second of any channel is above −60 dBFS. */
  silent: boolean;
  peaks: { per_second: typeof peaksPerSecond; channels: number[][] };
  /** `playback.wav` stands in `out_dir` when browsers would not play, or not seek, the original. */
  playback: 'original' | 'playback.wav';
};

export type StageOptions = { signal?: AbortSignal; progress?: (share: number) => void };

/**
 * Decodes a recording from disk to disk, in memory that does not depend on its length. What is wrong with the
 * recording is thrown as a `DecodeFailure`; nothing is left in `out_dir` then.
 */
export async function decodeAudio(
  input: DecodeInput,
  { signal, progress }: StageOptions = {},
): Promise<DecodeResult> {
  signal?.throwIfAborted();
  const { size } = await stat(input.path);
  if (size === 0) throw new DecodeFailure('files.empty');
  const source = await openSource(input, { signal, read: (bytes) => progress?.(bytes / size) });

  await mkdir(input.out_dir, { recursive: true });
  const outputs = createOutputs();
  try {
    const tracks: Track[] = [];
    for (let channel = 0; channel < source.channels; channel++) {
      tracks.push(await outputs.add(createTrack(join(input.out_dir, pcmName(channel)), source.sample_rate)));
    }
    const playback =
      source.plays_in_browser && !input.for_every_browser
        ? undefined
        : await outputs.add(openPlayback(input.out_dir, source));
    const limit = (input.max_duration_ms / 1000) * source.sample_rate;
    const { samples, dualMono } = await pump({ source, tracks, playback, limit, signal });

    const levels = tracks.map((track) => track.levels());
    const kept = dualMono ? [louderOf(tracks)] : tracks;
    for (const [index, track] of kept.entries()) await track.keep(join(input.out_dir, pcmName(index)));
    await playback?.keep();
    progress?.(1);

    return {
      duration_ms: Math.round((samples * 1000) / source.sample_rate),
      container: source.container,
      codec: source.codec,
      sample_rate: source.sample_rate,
      channels: source.channels,
      dual_mono: dualMono,
      pcm: kept.map((_, index) => pcmName(index)),
      levels: kept.map((track) => {
        const { rms_db, peak_db, clipped_share } = track.levels();
        return { rms_db, peak_db, clipped_share };
      }),
      silent: levels.every((level) => level.loudest_db < silenceDb),
      peaks: { per_second: peaksPerSecond, channels: kept.map((track) => track.peaks()) },
      playback: playback ? playbackName : 'original',
    };
  } finally {
    await outputs.discard();
  }
}

const playbackName = 'playback.wav';
const pcmName = (channel: number) => `ch${channel}.pcm`;

const louderOf = (tracks: Track[]) =>
  tracks.reduce((loudest, track) => (track.levels().rms_db > loudest.levels().rms_db ? track : loudest));

/** Files under way, so that those which did not get their name are removed. */
function createOutputs() {
  const opened: { discard: () => Promise<void> }[] = [];
  return {
    async add<T extends { discard: () => Promise<void> }>(opening: Promise<T>): Promise<T> {
      const output = await opening;
      opened.push(output);
      return output;
    },
    discard: () => Promise.all(opened.map((output) => output.discard())),
  };
}

/** A high rate is of no use to the ear on the telephone, and 16 kHz is there already. */
function openPlayback(folder: string, source: AudioSource): Promise<PlaybackFile> {
  return createPlaybackFile(
    join(folder, playbackName),
    Math.min(source.sample_rate, speechRate),
    source.channels,
  );
}

type Pump = {
  source: AudioSource;
  tracks: Track[];
  playback?: PlaybackFile;
  /** Samples per channel. */
  limit: number;
  signal?: AbortSignal;
};

async function pump({ source, tracks, playback, limit, signal }: Pump) {
  const sameness = createDualMonoDetector(source.sample_rate);
  const playsSpeechRate = source.sample_rate > speechRate;
  let samples = 0;
  for await (const block of source.blocks) {
    signal?.throwIfAborted();
    samples += block[0]!.length;
    if (samples > limit)
      throw new DecodeFailure('files.too_long', { limit_s: Math.round(limit / source.sample_rate) });
    if (block.length === 2) sameness.push(block[0]!, block[1]!);
    const speech: Float32Array[] = [];
    for (const [channel, track] of tracks.entries()) speech.push(await track.write(block[channel]!));
    await playback?.write(playsSpeechRate ? speech : block);
  }
  if (samples === 0) throw new DecodeFailure('files.no_audio');
  const tail: Float32Array[] = [];
  for (const track of tracks) tail.push(await track.end());
  if (playsSpeechRate) await playback?.write(tail);
  return { samples, dualMono: source.channels === 2 && sameness.isDualMono() };
}
