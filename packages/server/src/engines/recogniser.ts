import type { CodedError } from '@earshot/core/files/files.ts';
import type { EngineId } from '@earshot/core/speech/speech.ts';
import type { Config } from '../platform/config.ts';
import type { EngineAdapter, EngineSetup, Recogniser } from './engine.ts';
import { createEnginePool, type EnginePool } from './engine-pool.ts';
import { modelStore } from './models/model-store.ts';
import { type FindServer, openaiEngine } from './openai/openai.ts';
import { pocketsphinxEngine } from './pocketsphinx/pocketsphinx.ts';
import { sherpaEngine } from './sherpa/sherpa.ts';

/** The engines in the order in which `auto` tries them: the best first. */
export function speechEngines(config: Config, findServer: FindServer): EngineAdapter[] {
  return [
    sherpaEngine(modelStore(config.modelsDir)),
    openaiEngine(findServer),
    pocketsphinxEngine(config.searchPath),
  ];
}

export function createRecogniser(threads: number, adapters: readonly EngineAdapter[]): Recogniser {
  const pools = new Map<string, { engine: EngineId; pool: EnginePool }>();
  const adapterOf = (id: string) => adapters.find((adapter) => adapter.id === id);

  const poolOf = (setup: EngineSetup): EnginePool => {
    const key = `${setup.engine}/${setup.fingerprint}`;
    const known = pools.get(key);
    if (known !== undefined) return known.pool;
    const adapter = adapterOf(setup.engine);
    if (adapter === undefined) throw new Error(`There is no engine ${setup.engine}`);
    const pool = createEnginePool(adapter, setup, threads);
    pools.set(key, { engine: setup.engine, pool });
    return pool;
  };

  return {
    async resolve(settings, language) {
      const choice = settings.languages[language] ?? { engine: 'auto', model: null };
      const none: CodedError = { code: 'speech.no_engine', params: { language } };
      if (choice.engine === 'none') return { reason: none };
      const chosen = adapterOf(choice.engine);
      if (chosen !== undefined) return chosen.resolve(language, choice.model);
      for (const adapter of adapters) {
        const resolved = await adapter.resolve(language, null);
        if ('setup' in resolved) return resolved;
      }
      return { reason: none };
    },
    recognise: (setup, request, signal) => poolOf(setup).recognise(request, signal),
    concurrency: (setup) => adapterOf(setup.engine)?.processes(threads, setup) ?? 1,
    describe: () => Promise.all(adapters.map((adapter) => adapter.describe())),
    async recycle(engine) {
      const old = [...pools].filter(([, entry]) => entry.engine === engine);
      for (const [key] of old) pools.delete(key);
      await Promise.all(old.map(([, { pool }]) => pool.stop()));
    },
    async stop() {
      await Promise.all([...pools.values()].map(({ pool }) => pool.stop()));
    },
  };
}
