import { describe, expect, test } from 'vitest';
import { type PcmEncoding, pcmDecoder } from './pcm.ts';

const bytesOf = (values: ArrayBufferView) => new Uint8Array(values.buffer);

describe('one sample', () => {
  test.each<[PcmEncoding, number[], number]>([
    ['u8', [0], -1],
    ['u8', [128], 0],
    ['u8', [255], 127 / 128],
    ['s16le', [0x00, 0x80], -1],
    ['s16le', [0xff, 0x7f], 32767 / 32768],
    ['s24le', [0x00, 0x00, 0x80], -1],
    ['s24le', [0xff, 0xff, 0xff], -1 / 8388608],
    ['s24le', [0x01, 0x02, 0x03], 0x030201 / 8388608],
    ['s32le', [0, 0, 0, 0x40], 0.5],
    ['f32le', [...bytesOf(new Float32Array([0.25]))], 0.25],
    ['f64le', [...bytesOf(new Float64Array([-0.75]))], -0.75],
    ['f32le', [...bytesOf(new Float32Array([Number.NaN]))], 0],
    ['f32le', [...bytesOf(new Float32Array([Number.POSITIVE_INFINITY]))], 0],
    ['f32le', [...bytesOf(new Float32Array([-1e38]))], -8],
    ['mulaw', [0xff], 0],
    ['alaw', [0xd5], 8 / 32768],
  ])('%s %j is %f', (encoding, bytes, value) => {
    expect(pcmDecoder(encoding, 1).decode(Uint8Array.from(bytes))[0]![0]).toBeCloseTo(value, 9);
  });
});

test('channels are taken apart', () => {
  const samples = new Int16Array([16384, -16384, 8192, -8192]);
  const [left, right] = pcmDecoder('s16le', 2).decode(bytesOf(samples));
  expect([...left!]).toEqual([0.5, 0.25]);
  expect([...right!]).toEqual([-0.5, -0.25]);
});

test('bytes may start anywhere in memory, and half a sample at the end is dropped', () => {
  const memory = Uint8Array.from([9, 0x00, 0x40, 7]);
  expect([...pcmDecoder('s16le', 1).decode(memory.subarray(1))[0]!]).toEqual([0.5]);
});
