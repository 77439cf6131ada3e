/** Quieter than the least step of 24-bit audio: stands for digital silence, of which the logarithm is −∞. */
export const floorDb = -150;
/** A recording is silent when no tenth of a second of it is louder: idle telephone lines are near −70 dBFS. */
export const silenceDb = -60;
/** A sample this near to full scale is counted as clipped; A-law ends at 0.984, µ-law at 0.980. */
const clippedFrom = 0.98;

export type Levels = {
  /** Over the whole channel, dB relative to full scale. */
  rms_db: number;
  peak_db: number;
  /** 0 … 1 */
  clipped_share: number;
  /** The loudest tenth of a second, dB relative to full scale. */
  loudest_db: number;
};

/** 20·log10 of an amplitude, not below `floorDb`. */
export function amplitudeDb(amplitude: number): number {
  return amplitude > 0 ? Math.max(floorDb, 20 * Math.log10(amplitude)) : floorDb;
}

/** Loudness of one channel as it streams by. */
export function createLevels(sampleRate: number) {
  const frameLength = Math.max(1, Math.round(sampleRate / 10));
  let squares = 0;
  let count = 0;
  let peak = 0;
  let clipped = 0;
  let frameSquares = 0;
  let frameCount = 0;
  let loudest = 0;

  const closeFrame = () => {
    loudest = Math.max(loudest, frameSquares / frameCount);
    squares += frameSquares;
    frameSquares = 0;
    frameCount = 0;
  };
  // Sums live in local variables while a frame lasts: ones captured by a closure are boxed at every addition, which
  // made this the slowest part of decoding.
  function pushFrame(samples: Float32Array, from: number, to: number) {
    let sum = 0;
    let highest = peak;
    let full = 0;
    for (let i = from; i < to; i++) {
      const size = Math.abs(samples[i]!);
      if (size > highest) highest = size;
      if (size >= clippedFrom) full++;
      sum += size * size;
    }
    peak = highest;
    clipped += full;
    frameSquares += sum;
    frameCount += to - from;
    if (frameCount === frameLength) closeFrame();
  }

  return {
    push(samples: Float32Array) {
      count += samples.length;
      for (let from = 0; from < samples.length; ) {
        const to = Math.min(samples.length, from + frameLength - frameCount);
        pushFrame(samples, from, to);
        from = to;
      }
    },
    /** Can be asked more than once. */
    end(): Levels {
      if (frameCount > 0) closeFrame();
      const rms = count > 0 ? Math.sqrt(squares / count) : 0;
      return {
        rms_db: amplitudeDb(rms),
        peak_db: amplitudeDb(peak),
        clipped_share: count > 0 ? clipped / count : 0,
        loudest_db: amplitudeDb(Math.sqrt(loudest)),
      };
    },
  };
}
