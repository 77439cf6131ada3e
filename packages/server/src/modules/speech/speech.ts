import { fileURLToPath } from 'node:url';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { Failure, fail } from '@earshot/core/errors.ts';
import type { getSpeech, testSpeechServer } from '@earshot/core/speech/speech.api.ts';
import type { EngineProcess, Recogniser, SegmentRequest } from '../../engines/engine.ts';
import { startLimitMs } from '../../engines/engine-pool.ts';
import { modelStore } from '../../engines/models/model-store.ts';
import { createModels, type Models } from '../../engines/models/models.ts';
import { openConnection } from '../../engines/openai/openai.ts';
import { endpointOf } from '../../engines/openai/transcription-server.ts';
import { recogniserOptions } from '../../engines/sherpa/recogniser-options.ts';
import { startSherpaProcess } from '../../engines/sherpa/sherpa-process.ts';
import type { Ctx, Services } from '../../platform/context.ts';
import { announce } from '../../platform/live.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { findServer, saveServer } from './transcription-server.ts';

/** "Hello, this is a short test of the speech engine", 16 kHz, spoken by a synthetic voice. */
const clip: SegmentRequest = {
  pcm_path: fileURLToPath(new URL('../../../assets/self-test.pcm', import.meta.url)),
  start_ms: 0,
  end_ms: 2700,
  speech: [{ start_ms: 100, end_ms: 2600 }],
  language: null,
};
const testTimeoutMs = 120_000;

type ServerInput = { url: string; model: string; key?: string | undefined };

export type SpeechAdmin = {
  models: Models;
  describe: (ctx: Ctx) => Promise<ReplyOf<typeof getSpeech>>;
  setServer: (services: Services, input: ServerInput) => Promise<void>;
  tryServer: (input: ServerInput) => Promise<ReplyOf<typeof testSpeechServer>>;
  /** Loads the installed model in a process of its own and recognises a short clip. */
  testModel: (id: string) => ReturnType<Models['get']>;
  removeModel: (id: string) => ReturnType<Models['get']>;
  stop: () => Promise<void>;
};

/** What an administrator can see and change of recognition. */
export function createSpeechAdmin(services: Services, recogniser: Recogniser): SpeechAdmin {
  const { config } = services;
  const store = modelStore(config.modelsDir);
  const models = createModels(store, config.modelsMirror, (model_id) => {
    announce(services.db, null, { event: 'models.changed', model_id }).catch(() => {});
  });

  return {
    models,
    async describe(ctx) {
      const [engines, listed, server, settings] = await Promise.all([
        recogniser.describe(),
        models.list(),
        describeServer(services),
        getWorkspaceSettings(ctx),
      ]);
      return {
        engines,
        models: listed,
        server,
        settings: settings.speech,
        models_dir: config.modelsDir,
        mirror: config.modelsMirror ?? null,
      };
    },
    async setServer(services, input) {
      await saveServer(services, input.url === '' ? undefined : await withKey(services, input));
      await recogniser.recycle('openai');
    },
    async tryServer(input) {
      const startedAt = performance.now();
      const { outcome, error } = await attempt(openConnection(await withKey(services, input)));
      const ms = Math.round(performance.now() - startedAt);
      if (outcome === undefined) return { ok: false, text: null, word_times: null, ms, error };
      const word_times = outcome.estimated_times ? 'estimated' : 'native';
      return { ok: true, text: outcome.text, word_times, ms, error: null };
    },
    async testModel(id) {
      const model = await store.find(id);
      if (model === undefined) throw fail('speech.model_not_found');
      if ((await store.findInstalled(id)) === undefined) throw fail('speech.engine_missing', { model: id });
      const options = recogniserOptions(model, (file) => store.pathOf(id, file), {
        threads: 1,
        language: null,
      });
      const process = await startSherpaProcess(options, AbortSignal.timeout(startLimitMs)).catch(
        (error: unknown) => error,
      );
      const startedAt = performance.now();
      const { outcome, error } =
        process instanceof Error
          ? { outcome: undefined, error: coded(process) }
          : await attempt(process as EngineProcess);
      const seconds = (performance.now() - startedAt) / 1000;
      return models.saveSelfTest(id, {
        ok: outcome !== undefined,
        at: services.now().toISOString(),
        text: outcome?.text ?? null,
        realtime_factor: outcome === undefined ? null : seconds / (clip.end_ms / 1000),
        error,
      });
    },
    async removeModel(id) {
      await recogniser.recycle('sherpa');
      return models.remove(id);
    },
    stop: () => models.stop(),
  };
}

async function describeServer(services: Services) {
  const address = await findServer(services);
  if (address === undefined) return null;
  const { url, model, key } = address;
  return { url, model, has_key: key !== undefined, from_environment: services.config.asr !== undefined };
}

/** A key that is not sent stays what it was. */
async function withKey(services: Services, input: ServerInput) {
  endpointOf(input.url);
  const key = input.key ?? (await findServer(services))?.key;
  return { url: input.url, model: input.model, key: key === '' ? undefined : key };
}

async function attempt(process: EngineProcess) {
  try {
    return { outcome: await process.transcribe(clip, AbortSignal.timeout(testTimeoutMs)), error: null };
  } catch (error) {
    return { outcome: undefined, error: coded(error) };
  } finally {
    await process.stop();
  }
}

function coded(error: unknown) {
  if (error instanceof Failure) return { code: error.code, params: error.params };
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  return { code: isTimeout ? 'speech.engine_timeout' : 'speech.engine_failed', params: {} };
}
