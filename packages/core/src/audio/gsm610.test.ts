import { expect, test } from 'vitest';
import { gsm610Decoder } from './gsm610.ts';

const at16 = (samples: Float32Array | undefined) => [...samples!].map((sample) => sample * 32768);

test('65 bytes are 320 samples, and a shorter block is dropped', () => {
  const decoder = gsm610Decoder();
  expect(decoder.decode(new Uint8Array(130))[0]).toHaveLength(640);
  expect(decoder.decode(new Uint8Array(64))[0]).toHaveLength(0);
});

test('samples keep 13 bits, as the standard clears the other three', () => {
  const noise = Uint8Array.from({ length: 650 }, (_, i) => (i * 167) & 255);
  expect(at16(gsm610Decoder().decode(noise)[0]).every((sample) => Number.isInteger(sample / 8))).toBe(true);
});

test('blocks depend on those before, not on how they are handed over', () => {
  const bytes = Uint8Array.from({ length: 65 * 3 }, (_, i) => (i * 91 + 17) & 255);
  const atOnce = gsm610Decoder().decode(bytes)[0]!;
  const decoder = gsm610Decoder();
  const oneByOne = [0, 1, 2].flatMap((block) => [
    ...decoder.decode(bytes.subarray(block * 65, block * 65 + 65))[0]!,
  ]);
  expect(oneByOne).toEqual([...atOnce]);
});
