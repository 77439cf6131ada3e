import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { EngineAdapter, EngineSetup } from '../src/engines/engine.ts';
import { createEnginePool } from '../src/engines/engine-pool.ts';
import { modelStore } from '../src/engines/models/model-store.ts';
import { pocketsphinxEngine } from '../src/engines/pocketsphinx/pocketsphinx.ts';
import { sherpaEngine } from '../src/engines/sherpa/sherpa.ts';
import { peakMbOfChildren } from './memory.ts';
import { prepare } from './recognise.ts';
import { type Recording, recordingsWithReference } from './recordings.ts';
import { percent, table, writeResults } from './results.ts';
import { type Pair, score } from './scoring.ts';

type Measured = { recording: Recording; durationMs: number; wallMs: number; pairs: Pair[] };

/** Every recording with a reference through every engine that can run here and knows its language. */
export async function benchSpeech({ data }: { data: string | undefined }): Promise<void> {
  const recordings = await recordingsWithReference(data);
  await score([{ id: 'try', said: 'a', heard: 'a' }]);
  const adapters = [
    sherpaEngine(modelStore(resolve(process.env.MODELS_DIR ?? 'data/models'))),
    pocketsphinxEngine(),
  ];
  const sections: string[] = [];
  for (const adapter of adapters) {
    const { state, version } = await adapter.describe();
    sections.push(`**${adapter.id}${version === null ? '' : ` ${version}`}**`);
    sections.push(state === 'ready' ? await measureEngine(adapter, recordings) : `Not measured: ${state}.`);
  }
  sections.push(method);
  await writeResults('speech', `speech${data === undefined ? '' : ' --data DIR'}`, sections.join('\n\n'));
}

const method = `Word error is counted by NIST sclite on lower-case words without punctuation; hyphens are spaces, digits are spelled
as spoken (longer ones than three digit by digit), \`$\` and \`%\` are words. Each channel is decoded, cut at its pauses and
recognised by itself, as the product does it. Speed is the length of the recording (both channels at once) over the time to
recognise it, on all cores. Memory is the peak of all processes of the engine together. The silver reference is itself the
output of a recogniser: it serves to compare, not as an absolute figure.`;

async function measureEngine(adapter: EngineAdapter, recordings: readonly Recording[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
  const measured: Measured[] = [];
  const missing: Recording[] = [];
  let peakMb = 0;
  try {
    for (const recording of recordings) {
      const resolved = await adapter.resolve(recording.language, null);
      if ('reason' in resolved) {
        missing.push(recording);
        continue;
      }
      process.stderr.write(`${adapter.id}: ${recording.name}\n`);
      const one = await measureRecording(adapter, resolved.setup, recording, folder);
      measured.push(one);
      peakMb = Math.max(peakMb, one.peakMb);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return report(measured, missing, peakMb);
}

async function measureRecording(
  adapter: EngineAdapter,
  setup: EngineSetup,
  recording: Recording,
  folder: string,
) {
  const { channels, durationMs } = await prepare(recording, setup, folder);
  const pool = createEnginePool(adapter, setup, availableParallelism());
  const signal = AbortSignal.timeout(3_600_000);
  try {
    const startedAt = performance.now();
    const heard = await Promise.all(
      channels.map((requests) => Promise.all(requests.map((request) => pool.recognise(request, signal)))),
    );
    const wallMs = performance.now() - startedAt;
    const peakMb = await peakMbOfChildren('');
    const pairs = recording.said.flatMap((said, channel): Pair[] => {
      const text = (heard[channel] ?? []).map((segment) => segment.text).join(' ');
      return said === '' ? [] : [{ id: recording.name, said, heard: text }];
    });
    return { recording, durationMs, wallMs, pairs, peakMb };
  } finally {
    await pool.stop();
  }
}

async function report(
  measured: readonly Measured[],
  missing: readonly Recording[],
  peakMb: number,
): Promise<string> {
  const scores = await score(measured.flatMap(({ pairs }) => pairs));
  const row = (name: string, of: readonly Measured[]) => {
    const scored = of.flatMap(({ recording }) => scores.get(recording.name) ?? []);
    const words = scored.reduce((sum, one) => sum + one.words, 0);
    const errors = scored.reduce((sum, one) => sum + one.errors, 0);
    const audio = of.reduce((sum, one) => sum + one.durationMs, 0);
    const wall = of.reduce((sum, one) => sum + one.wallMs, 0);
    return [name, words, percent(errors / words), (audio / 1000).toFixed(0), `${(audio / wall).toFixed(1)}×`];
  };
  const groups = [...new Set(measured.map(({ recording }) => recording.group))];
  const rows = groups.flatMap((group) => {
    const members = measured.filter(({ recording }) => recording.group === group);
    const single = members.map((one) => row(one.recording.name, [one]));
    return members.length > 1 ? [...single, row(`**${group}, all**`, members)] : single;
  });
  const languages = [...new Set(missing.map(({ language }) => language))].join(', ');
  return [
    table(['recording', 'words', 'word error', 'seconds', 'speed'], rows),
    `Peak memory of the engine's processes: ${peakMb.toFixed(0)} MB.`,
    missing.length === 0
      ? ''
      : `Not recognised, because the engine does not know the language (${languages}): ${missing.map(({ name }) => name).join(', ')}.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
