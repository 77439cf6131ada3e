import { alawTable, mulawTable } from './g711.ts';
import { emptyChannels, type SampleDecoder } from './sample-decoder.ts';

export type PcmEncoding = 'u8' | 's16le' | 's24le' | 's32le' | 'f32le' | 'f64le' | 'alaw' | 'mulaw';

type ReadSample = (view: DataView, at: number) => number;

/**
 * A damaged float file may hold NaN, infinities and numbers near 1e38, and one of them would spoil everything
 * after it in the resampler. Honest recordings overshoot full scale by a few dB at most.
 */
const loudestFloat = 8;
const soundFloat = (value: number) =>
  Number.isFinite(value) ? Math.max(-loudestFloat, Math.min(loudestFloat, value)) : 0;

const readers: Record<PcmEncoding, { bytes: number; read: ReadSample }> = {
  u8: { bytes: 1, read: (view, at) => (view.getUint8(at) - 128) / 128 },
  s16le: { bytes: 2, read: (view, at) => view.getInt16(at, true) / 32768 },
  s24le: {
    bytes: 3,
    read: (view, at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 65536) / 8388608,
  },
  s32le: { bytes: 4, read: (view, at) => view.getInt32(at, true) / 2147483648 },
  f32le: { bytes: 4, read: (view, at) => soundFloat(view.getFloat32(at, true)) },
  f64le: { bytes: 8, read: (view, at) => soundFloat(view.getFloat64(at, true)) },
  alaw: { bytes: 1, read: (view, at) => alawTable[view.getUint8(at)]! },
  mulaw: { bytes: 1, read: (view, at) => mulawTable[view.getUint8(at)]! },
};

/** Interleaved samples of a fixed size. A block is one sample of every channel; an incomplete one is dropped. */
export function pcmDecoder(encoding: PcmEncoding, channels: number): SampleDecoder {
  const { bytes: sampleBytes, read } = readers[encoding];
  const blockBytes = sampleBytes * channels;
  return {
    channels,
    block_bytes: blockBytes,
    block_samples: 1,
    decode(bytes) {
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      const samples = Math.floor(bytes.length / blockBytes);
      const output = emptyChannels(channels, samples);
      for (const [channel, target] of output.entries()) {
        for (let i = 0, at = channel * sampleBytes; i < samples; i++, at += blockBytes)
          target[i] = read(view, at);
      }
      return output;
    },
  };
}
