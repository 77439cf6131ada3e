import type { AudioFormat } from '@earshot/core/audio/sniff.ts';
import { defaultRawAudio, type RawAudio } from '@earshot/core/files/files.ts';
import type { AudioSource, SourceOptions } from './audio-source.ts';
import { openMp3 } from './mp3-source.ts';
import { openOpus } from './opus-source.ts';
import { openPcm } from './pcm-source.ts';
import { openWav } from './wav-source.ts';

export type Recording = {
  path: string;
  format: AudioFormat;
  /** How to read a `pcm`. */
  raw?: RawAudio;
};

/** Opens a recording; throws a `DecodeFailure` when its header says it cannot be read. */
export async function openSource(
  { path, format, raw }: Recording,
  options: SourceOptions,
): Promise<AudioSource> {
  switch (format) {
    case 'wav':
      return openWav(path, options);
    case 'mp3':
      return openMp3(path, options);
    case 'opus':
      return openOpus(path, options);
    case 'pcm':
      return openPcm(path, raw ?? defaultRawAudio, options);
  }
}
