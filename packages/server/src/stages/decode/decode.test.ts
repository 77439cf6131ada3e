import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amplitudeDb } from '@earshot/core/audio/levels.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DecodeResult, decodeAudio } from './decode.ts';
import { DecodeFailure } from './decode-failure.ts';
import { type Expected, type Fixture, listFixtures } from './fixtures.ts';
import { openSource } from './open-source.ts';

// UPDATE_FIXTURES=1 writes expected.json anew for every folder; review the difference.
const isUpdating = process.env.UPDATE_FIXTURES === '1';
const fixtures = listFixtures();
const hour = 3_600_000;
let work = '';
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'earshot-decode-'));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

const outFolder = () => mkdtempSync(join(work, 'out-'));
const fixture = (name: string) => fixtures.find((each) => each.name.endsWith(name))!;
const decode = (each: Fixture, out_dir: string, max_duration_ms = hour) =>
  decodeAudio({ path: each.path, format: each.format, raw: each.expected.raw, out_dir, max_duration_ms });

test('there are recordings to decode', () => {
  expect(fixtures.length).toBeGreaterThan(30);
});

describe.each(fixtures)('$name', (each) => {
  test('is decoded as expected', async () => {
    const out = outFolder();
    const found = await describeDecoding(each, out);
    if (isUpdating) writeFileSync(join(each.folder, 'expected.json'), `${JSON.stringify(found, null, 2)}\n`);
    const expected = isUpdating ? found : each.expected;

    expect(found.failure).toEqual(expected.failure);
    expect(found.result).toEqual(expected.result);
    expect(found.source).toEqual(expected.source);
    expect(found.pcm?.length).toBe(expected.pcm?.length);
    for (const [index, pcm] of (expected.pcm ?? []).entries()) {
      const { samples, rms_db, middle } = found.pcm![index]!;
      expect(samples).toBe(pcm.samples);
      expect(rms_db).toBeCloseTo(pcm.rms_db, 1);
      // Resampling is done in floating point, whose last bit depends on the processor.
      for (const [i, sample] of pcm.middle.entries())
        expect(Math.abs(middle[i]! - sample)).toBeLessThanOrEqual(2);
    }
    const names = found.result
      ? [...found.result.pcm, found.result.playback].filter((name) => name !== 'original')
      : [];
    expect(readdirSync(out).sort()).toEqual(names);
  });
});

async function describeDecoding(each: Fixture, out: string): Promise<Expected> {
  const raw = each.expected.raw;
  try {
    const { levels, peaks, ...result } = await decode(each, out);
    expect(levels).toHaveLength(result.pcm.length);
    expect(peaks.channels.map((channel) => channel.length)).toEqual(
      result.pcm.map(() => Math.ceil((result.duration_ms * peaks.per_second) / 1000)),
    );
    return {
      raw,
      result,
      source: await hashSource(each),
      pcm: result.pcm.map((name) => describePcm(join(out, name))),
    };
  } catch (error) {
    if (!(error instanceof DecodeFailure)) throw error;
    return { raw, failure: { code: error.code, params: error.params } };
  }
}

async function hashSource(each: Fixture): Promise<Expected['source']> {
  const source = await openSource({ path: each.path, format: each.format, raw: each.expected.raw }, {});
  const channels = Array.from({ length: source.channels }, () => ({
    samples: 0,
    hash: createHash('sha256'),
  }));
  for await (const block of source.blocks) {
    for (const [index, channel] of channels.entries()) {
      const samples = block[index]!;
      channel.samples += samples.length;
      channel.hash.update(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
    }
  }
  return channels.map(({ samples, hash }) => ({ samples, sha256: hash.digest('hex') }));
}

function describePcm(path: string) {
  const bytes = readFileSync(path);
  const samples = Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(i * 2));
  const square = samples.reduce((sum, sample) => sum + (sample / 32768) ** 2, 0) / samples.length;
  const half = samples.length >> 1;
  return {
    samples: samples.length,
    rms_db: Math.round(amplitudeDb(Math.sqrt(square)) * 100) / 100,
    middle: samples.slice(half, half + 10),
  };
}

test('a recording longer than the limit is refused and leaves nothing behind', async () => {
  const out = outFolder();
  await expect(decode(fixture('pcm16'), out, 500)).rejects.toMatchObject({ code: 'files.too_long' });
  expect(readdirSync(out)).toEqual([]);
});

test('an abort stops decoding and leaves nothing behind', async () => {
  const out = outFolder();
  const control = new AbortController();
  const { path, format } = fixture('mp3-cbr');
  const running = decodeAudio(
    { path, format, out_dir: out, max_duration_ms: hour },
    { signal: control.signal, progress: () => control.abort() },
  );
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  expect(readdirSync(out)).toEqual([]);
});

test('a failure to write is not blamed on the recording', async () => {
  const missing = { ...fixture('pcm16'), path: join(work, 'nowhere.wav') };
  await expect(decode(missing, outFolder())).rejects.toMatchObject({ code: 'ENOENT' });
});

test('progress ends at one', async () => {
  const shares: number[] = [];
  const { path, format } = fixture('alaw');
  await decodeAudio(
    { path, format, out_dir: outFolder(), max_duration_ms: hour },
    { progress: (share) => shares.push(share) },
  );
  expect(shares.at(-1)).toBe(1);
  expect(Math.max(...shares)).toBe(1);
});

test('what a browser would not play comes as a WAV it does, at the rate of the recording', async () => {
  const out = outFolder();
  const result = await decode(fixture('mulaw-stereo'), out);
  expect(result.playback).toBe('playback.wav');
  const again: DecodeResult = await decodeAudio({
    path: join(out, 'playback.wav'),
    format: 'wav',
    out_dir: outFolder(),
    max_duration_ms: hour,
  });
  expect(again).toMatchObject({
    codec: 'pcm_s16le',
    sample_rate: 8000,
    channels: 2,
    duration_ms: result.duration_ms,
    playback: 'original',
  });
  expect(again.levels).toEqual(result.levels);
});

test('a WAV whose chunks before the sound are huge is read in no time', async () => {
  const path = join(work, 'junk.wav');
  const wav = readFileSync(fixture('pcm16').path);
  const junk = Buffer.alloc(80_000_008);
  junk.write('JUNK', 0, 'latin1');
  junk.writeUInt32LE(80_000_000, 4);
  writeFileSync(path, Buffer.concat([wav.subarray(0, 12), junk, wav.subarray(12)]));
  const started = performance.now();
  const result = await decodeAudio({ path, format: 'wav', out_dir: outFolder(), max_duration_ms: hour });
  expect(result.duration_ms).toBe(900);
  expect(performance.now() - started).toBeLessThan(5000);
});
