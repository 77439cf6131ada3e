import { createHash } from 'node:crypto';
import type { CodedError } from '@earshot/core/files/files.ts';
import type { EngineAdapter, EngineProcess, EngineSetup } from '../engine.ts';
import { readReply } from './transcription-reply.ts';
import { connectServer, type ServerAddress } from './transcription-server.ts';
import { wavBytes } from './wav-bytes.ts';

/** Requests at once; the server has its own queue. */
const connections = 4;
/** Whisper and its kin always work on 30 s. */
const windowMs = 28_000;

const notConfigured: CodedError = { code: 'speech.server_not_set', params: {} };

/** The transcription server in force; undefined where none is set. */
export type FindServer = () => Promise<ServerAddress | undefined>;

/** Any OpenAI-compatible transcription server. */
export function openaiEngine(findServer: FindServer): EngineAdapter {
  return {
    id: 'openai',
    async describe() {
      const address = await findServer();
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
      const address = await findServer();
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
      const address = await findServer();
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
