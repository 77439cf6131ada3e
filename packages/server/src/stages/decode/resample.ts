import sherpa from 'sherpa-onnx-node';
import { DecodeFailure } from './decode-failure.ts';

/** What speech models hear. */
export const speechRate = 16_000;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Streaming conversion of one channel to 16 kHz. */
export function createResampler(sampleRate: number) {
  if (sampleRate === speechRate) {
    return { push: (samples: Float32Array) => samples, end: () => new Float32Array(0) };
  }
  // The resampler counts ticks of the least common multiple in 32 bits and falls silent beyond.
  if ((sampleRate / divisor(sampleRate, speechRate)) * speechRate >= 2 ** 31) {
    throw new DecodeFailure('files.codec_not_supported', { codec: `${sampleRate} Hz` });
  }
  const resampler = new sherpa.LinearResampler(sampleRate, speechRate);
  return {
    push: (samples: Float32Array) => resampler.resample(samples),
    /** The last samples, which waited for their right neighbours. */
    end: () => resampler.flush(new Float32Array(0)),
  };
}
