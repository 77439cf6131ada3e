import type { WavFormat } from '@earshot/core/audio/wav-format.ts';
import { createWavReader, type WavReader } from '@earshot/core/audio/wav-reader.ts';
import { type AudioSource, readPieces, type SourceOptions } from './audio-source.ts';
import { DecodeFailure } from './decode-failure.ts';

/** What every browser plays; the others know some more, but not the same ones. */
const browserCodecs = new Set(['pcm_u8', 'pcm_s16le', 'pcm_s24le', 'pcm_f32le']);

/** Opens RIFF or RF64 WAVE; the header is read at once. */
export async function openWav(path: string, options: SourceOptions): Promise<AudioSource> {
  const reader = createWavReader();
  const pieces = readPieces(path, options);
  const first = await readHeader(reader, pieces);
  const format = reader.format!;

  async function* blocks() {
    yield* first;
    for await (const piece of pieces) yield* reader.push(piece);
    yield* reader.end();
    checkComplete(format, reader.data_read);
  }
  return {
    container: format.container,
    codec: format.codec,
    sample_rate: format.sample_rate,
    channels: format.channels,
    plays_in_browser:
      format.container === 'wav' && format.data_bytes !== undefined && browserCodecs.has(format.codec),
    blocks: blocks(),
  };
}

async function readHeader(reader: WavReader, pieces: AsyncGenerator<Uint8Array>): Promise<Float32Array[][]> {
  while (!reader.format) {
    const { value, done } = await pieces.next();
    // A file without a data chunk has a header and nothing else.
    if (done) throw new DecodeFailure('files.no_audio');
    const blocks = reader.push(value);
    if (reader.issue) throw new DecodeFailure(reader.issue.code, reader.issue.params);
    if (reader.format) return blocks;
  }
  return [];
}

function checkComplete(format: WavFormat, found: number) {
  const expected = format.data_bytes ?? found;
  if (found === 0 || expected - found <= format.block_bytes) return;
  const seconds = (bytes: number) =>
    Math.round(((bytes / format.block_bytes) * format.block_samples * 10) / format.sample_rate) / 10;
  throw new DecodeFailure('files.truncated', { expected_s: seconds(expected), found_s: seconds(found) });
}
