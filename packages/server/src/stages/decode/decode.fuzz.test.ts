import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeNumbers } from '@earshot/core/testing/random.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { decodeAudio } from './decode.ts';
import { DecodeFailure } from './decode-failure.ts';
import { type Fixture, listFixtures } from './fixtures.ts';
import { openSource } from './open-source.ts';

const mutations = Number(process.env.FUZZ_MUTATIONS ?? 80);
/** Every so manieth mutation goes all the way to disk; the rest are only decoded, which is where damage is met. */
const wholeEvery = 25;
/** No fixture is longer than a second; damage may claim more, but what comes out is bounded by what goes in. */
const longestSeconds = 600;

let work = '';
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'earshot-fuzz-'));
  // The MP3 decoder reports each damaged frame on the console.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(work, { recursive: true, force: true });
});

describe.each(listFixtures())('$name, damaged', (fixture) => {
  test(`${mutations} times gives a recording or a refusal`, async () => {
    const original = readFileSync(fixture.path);
    const random = wholeNumbers(fixture.name.length * 7919 + original.length);
    for (let round = 0; round < mutations; round++) {
      const path = join(work, `${fixture.name}.damaged`);
      writeFileSync(path, mutate(original, random));
      const label = `${fixture.name} round ${round}`;
      try {
        if (round % wholeEvery === 0) await decodeWhole(fixture, path);
        else expect(await drain(fixture, path), label).toBeLessThan(longestSeconds);
      } catch (error) {
        if (!(error instanceof DecodeFailure)) throw new Error(label, { cause: error });
      }
    }
    expect(process.memoryUsage().arrayBuffers).toBeLessThan(500 * 1024 ** 2);
  });
});

async function decodeWhole({ format, expected }: Fixture, path: string) {
  const out_dir = join(work, 'out');
  const result = await decodeAudio({
    path,
    format,
    raw: expected.raw,
    out_dir,
    max_duration_ms: longestSeconds * 1000,
  });
  expect(result.duration_ms).toBeGreaterThanOrEqual(0);
  for (const level of result.levels) expect(Number.isFinite(level.rms_db)).toBe(true);
}

async function drain({ format, expected }: Fixture, path: string): Promise<number> {
  const source = await openSource({ path, format, raw: expected.raw }, {});
  let samples = 0;
  for await (const block of source.blocks) {
    expect(block.length).toBe(source.channels);
    samples += block[0]!.length;
  }
  return samples / source.sample_rate;
}

type Random = ReturnType<typeof wholeNumbers>;

function mutate(original: Uint8Array, random: Random): Uint8Array {
  let bytes = Uint8Array.from(original);
  for (let times = 1 + random(3); times > 0; times--) bytes = mutateOnce(bytes, random);
  return bytes;
}

function mutateOnce(bytes: Uint8Array<ArrayBuffer>, random: Random): Uint8Array<ArrayBuffer> {
  // Headers are short, and nearly everything is decided there: half of all damage goes into the first 100 bytes.
  const at = random(2) === 0 ? random(Math.min(100, bytes.length)) : random(bytes.length);
  const span = 1 + random(64);
  switch (random(6)) {
    case 0:
      return bytes.map((byte, i) => (i >= at && i < at + 4 ? random(256) : byte));
    case 1:
      return bytes.map((byte, i) => (i === at ? byte ^ (1 << random(8)) : byte));
    case 2:
      return bytes.map((byte, i) => (i >= at && i < at + 4 ? 0xff : byte));
    case 3:
      return bytes.map((byte, i) => (i >= at && i < at + span ? 0 : byte));
    case 4:
      return bytes.slice(0, at);
    default:
      return joined(bytes.subarray(0, at), bytes.subarray(at, at + span), bytes.subarray(at));
  }
}

const joined = (...parts: Uint8Array[]) => Uint8Array.from(Buffer.concat(parts));
