import { z } from 'zod';
import { CodedError, LanguageCode } from '../files/files.ts';

export const engineIds = ['pocketsphinx', 'sherpa', 'openai'] as const;
export type EngineId = (typeof engineIds)[number];

/** One choice a language can be set to. `model` is null for engines that have only one. */
export const EngineChoice = z.object({
  engine: z.enum(['auto', 'none', ...engineIds]),
  model: z.string().nullable().default(null),
});
export type EngineChoice = z.infer<typeof EngineChoice>;

export const Engine = z.object({
  id: z.enum(engineIds),
  state: z.enum(['ready', 'not_installed', 'not_configured', 'unsupported_platform']),
  /** Why it cannot run, with what to do, as a code. */
  reason: CodedError.nullable(),
  version: z.string().nullable(),
  grade: z.enum(['demo', 'good']),
  /** Languages it can do now; `*` is any. */
  languages: z.array(z.string()),
  licence: z.string(),
});
export type Engine = z.infer<typeof Engine>;

export const Model = z.object({
  id: z.string(),
  name: z.string(),
  engine: z.enum(engineIds),
  languages: z.array(z.string()),
  licence: z.string(),
  attribution: z.string().nullable(),
  commercial_use: z.boolean(),
  size_bytes: z.int(),
  word_times: z.enum(['native', 'estimated']),
  recommended: z.boolean(),
  note: z.string().nullable(),
  state: z.enum(['not_installed', 'fetching', 'paused', 'verifying', 'installed', 'failed']),
  /** 0 … 1 while fetching. */
  progress: z.number(),
  received_bytes: z.int(),
  error: CodedError.nullable(),
  self_test: z
    .object({
      ok: z.boolean(),
      at: z.string(),
      text: z.string().nullable(),
      realtime_factor: z.number().nullable(),
      error: CodedError.nullable(),
    })
    .nullable(),
});
export type Model = z.infer<typeof Model>;

export const SpeechServer = z.object({
  url: z.string(),
  model: z.string(),
  has_key: z.boolean(),
  /** Set by the environment: shown, not editable. */
  from_environment: z.boolean(),
});

export const SpeechSettings = z.object({
  /** Per language; a language that is not named is `auto`. */
  languages: z.record(z.string(), EngineChoice),
  default_language: z.string(),
});
export type SpeechSettings = z.infer<typeof SpeechSettings>;

/** The same as somebody sets it: what was stored by an earlier version may name a language in another way. */
export const SpeechSettingsInput = SpeechSettings.extend({
  languages: z.record(LanguageCode, EngineChoice),
  default_language: LanguageCode,
});
