import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { freemem } from 'node:os';
import type { EngineAdapter, EngineSetup } from '../engine.ts';
import type { CatalogueModel } from '../models/catalogue.ts';
import type { ModelStore } from '../models/model-store.ts';
import { recogniserOptions } from './recogniser-options.ts';
import { startSherpaProcess } from './sherpa-process.ts';

/** A loaded int8 model with its working memory takes about this many times the size of its files. */
const memoryFactor = 3;
const windowMs = 20_000;
const whisperWindowMs = 28_000;
const require = createRequire(import.meta.url);

/** sherpa-onnx with the models that are installed. */
export function sherpaEngine(store: ModelStore): EngineAdapter {
  const version = libraryVersion();
  const installed = async (): Promise<CatalogueModel[]> => {
    const models = await store.list();
    const there = await Promise.all(models.map((model) => store.findInstalled(model.id)));
    return models.filter((_, index) => there[index] !== undefined);
  };

  return {
    id: 'sherpa',
    async describe() {
      const models = version === null ? [] : await installed();
      const state =
        version === null ? 'unsupported_platform' : models.length === 0 ? 'not_installed' : 'ready';
      return {
        id: 'sherpa',
        state,
        reason: state === 'ready' ? null : { code: 'speech.engine_missing', params: {} },
        version,
        grade: 'good',
        languages: [...new Set(models.flatMap(({ languages }) => languages))],
        licence: 'Apache-2.0',
      };
    },
    async resolve(language, modelId) {
      const none = { reason: { code: 'speech.no_engine', params: { language } } };
      if (version === null) return none;
      const models = await installed();
      if (modelId !== null) {
        const chosen = models.find(({ id }) => id === modelId);
        return chosen
          ? { setup: await setupOf(store, chosen) }
          : { reason: { code: 'speech.engine_missing', params: { model: modelId } } };
      }
      const fits = models.find(({ languages }) => knows(languages, language));
      return fits ? { setup: await setupOf(store, fits) } : none;
    },
    processes: (threads, setup) => processesFor(setup.size_bytes, threads),
    async start(setup, threads, signal) {
      const model = await store.find(setup.model ?? '');
      if (model === undefined) throw new Error('The model was removed');
      return startSherpaProcess(
        recogniserOptions(model, (file) => store.pathOf(model.id, file), { threads, language: null }),
        signal,
      );
    },
  };
}

/** One process a thread while memory lasts; a large model rather gets one process with several threads. */
export function processesFor(sizeBytes: number, threads: number, free = freemem()): number {
  const fitting = Math.floor((free * 0.7) / (sizeBytes * memoryFactor));
  return Math.max(1, Math.min(threads, fitting));
}

function knows(languages: readonly string[], language: string): boolean {
  if (languages.includes('*')) return true;
  return language === 'auto' ? languages.length > 1 : languages.includes(language);
}

async function setupOf(store: ModelStore, model: CatalogueModel): Promise<EngineSetup> {
  const files = (await store.findInstalled(model.id))?.files ?? [];
  const checksum = createHash('sha256')
    .update(files.map(({ sha256 }) => sha256).join('\n'))
    .digest('hex')
    .slice(0, 16);
  const longest = model.family === 'whisper' ? whisperWindowMs : windowMs;
  return {
    engine: 'sherpa',
    model: model.id,
    fingerprint: `sherpa-${model.id}-${checksum}`,
    grade: 'good',
    size_bytes: model.size_bytes,
    max_segment_ms: longest,
    group_ms: model.family === 'whisper' ? longest : 0,
  };
}

/** Null where there is no build of the library for this system. */
function libraryVersion(): string | null {
  try {
    const platform = process.platform === 'win32' ? 'win' : process.platform;
    require.resolve(`sherpa-onnx-${platform}-${process.arch}/package.json`);
    return (require('sherpa-onnx-node/package.json') as { version: string }).version;
  } catch {
    return null;
  }
}
