import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CodedError } from '../files/files.ts';
import { Engine, Model, SpeechServer, SpeechSettings, SpeechSettingsInput } from './speech.ts';

const ModelParams = z.object({ model_id: z.string() });

export const getSpeech = endpoint({
  method: 'GET',
  path: 'speech',
  can: 'speech.read',
  summary: 'Engines, models, the transcription server and the choice per language',
  reply: z.object({
    engines: z.array(Engine),
    models: z.array(Model),
    server: SpeechServer.nullable(),
    settings: SpeechSettings,
    models_dir: z.string(),
    /** Models can be fetched from the public address, a mirror or a folder. */
    mirror: z.string().nullable(),
  }),
});

export const saveSpeechSettings = endpoint({
  method: 'PUT',
  path: 'speech/settings',
  can: 'speech.write',
  summary: 'Engine per language',
  body: SpeechSettingsInput,
  reply: SpeechSettings,
});

export const saveSpeechServer = endpoint({
  method: 'PUT',
  path: 'speech/server',
  can: 'operator',
  summary:
    'The OpenAI-compatible transcription server; an empty url removes it; a missing key keeps the old one',
  body: z.object({
    url: z.string().max(500),
    model: z.string().max(200),
    key: z.string().max(500).optional(),
  }),
  reply: SpeechServer.nullable(),
});

export const testSpeechServer = endpoint({
  method: 'POST',
  path: 'speech/server/test',
  can: 'operator',
  summary: 'Send a short spoken clip and show what comes back',
  body: z.object({
    url: z.string().max(500),
    model: z.string().max(200),
    key: z.string().max(500).optional(),
  }),
  reply: z.object({
    ok: z.boolean(),
    text: z.string().nullable(),
    word_times: z.enum(['native', 'estimated']).nullable(),
    ms: z.int(),
    error: CodedError.nullable(),
  }),
});

export const fetchModel = endpoint({
  method: 'POST',
  path: 'speech/models/{model_id}/fetch',
  can: 'operator',
  summary: 'Fetch a model; goes on where it stopped',
  params: ModelParams,
  body: z.object({
    from: z.enum(['public', 'mirror', 'folder']).default('public'),
    /** Mirror address or folder on the server. */
    location: z.string().max(1000).optional(),
  }),
  reply: Model,
  status: 202,
});

export const pauseModel = endpoint({
  method: 'POST',
  path: 'speech/models/{model_id}/pause',
  can: 'operator',
  summary: 'Stop fetching; what arrived is kept',
  params: ModelParams,
  reply: Model,
});

export const testModel = endpoint({
  method: 'POST',
  path: 'speech/models/{model_id}/test',
  can: 'operator',
  summary: 'Recognise a short clip with the installed model',
  params: ModelParams,
  reply: Model,
});

export const removeModel = endpoint({
  method: 'DELETE',
  path: 'speech/models/{model_id}',
  can: 'operator',
  summary: 'Remove the files of a model',
  params: ModelParams,
  reply: Model,
});
