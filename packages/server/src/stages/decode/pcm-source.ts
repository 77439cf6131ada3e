import { pcmDecoder } from '@earshot/core/audio/pcm.ts';
import type { RawAudio } from '@earshot/core/files/files.ts';
import { type AudioSource, readPieces, type SourceOptions } from './audio-source.ts';

/** Opens bare samples; how to read them has to be known. */
export function openPcm(path: string, raw: RawAudio, options: SourceOptions): AudioSource {
  const decoder = pcmDecoder(raw.encoding, raw.channels);

  async function* blocks() {
    // Pieces end anywhere: the beginning of a cut sample waits here for its end.
    let rest = new Uint8Array(0);
    for await (const piece of readPieces(path, options)) {
      const bytes = rest.length === 0 ? piece : joined(rest, piece);
      const whole = bytes.length - (bytes.length % decoder.block_bytes);
      if (whole > 0) yield decoder.decode(bytes.subarray(0, whole));
      rest = bytes.slice(whole);
    }
  }
  return {
    container: 'pcm',
    codec: `pcm_${raw.encoding}`,
    sample_rate: raw.sample_rate,
    channels: raw.channels,
    plays_in_browser: false,
    blocks: blocks(),
  };
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
