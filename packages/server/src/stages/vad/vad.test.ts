import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeAudio } from '../decode/decode.ts';
import { detectSpeech } from './vad.ts';

const rate = 16_000;
let work = '';
let speech = '';
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'earshot-vad-'));
  // Two sentences by two flite voices: from 0.7 and from 3.8 s.
  const path = join(import.meta.dirname, 'fixtures', 'two-sentences.opus');
  await decodeAudio({ path, format: 'opus', out_dir: work, max_duration_ms: 60_000 });
  speech = join(work, 'ch0.pcm');
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

function signal(name: string, seconds: number, sampleAt: (time: number) => number): string {
  const samples = Int16Array.from({ length: seconds * rate }, (_, i) =>
    Math.round(sampleAt(i / rate) * 32767),
  );
  const path = join(work, `${name}.pcm`);
  writeFileSync(path, new Uint8Array(samples.buffer));
  return path;
}

const sine = (frequency: number, time: number) => Math.sin(2 * Math.PI * frequency * time);
function noise() {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}
const hiss = noise();
const chords = [
  [262, 330, 392],
  [220, 262, 330],
  [175, 220, 262],
  [196, 247, 294],
];

test('both sentences are found, and the pause between them', async () => {
  const { segments, speech_ms } = await detectSpeech({ pcm_path: speech });
  expect(segments).toHaveLength(2);
  const [first, second] = segments;
  expect(first!.start_ms).toBeGreaterThan(500);
  expect(first!.start_ms).toBeLessThan(900);
  expect(second!.start_ms - first!.end_ms).toBeGreaterThan(400);
  expect(speech_ms).toBe(first!.end_ms - first!.start_ms + second!.end_ms - second!.start_ms);
});

test.each([
  ['silence', () => 0],
  ['a dial tone', (time: number) => 0.3 * sine(425, time)],
  ['a busy tone', (time: number) => (time % 1 < 0.5 ? 0.3 * sine(425, time) : 0)],
  ['a pressed key', (time: number) => (time % 0.4 < 0.2 ? 0.25 * (sine(770, time) + sine(1336, time)) : 0)],
  ['mains hum', (time: number) => 0.2 * sine(50, time) + 0.05 * sine(150, time)],
  ['noise', () => 0.1 * hiss()],
  [
    'music on hold',
    (time: number) => {
      const chord = chords[Math.floor(time) % chords.length]!;
      return chord.reduce(
        (sum, tone) =>
          sum + 0.12 * Math.exp(-2 * (time % 1)) * (sine(tone, time) + 0.4 * sine(tone * 2, time)),
        0,
      );
    },
  ],
])('%s is not speech', async (name, sampleAt) => {
  const found = await detectSpeech({ pcm_path: signal(name, 8, sampleAt) });
  expect(found).toEqual({ segments: [], speech_ms: 0 });
});

test('an empty file holds no speech', async () => {
  const path = join(work, 'empty.pcm');
  writeFileSync(path, '');
  expect(await detectSpeech({ pcm_path: path })).toEqual({ segments: [], speech_ms: 0 });
});

test('an abort is noticed within a second of sound', async () => {
  const control = new AbortController();
  const shares: number[] = [];
  const running = detectSpeech(
    { pcm_path: signal('long', 60, () => 0) },
    {
      signal: control.signal,
      progress: (share) => {
        shares.push(share);
        control.abort();
      },
    },
  );
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  expect(shares).toHaveLength(1);
});
