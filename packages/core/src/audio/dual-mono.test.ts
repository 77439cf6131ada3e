import { describe, expect, test } from 'vitest';
import { createDualMonoDetector } from './dual-mono.ts';

const rate = 8000;
const seconds = 20;

/** Noise with the loudness of talk: half a second on, half a second off, from the given second on. */
function talk(seed: number, isOn: (second: number) => boolean): Float32Array {
  let state = seed;
  return Float32Array.from({ length: rate * seconds }, (_, i) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return isOn(i / rate) ? 0.3 * (state / 2 ** 31 - 1) : 0;
  });
}
const mix = (first: Float32Array, second: Float32Array, gain: number) =>
  first.map((sample, i) => sample + gain * second[i]!);

const anna = talk(1, (second) => second % 4 < 1.8);
const boris = talk(2, (second) => second % 4 >= 2 && second % 4 < 3.8);
const both = mix(anna, boris, 1);
const hiss = talk(3, () => true);
const silence = new Float32Array(rate * seconds);

function isDualMono(left: Float32Array, right: Float32Array): boolean {
  const detector = createDualMonoDetector(rate);
  for (let at = 0; at < left.length; at += 999)
    detector.push(left.subarray(at, at + 999), right.subarray(at, at + 999));
  return detector.isDualMono();
}

describe('the same signal twice', () => {
  test.each([
    ['exactly', both, both],
    ['5 dB quieter', both, both.map((sample) => sample * 0.56)],
    ['upside down', both, both.map((sample) => -sample)],
    [
      'with separate line noise',
      mix(both, hiss, 0.01),
      mix(
        both,
        talk(4, () => true),
        0.01,
      ),
    ],
    ['with only one of them talking', anna, anna],
  ])('%s', (_, left, right) => expect(isDualMono(left, right)).toBe(true));
});

describe('two channels that differ', () => {
  test.each([
    ['two speakers', anna, boris],
    ['bleed 20 dB down', mix(anna, boris, 0.1), mix(boris, anna, 0.1)],
    ['bleed 6 dB down', mix(anna, boris, 0.5), mix(boris, anna, 0.5)],
    ['bleed 4 dB down', mix(anna, boris, 0.63), mix(boris, anna, 0.63)],
    ['one speaker and the leak of the same', anna, anna.map((sample) => sample * 0.25)],
    ['one channel silent', anna, silence],
    ['both silent', silence, silence],
    ['unrelated noise', hiss, talk(5, () => true)],
  ])('%s', (_, left, right) => expect(isDualMono(left, right)).toBe(false));
});

test('a tenth of a second is too little to tell', () => {
  expect(isDualMono(anna.subarray(0, 800), anna.subarray(0, 800))).toBe(false);
});
