import { amplitudeDb } from './levels.ts';

const framesPerSecond = 50;

/**
 * Level of one channel in steps of 20 ms, kept so that any stretch can be asked for later: a number a step, about
 * 1.5 MB an hour.
 */
export function createEnergyTrack(sampleRate: number) {
  const frameLength = Math.round(sampleRate / framesPerSecond);
  const frames: number[] = [];
  let squares = 0;
  let filled = 0;
  return {
    push(samples: Float32Array) {
      for (const sample of samples) {
        squares += sample * sample;
        if (++filled < frameLength) continue;
        frames.push(squares / frameLength);
        squares = 0;
        filled = 0;
      }
    },
    /** Root mean square from `start_ms` to `end_ms`, dB relative to full scale. */
    levelDb(start_ms: number, end_ms: number): number {
      const first = Math.floor((start_ms * framesPerSecond) / 1000);
      const last = Math.max(first + 1, Math.ceil((end_ms * framesPerSecond) / 1000));
      const part = frames.slice(first, last);
      if (part.length === 0) return amplitudeDb(0);
      return amplitudeDb(Math.sqrt(part.reduce((sum, energy) => sum + energy, 0) / part.length));
    },
  };
}
