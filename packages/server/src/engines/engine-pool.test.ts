import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { childProcesses, holdStarts } from '../testing/processes.ts';
import { makeDataDir, removeDataDir, until } from '../testing/server.ts';
import { toneCatalogueEntry, tonePcm, writeToneModel } from '../testing/tone-words.ts';
import type { EngineAdapter, EngineSetup, SegmentRequest } from './engine.ts';
import { createEnginePool, type EnginePool } from './engine-pool.ts';
import { modelStore } from './models/model-store.ts';
import { createModels } from './models/models.ts';
import { sherpaEngine } from './sherpa/sherpa.ts';

const host = 'sherpa/host.ts';
const never = new AbortController().signal;

let work: string;
let request: SegmentRequest;
let adapter: EngineAdapter;
let setup: EngineSetup;
let pool: EnginePool;

beforeEach(async () => {
  work = await makeDataDir();
  const modelsDir = join(work, 'models');
  const entry = toneCatalogueEntry(await writeToneModel(join(work, 'source')));
  await mkdir(modelsDir);
  await writeFile(join(modelsDir, 'catalogue.json'), JSON.stringify([entry]));
  const store = modelStore(modelsDir);
  const location = join(work, 'source');
  await (await createModels(store, undefined, () => {}).fetch(entry.id, { from: 'folder', location })).done;
  const pcm_path = join(work, 'call.pcm');
  await writeFile(pcm_path, tonePcm([{ word: 'hello', at_ms: 500 }], 2));
  request = { pcm_path, start_ms: 0, end_ms: 2000, speech: [{ start_ms: 0, end_ms: 2000 }], language: 'en' };
  adapter = sherpaEngine(store);
  const found = await adapter.resolve('en', null);
  if ('reason' in found) throw new Error(found.reason.code);
  setup = found.setup;
});
afterEach(async () => {
  await pool.stop();
  await removeDataDir(work);
});

it('gives up a model that does not finish loading, ends its process and goes on', async () => {
  const limits = { startMs: 2000 };
  pool = createEnginePool(adapter, setup, 1, limits);
  const unblock = await holdStarts(host, work);
  await expect(pool.recognise(request, never)).rejects.toMatchObject({
    code: 'speech.engine_timeout',
    params: { engine: 'sherpa' },
  });
  expect(await childProcesses(host)).toEqual([]);
  unblock();
  // What stands still is given up soon; what loads has the time of a busy machine.
  limits.startMs = 120_000;
  expect(await pool.recognise(request, never)).toMatchObject({ text: 'hello' });
});

it('ends a process that loads at once when the work is called off', async () => {
  const control = new AbortController();
  pool = createEnginePool(adapter, setup, 1);
  const unblock = await holdStarts(host, work);
  const running = pool.recognise(request, control.signal);
  const refused = expect(running).rejects.toMatchObject({ name: 'AbortError' });
  await until(
    () => childProcesses(host),
    (all) => all.length === 1,
  );
  unblock();
  control.abort();
  await refused;
  expect(await childProcesses(host)).toEqual([]);
});

it('lets who is called off leave the line at once, and lets in the next', async () => {
  const control = new AbortController();
  pool = createEnginePool(adapter, setup, 1);
  const unblock = await holdStarts(host, work);
  const first = pool.recognise(request, never);
  const second = pool.recognise(request, control.signal);
  const third = pool.recognise(request, never);
  control.abort();
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  unblock();
  expect([await first, await third]).toMatchObject([{ text: 'hello' }, { text: 'hello' }]);
});
