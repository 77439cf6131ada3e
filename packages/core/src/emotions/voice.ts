import { median } from '../median.ts';
import { pitchOf } from './pitch.ts';

export type Voice = {
  /** Mean level in dBFS of what is spoken, without the pauses; null where nothing is. */
  energy_db: number | null;
  /** Median fundamental frequency in Hz; null where there is too little voiced speech. */
  pitch_hz: number | null;
};

/** Pitch is looked for at about this rate: enough for 400 Hz, and a quarter of the work of 16 kHz. */
const pitchRate = 8000;
/** One frame, half overlapping the next; two periods of the lowest voice (70 Hz) fit in. */
const frameMs = 40;
const hopMs = 20;
/** Frames this far below the loudest are pauses and breath. */
const pauseBelowDb = 25;
/** Below this level there is no speech at all: hiss of a line, or digital silence. */
const silenceDb = -60;
/** With fewer voiced frames (a fifth of a second) a median pitch is chance. */
const leastVoiced = 10;
/** As many frames tell the pitch of the longest phrase; more only take longer. */
const mostFrames = 250;

/**
 * Energy and pitch of a stretch in which one person speaks. Samples are −1 … 1, or 16-bit integers; the rate is in
 * samples per second.
 */
export function voiceOf(samples: Int16Array | Float32Array, sampleRate: number): Voice {
  const step = Math.max(1, Math.round(sampleRate / pitchRate));
  const signal = decimated(samples, step);
  const rate = sampleRate / step;
  const size = Math.round((rate * frameMs) / 1000);
  const hop = Math.round((rate * hopMs) / 1000);
  const powers: number[] = [];
  for (let from = 0; from + size <= signal.length; from += hop) {
    let sum = 0;
    for (let at = from; at < from + size; at += 1) sum += (signal[at] as number) ** 2;
    powers.push(sum / size);
  }
  const loudest = powers.reduce((most, power) => Math.max(most, power), 0);
  const least = Math.max(10 ** (silenceDb / 10), loudest / 10 ** (pauseBelowDb / 10));
  const spoken = powers.flatMap((power, frame) => (power >= least ? [frame] : []));
  if (spoken.length === 0) return { energy_db: null, pitch_hz: null };
  const mean = spoken.reduce((sum, frame) => sum + (powers[frame] as number), 0) / spoken.length;
  const every = Math.max(1, Math.ceil(spoken.length / mostFrames));
  const pitches = spoken
    .filter((_, index) => index % every === 0)
    .flatMap((frame) => pitchOf(signal.subarray(frame * hop, frame * hop + size), rate) ?? []);
  return {
    energy_db: 10 * Math.log10(mean),
    pitch_hz: pitches.length < leastVoiced ? null : median(pitches),
  };
}

/** Each `step` samples averaged to one, full scale being 1. */
function decimated(samples: Int16Array | Float32Array, step: number): Float32Array {
  const scale = (samples instanceof Int16Array ? 32_768 : 1) * step;
  const signal = new Float32Array(Math.floor(samples.length / step));
  for (let at = 0; at < signal.length; at += 1) {
    let sum = 0;
    for (let next = at * step; next < (at + 1) * step; next += 1) sum += samples[next] as number;
    signal[at] = sum / scale;
  }
  return signal;
}
