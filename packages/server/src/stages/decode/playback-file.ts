import { DecodeFailure } from './decode-failure.ts';
import { createOutputFile, toPcm16 } from './output-file.ts';

const headerBytes = 44;
/** RIFF counts bytes in 32 bits. */
const largestData = 2 ** 32 - headerBytes - 2;

export type PlaybackFile = {
  write: (block: Float32Array[]) => Promise<void>;
  keep: () => Promise<void>;
  discard: () => Promise<void>;
};

/** A WAV with a canonical header: 16-bit PCM, channels interleaved. */
export async function createPlaybackFile(
  path: string,
  sampleRate: number,
  channels: number,
): Promise<PlaybackFile> {
  const file = await createOutputFile(path);
  await file.write(new Uint8Array(headerBytes));
  return {
    async write(block: Float32Array[]) {
      await file.write(interleaved(block));
      if (file.bytes > largestData) throw new DecodeFailure('files.too_long');
    },
    async keep() {
      await file.patch(wavHeader(sampleRate, channels, file.bytes - headerBytes));
      await file.keep();
    },
    discard: file.discard,
  };
}

function interleaved(block: Float32Array[]): Int16Array {
  const channels = block.map(toPcm16);
  if (channels.length === 1) return channels[0]!;
  const length = Math.min(...channels.map((samples) => samples.length));
  const output = new Int16Array(length * channels.length);
  for (const [channel, samples] of channels.entries()) {
    for (let i = 0; i < length; i++) output[i * channels.length + channel] = samples[i]!;
  }
  return output;
}

function wavHeader(sampleRate: number, channels: number, dataBytes: number): Uint8Array {
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(dataBytes + headerBytes - 8, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * channels * 2, 28);
  header.writeUInt16LE(channels * 2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes, 40);
  return header;
}
