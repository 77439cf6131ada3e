import { describe, expect, test } from 'vitest';
import { createWavReader } from './wav-reader.ts';

const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0));
const u16 = (value: number) => [value & 255, value >> 8];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];
const chunk = (name: string, body: number[], size = body.length) => [
  ...ascii(name),
  ...u32(size),
  ...body,
  ...(body.length % 2 ? [0] : []),
];
const fmt = ({ tag = 1, channels = 1, rate = 8000, block = 2, bits = 16 } = {}) =>
  chunk('fmt ', [
    ...u16(tag),
    ...u16(channels),
    ...u32(rate),
    ...u32(rate * block),
    ...u16(block),
    ...u16(bits),
  ]);
const wav = (...chunks: number[][]) =>
  Uint8Array.from([...ascii('RIFF'), ...u32(0), ...ascii('WAVE'), ...chunks.flat()]);
const data = [0x00, 0x40, 0x00, 0xc0, 0x00, 0x20, 0x00, 0xe0];
const samples = [0.5, -0.5, 0.25, -0.25];

function read(bytes: Uint8Array, pieceBytes = bytes.length) {
  const reader = createWavReader();
  const blocks: Float32Array[][] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes)
    blocks.push(...reader.push(bytes.slice(at, at + pieceBytes)));
  blocks.push(...reader.end());
  const channels = [0, 1].map((index) => blocks.flatMap((block) => [...(block[index] ?? [])]));
  return { reader, channels };
}

describe('the sound comes out the same however the file is cut', () => {
  test.each([1, 2, 3, 7, 13, 1000])('in pieces of %i bytes', (pieceBytes) => {
    const { reader, channels } = read(wav(chunk('LIST', [1, 2, 3]), fmt(), chunk('data', data)), pieceBytes);
    expect(channels[0]).toEqual(samples);
    expect(reader.format).toEqual({
      container: 'wav',
      codec: 'pcm_s16le',
      sample_rate: 8000,
      channels: 1,
      block_bytes: 2,
      block_samples: 1,
      data_start: 12 + 12 + 24 + 8,
      data_bytes: 8,
    });
    expect(reader.data_read).toBe(8);
  });
});

test('what follows the sound is not sound', () => {
  expect(read(wav(fmt(), chunk('data', data), chunk('LIST', data))).channels[0]).toEqual(samples);
});

test('two channels are taken apart', () => {
  const { channels } = read(wav(fmt({ channels: 2, block: 4 }), chunk('data', data)));
  expect(channels).toEqual([
    [0.5, 0.25],
    [-0.5, -0.25],
  ]);
});

test.each([0, 0xffffffff, 0x7ffff000])('an announced size of %i means until the end', (size) => {
  const { reader, channels } = read(wav(fmt(), chunk('data', data, size)));
  expect(channels[0]).toEqual(samples);
  expect(reader.format?.data_bytes).toBeUndefined();
});

test('RF64 keeps its size elsewhere', () => {
  const ds64 = chunk('ds64', [...u32(0), ...u32(0), ...u32(4), ...u32(0), ...u32(2), ...u32(0), ...u32(0)]);
  const bytes = wav(ds64, fmt(), chunk('data', data, 0xffffffff));
  bytes.set(ascii('RF64'));
  const { reader, channels } = read(bytes);
  expect(reader.format).toMatchObject({ container: 'rf64', data_bytes: 4 });
  expect(channels[0]).toEqual([0.5, -0.5]);
});

describe('what cannot be read is named', () => {
  test.each([
    ['mp3', fmt({ tag: 0x55 })],
    ['adpcm_g726', fmt({ tag: 0x45 })],
    ['wav_0x1234', fmt({ tag: 0x1234 })],
    ['pcm, 40 bits', fmt({ bits: 40 })],
    ['pcm_s16le, 6 channels', fmt({ channels: 6 })],
    ['gsm_ms, 2 channels', fmt({ tag: 0x31, channels: 2 })],
    ['adpcm_ima_wav, blocks of 2 bytes', fmt({ tag: 0x11 })],
  ])('%s', (codec, format) => {
    const { reader } = read(wav(format, chunk('data', data)));
    expect(reader.issue).toEqual({ code: 'files.codec_not_supported', params: { codec } });
  });
});

describe('a damaged header is an issue', () => {
  test.each([
    ['not RIFF', Uint8Array.from(ascii('not a wave file at all'))],
    ['sound before its format', wav(chunk('data', data))],
    ['no channels', wav(fmt({ channels: 0 }), chunk('data', data))],
    ['a rate of 3 Hz', wav(fmt({ rate: 3 }), chunk('data', data))],
    ['a format of four bytes', wav(chunk('fmt ', [1, 0, 1, 0]), chunk('data', data))],
    ['cut in the header', wav(fmt()).subarray(0, 30)],
  ])('%s', (_, bytes) => {
    expect(read(bytes).reader.issue?.code).toBe('files.corrupt');
  });
});

test('a long chunk before the sound costs nothing', () => {
  const reader = createWavReader();
  reader.push(wav(chunk('JUNK', [], 400_000_000)));
  const piece = new Uint8Array(1_000_000);
  const started = performance.now();
  for (let i = 0; i < 400; i++) reader.push(piece);
  reader.push(Uint8Array.from([...fmt(), ...chunk('data', data)]));
  expect(reader.format?.data_start).toBe(12 + 8 + 400_000_000 + 24 + 8);
  expect(performance.now() - started).toBeLessThan(500);
});
