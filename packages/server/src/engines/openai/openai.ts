import { createHash } from 'node:crypto';
import type { CodedError } from '@earshot/core/files/files.ts';
import type { Services } from '../../platform/context.ts';
import type { EngineAdapter, EngineProcess, EngineSetup } from '../engine.ts';
import { readReply } from './transcription-reply.ts';
import { connectServer, type ServerAddress } from './transcription-server.ts';
import { wavBytes } from './wav-bytes.ts';

/** Requests at once; the server has its own queue. */
const connections = 4;
/** Whisper and its kin always work on 30 s. */
const windowMs = 28_000;
const settingKey = 'speech_server';

const notConfigured: CodedError = { code: 'speech.server_not_set', params: {} };

/** Any OpenAI-compatible transcription server, from the environment or from the settings. */
export function openaiEngine(services: Services): EngineAdapter {
  return {
    id: 'openai',
    async describe() {
      const address = await findServer(services);
      return {
        id: 'openai',
        state: address === undefined ? 'not_configured' : 'ready',
        reason: address === undefined ? notConfigured : null,
        version: address?.model ?? null,
        grade: 'good',
        languages: address === undefined ? [] : ['*'],
        licence: '',
      };
    },
    async resolve() {
      const address = await findServer(services);
      if (address === undefined) return { reason: notConfigured };
      const identity = createHash('sha256')
        .update(`${address.url}\n${address.model}`)
        .digest('hex')
        .slice(0, 16);
      const setup: EngineSetup = {
        engine: 'openai',
        model: address.model === '' ? null : address.model,
        fingerprint: `openai-${identity}`,
        grade: 'good',
        size_bytes: 0,
        max_segment_ms: windowMs,
        group_ms: windowMs,
      };
      return { setup };
    },
    processes: () => connections,
    async start(): Promise<EngineProcess> {
      const address = await findServer(services);
      if (address === undefined) throw new Error('The transcription server was removed from the settings');
      return openConnection(address);
    },
  };
}

export function openConnection(address: ServerAddress): EngineProcess {
  const server = connectServer(address);
  return {
    async transcribe(request, signal) {
      const wav = await wavBytes(request.pcm_path, request.start_ms, request.end_ms);
      return readReply(await server.transcribe(wav, request.language, signal), request);
    },
    isAlive: true,
    stop: async () => {},
  };
}

type Stored = { url: string; model: string; key: string | null };

/** The server in force; the environment wins over the settings. */
export async function findServer(services: Services): Promise<ServerAddress | undefined> {
  if (services.config.asr !== undefined) return services.config.asr;
  const row = await services.db
    .selectFrom('installation_settings')
    .select('value')
    .where('key', '=', settingKey)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const stored = row.value as unknown as Stored;
  return {
    url: stored.url,
    model: stored.model,
    key: stored.key === null ? undefined : services.secrets.open(stored.key),
  };
}

/** Saves the server, its key encrypted; undefined removes it. */
export async function saveServer(services: Services, address: ServerAddress | undefined): Promise<void> {
  if (address === undefined) {
    await services.db.deleteFrom('installation_settings').where('key', '=', settingKey).execute();
    return;
  }
  const key = address.key === undefined ? null : services.secrets.seal(address.key);
  const value = JSON.stringify({ url: address.url, model: address.model, key });
  await services.db
    .insertInto('installation_settings')
    .values({ key: settingKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
