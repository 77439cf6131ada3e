import { open } from 'node:fs/promises';
import { decoder as createOpusDecoder } from '@audio/decode-opus';
import { type AudioSource, readPieces, type SourceOptions } from './audio-source.ts';
import { DecodeFailure } from './decode-failure.ts';

/** Opus is always decoded to this, whatever it was made from. */
const opusRate = 48_000;
/**
 * A packet of a byte or two may last 120 ms, so that 64 kB of silence would unpack to hours at once. At this size
 * the worst case is under a minute.
 */
const sliceBytes = 1024;
const headBytes = 512;

/** Opens Ogg Opus (RFC 7845) with one or two channels. */
export async function openOpus(path: string, options: SourceOptions): Promise<AudioSource> {
  const channels = await readChannels(path);

  async function* blocks() {
    const decoder = await createOpusDecoder();
    try {
      for await (const piece of readPieces(path, options)) {
        for (let at = 0; at < piece.length; at += sliceBytes) {
          const decoded = attempt(() => decoder.decode(piece.slice(at, at + sliceBytes)));
          yield* inChannels(decoded.channelData, channels);
        }
      }
      yield* inChannels(attempt(() => decoder.flush()).channelData, channels);
    } finally {
      decoder.free();
    }
  }
  return {
    container: 'ogg',
    codec: 'opus',
    sample_rate: opusRate,
    channels,
    plays_in_browser: true,
    blocks: blocks(),
  };
}

async function readChannels(path: string): Promise<1 | 2> {
  const handle = await open(path);
  try {
    const head = new Uint8Array(headBytes);
    await handle.read(head, 0, headBytes, 0);
    const packet = 27 + head[26]!;
    if (String.fromCharCode(...head.subarray(packet, packet + 8)) !== 'OpusHead')
      throw new DecodeFailure('files.corrupt');
    const channels = head[packet + 9]!;
    if (channels === 0) throw new DecodeFailure('files.corrupt');
    if (channels > 2)
      throw new DecodeFailure('files.codec_not_supported', { codec: `opus, ${channels} channels` });
    return channels === 2 ? 2 : 1;
  } finally {
    await handle.close();
  }
}

/** Streams may be chained, and a later one may differ in channels: the first one's number is kept. */
function* inChannels(decoded: Float32Array[], channels: number): Generator<Float32Array[]> {
  const [first] = decoded;
  if (!first?.length) return;
  yield Array.from({ length: channels }, (_, channel) => decoded[channel] ?? first);
}

function attempt<T>(decode: () => T): T {
  try {
    return decode();
  } catch (error) {
    throw new DecodeFailure('files.corrupt', {}, error);
  }
}
