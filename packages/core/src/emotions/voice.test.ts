import { describe, expect, it } from 'vitest';
import { voiceOf } from './voice.ts';

const rate = 16_000;
/** A voice as a sum of harmonics, `from` of them left out as a telephone does it. */
function tone(hz: number, { level = 0.1, seconds = 1, from = 1 } = {}): Float32Array {
  return Float32Array.from({ length: seconds * rate }, (_, at) => {
    let sum = 0;
    for (let harmonic = from; harmonic < from + 8; harmonic += 1) {
      sum += Math.sin((2 * Math.PI * hz * harmonic * at) / rate) / harmonic;
    }
    return sum * level;
  });
}
/** Noise that is the same in every run. */
function noise(level: number, seconds = 1): Float32Array {
  let state = 1;
  return Float32Array.from({ length: seconds * rate }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647 - 0.5) * 2 * level;
  });
}

describe('pitch', () => {
  it.each([80, 110, 147, 200, 262, 330, 390])('of a voice at %d Hz', (hz) => {
    expect(voiceOf(tone(hz), rate).pitch_hz).toBeCloseTo(hz, -0.5);
    expect(Math.abs(12 * Math.log2((voiceOf(tone(hz), rate).pitch_hz ?? 1) / hz))).toBeLessThan(0.2);
  });

  it('is found where the telephone cut the fundamental away', () => {
    const heard = voiceOf(tone(110, { from: 3 }), rate).pitch_hz ?? 0;
    expect(Math.abs(heard - 110)).toBeLessThan(2);
  });

  it.each([
    ['silence', new Float32Array(rate)],
    ['noise', noise(0.1)],
    ['nothing', new Float32Array(0)],
    ['a voice of a tenth of a second', tone(110, { seconds: 0.1 })],
  ])('is not measured in %s', (_title, samples) => expect(voiceOf(samples, rate).pitch_hz).toBeNull());

  it('is the same from integers', () => {
    const samples = tone(147);
    const integers = Int16Array.from(samples, (value) => Math.round(value * 32_767));
    expect(voiceOf(integers, rate).pitch_hz).toBeCloseTo(voiceOf(samples, rate).pitch_hz ?? 0, 1);
  });
});

describe('energy', () => {
  it('is the level of what is spoken, whatever the pauses', () => {
    const voice = tone(147);
    const paused = new Float32Array(3 * rate);
    paused.set(voice, rate);
    const level = voiceOf(voice, rate).energy_db ?? 0;
    expect(Math.abs((voiceOf(paused, rate).energy_db ?? 0) - level)).toBeLessThan(0.5);
  });

  it('rises by 6 dB when the voice is twice as strong', () => {
    const quiet = voiceOf(tone(147, { level: 0.05 }), rate).energy_db ?? 0;
    expect((voiceOf(tone(147, { level: 0.1 }), rate).energy_db ?? 0) - quiet).toBeCloseTo(6.02, 1);
  });

  it('is not measured where nobody speaks', () => {
    expect(voiceOf(noise(0.0005), rate)).toEqual({ energy_db: null, pitch_hz: null });
  });
});
