/**
 * Are word times right? Words that follow a pause have an onset that can be heard and measured: the first moment
 * at which the level rises out of the pause. The distance between that moment and the time the transcript gives
 * is what a person hears when clicking the word.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Word } from '@earshot/core/call/word.ts';
import { median } from '@earshot/core/median.ts';
import { createEnginePool, type EnginePool } from '../src/engines/engine-pool.ts';
import { pocketsphinxEngine } from '../src/engines/pocketsphinx/pocketsphinx.ts';
import { type Prepared, prepare } from './recognise.ts';
import { recordingsWithReference } from './recordings.ts';
import { spread, table, writeResults } from './results.ts';

const sampleRate = 16_000;
const frameMs = 5;
const pauseMs = 250;
const searchMs = 250;
const riseDb = 12;

/** A click is right when the sound begins this close to the word. */
const closeMs = 60;

/** Distances of the times of words after a pause from their audible onsets, for every English recording. */
export async function benchWordTimes({ data }: { data: string | undefined }): Promise<void> {
  const adapter = pocketsphinxEngine();
  const resolved = await adapter.resolve('en', null);
  if (!('setup' in resolved)) throw new Error('pocketsphinx is not installed');
  const { setup } = resolved;
  const folder = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
  const pool = createEnginePool(adapter, setup, 2);
  const rows: (string | number)[][] = [];
  const all: number[] = [];
  try {
    for (const recording of await recordingsWithReference(data)) {
      if (recording.language !== 'en') continue;
      const words = await measureWordTimes(await prepare(recording, setup, folder), pool);
      const distances = words.map((word) => word.start_ms - word.onset_ms);
      all.push(...distances);
      if (words.length > 0) rows.push([recording.name, words.length, spread(distances, 0), share(distances)]);
    }
  } finally {
    await pool.stop();
    await rm(folder, { recursive: true, force: true });
  }
  rows.push(['all', all.length, spread(all, 0), share(all)]);
  const head = [
    'recording',
    'words after a pause',
    'time minus onset, ms (min / median / max)',
    `within ${closeMs} ms`,
  ];
  const how = `Engine: pocketsphinx. The onset is the first 20 ms that are ${riseDb} dB above the pause before the word, searched within ${searchMs} ms of the time the transcript gives.`;
  await writeResults('word-times', 'word-times --data DIR', `${how}\n\n${table(head, rows)}`);
}

const share = (distances: readonly number[]) =>
  `${Math.round((100 * distances.filter((one) => Math.abs(one) <= closeMs).length) / Math.max(1, distances.length))} %`;

type TimedWord = { text: string; start_ms: number; onset_ms: number };

/** Recognises a recording and measures the onset of every word that follows a pause. */
async function measureWordTimes(prepared: Prepared, pool: EnginePool): Promise<TimedWord[]> {
  const found: TimedWord[] = [];
  for (const requests of prepared.channels) {
    const [first] = requests;
    if (first === undefined) continue;
    const recognised = await Promise.all(
      requests.map((request) => pool.recognise(request, AbortSignal.timeout(600_000))),
    );
    found.push(
      ...onsets(
        recognised.flatMap(({ words }) => words),
        await levels(first.pcm_path),
      ),
    );
  }
  return found;
}

/** Level in dBFS of each 5 ms. */
async function levels(path: string): Promise<Float32Array> {
  const bytes = await readFile(path);
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1);
  const size = (sampleRate * frameMs) / 1000;
  return Float32Array.from({ length: Math.floor(samples.length / size) }, (_, frame) => {
    const part = samples.subarray(frame * size, (frame + 1) * size);
    const power = part.reduce((sum, sample) => sum + sample * sample, 0) / size / 32_768 ** 2;
    return 10 * Math.log10(power + 1e-12);
  });
}

function onsets(words: readonly Word[], level: Float32Array): TimedWord[] {
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    if (before === undefined || word.start_ms - before.end_ms < pauseMs) return [];
    const from = Math.round((word.start_ms - searchMs) / frameMs);
    const to = Math.round((word.start_ms + searchMs) / frameMs);
    const quiet = median([...level.subarray(from, from + 20)]) ?? -100;
    for (let frame = from; frame < to; frame += 1) {
      const next = level.subarray(frame, frame + 4);
      if (next.length === 4 && next.every((value) => value > quiet + riseDb)) {
        return [{ text: word.text, start_ms: word.start_ms, onset_ms: frame * frameMs }];
      }
    }
    return [];
  });
}
