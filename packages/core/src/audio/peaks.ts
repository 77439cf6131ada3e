/** Fine enough for a waveform on a wide screen; an hour is 72 000 numbers per channel. */
export const peaksPerSecond = 20;

/**
 * Loudest sample of each twentieth of a second, 0 … 255 of full scale, for drawing a waveform.
 * One accumulator per channel.
 */
export function createPeaks(sampleRate: number) {
  const values: number[] = [];
  let peak = 0;
  let seen = 0;
  let edge = sampleRate / peaksPerSecond;

  const close = () => {
    values.push(Math.min(255, Math.round(peak * 255)));
    peak = 0;
  };
  return {
    push(samples: Float32Array) {
      for (const sample of samples) {
        const size = Math.abs(sample);
        if (size > peak) peak = size;
        // Edges are counted from the start, so that rates not divisible by 20 do not drift.
        if (++seen >= edge) {
          close();
          edge = ((values.length + 1) * sampleRate) / peaksPerSecond;
        }
      }
    },
    /** Closes the last, shorter stretch. */
    end(): number[] {
      if (seen > (values.length * sampleRate) / peaksPerSecond) close();
      return values;
    },
  };
}
