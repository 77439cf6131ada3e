import { decoder as createMp3Decoder } from '@audio/decode-mp3';
import { type AudioSource, readPieces, type SourceOptions } from './audio-source.ts';
import { DecodeFailure } from './decode-failure.ts';
import { createMp3FrameReader, frameTable, type Mp3Frame } from './mp3-frames.ts';

/** Opens MPEG layer III. The file is read twice: rate, channels and bit rate are known for sure only at its end. */
export async function openMp3(path: string, options: SourceOptions): Promise<AudioSource> {
  const { sampleRate, channels, isConstant } = await inspect(path, options);

  async function* blocks() {
    const decoder = await createMp3Decoder();
    try {
      for await (const frames of readFrames(path, options)) {
        const bytes = concatenated(frames.filter((frame) => frame.sample_rate === sampleRate));
        if (bytes.length === 0) continue;
        const { channelData } = decode(decoder, bytes);
        // The decoder answers a mono stream with the same channel twice.
        if (channelData[0]?.length) yield channelData.slice(0, channels);
      }
    } finally {
      decoder.free();
    }
  }
  return {
    container: 'mp3',
    codec: 'mp3',
    sample_rate: sampleRate,
    channels,
    plays_in_browser: isConstant,
    blocks: blocks(),
  };
}

async function inspect(path: string, { signal }: SourceOptions) {
  const rates = new Map<number, number>();
  const bitRates = new Set<number>();
  let stereoFrames = 0;
  let table: ReturnType<typeof frameTable>;
  let count = 0;
  for await (const frames of readFrames(path, { signal })) {
    for (const frame of frames) {
      if (count++ === 0) {
        table = frameTable(frame.bytes);
        if (table) continue;
      }
      rates.set(frame.sample_rate, (rates.get(frame.sample_rate) ?? 0) + 1);
      bitRates.add(frame.kbps);
      if (frame.channels === 2) stereoFrames++;
    }
  }
  const [main] = [...rates].sort((a, b) => b[1] - a[1]);
  if (!main) throw new DecodeFailure('files.no_audio');
  const isConstant = table !== 'variable' && bitRates.size === 1;
  return { sampleRate: main[0], channels: stereoFrames > 0 ? (2 as const) : (1 as const), isConstant };
}

async function* readFrames(path: string, options: SourceOptions): AsyncGenerator<Mp3Frame[]> {
  const reader = createMp3FrameReader();
  for await (const piece of readPieces(path, options)) yield reader.push(piece);
  yield reader.end();
}

function decode(decoder: Awaited<ReturnType<typeof createMp3Decoder>>, bytes: Uint8Array) {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    throw new DecodeFailure('files.corrupt', {}, error);
  }
}

function concatenated(frames: Mp3Frame[]): Uint8Array {
  const all = new Uint8Array(frames.reduce((sum, { bytes }) => sum + bytes.length, 0));
  let at = 0;
  for (const { bytes } of frames) {
    all.set(bytes, at);
    at += bytes.length;
  }
  return all;
}
