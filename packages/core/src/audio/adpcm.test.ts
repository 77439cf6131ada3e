import { describe, expect, test } from 'vitest';
import { imaAdpcmDecoder, msAdpcmDecoder } from './adpcm.ts';

const at16 = (samples: Float32Array | undefined) => [...samples!].map((sample) => sample * 32768);

describe('IMA ADPCM', () => {
  test('a block begins with its sample, then each code moves by the step', () => {
    // Index 0 is step 7; code 7 adds 7 + 3 + 1 and 0 for the eighth of 7.
    const block = Uint8Array.from([100, 0, 0, 0, 0x07, 0, 0, 0]);
    expect(at16(imaAdpcmDecoder(1, 8).decode(block)[0]).slice(0, 3)).toEqual([100, 111, 113]);
  });
  test('a step index beyond the table is taken as the last', () => {
    const block = Uint8Array.from([0, 0, 255, 0, 0x0f, 0, 0, 0]);
    expect(at16(imaAdpcmDecoder(1, 8).decode(block)[0])[1]).toBe(-32768);
  });
  test('a shorter last block gives what it has', () => {
    const decoder = imaAdpcmDecoder(1, 12);
    expect(decoder.block_samples).toBe(17);
    expect(decoder.decode(new Uint8Array(12 + 8))[0]).toHaveLength(17 + 9);
    expect(decoder.decode(new Uint8Array(12 + 3))[0]).toHaveLength(17);
  });
});

describe('MS ADPCM', () => {
  test('a block begins with two samples, the earlier one last', () => {
    // Predictor 0 repeats the last sample; step 16, code 1 adds 16, code 15 takes 16 away.
    const block = Uint8Array.from([0, 16, 0, 200, 0, 100, 0, 0x1f]);
    expect(at16(msAdpcmDecoder(1, 8).decode(block)[0])).toEqual([100, 200, 216, 200]);
  });
  test('a file may bring its own predictors', () => {
    const block = Uint8Array.from([0, 16, 0, 200, 0, 100, 0, 0x00]);
    expect(at16(msAdpcmDecoder(1, 8, [[0, 256]]).decode(block)[0])).toEqual([100, 200, 100, 200]);
  });
  test('an unknown predictor is not a crash', () => {
    expect(msAdpcmDecoder(1, 8).decode(Uint8Array.from([255, 0, 0, 1, 0, 1, 0, 0]))[0]).toHaveLength(4);
  });
});
