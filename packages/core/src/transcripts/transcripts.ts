import { z } from 'zod';
import { speakerRoles } from '../files/speaker-roles.ts';

/** Times are positions in the call, integer milliseconds. `confidence` is 0 … 1, null where the engine gives none. */
export const Word = z.object({
  text: z.string(),
  start_ms: z.int(),
  end_ms: z.int(),
  confidence: z.number().nullable(),
});
export type Word = z.infer<typeof Word>;

export const Phrase = z.object({
  id: z.int(),
  /** Speaker id; see `speakers`. */
  speaker: z.string(),
  role: z.enum(speakerRoles).nullable(),
  start_ms: z.int(),
  end_ms: z.int(),
  text: z.string(),
  confidence: z.number().nullable(),
  words: z.array(Word),
});
export type Phrase = z.infer<typeof Phrase>;

export const Speaker = z.object({
  id: z.string(),
  role: z.enum(speakerRoles).nullable(),
  channel: z.int().nullable(),
  name: z.string().nullable().default(null),
});
export type Speaker = z.infer<typeof Speaker>;

export const Transcript = z.object({
  language: z.string().nullable(),
  engine: z.string().nullable(),
  model: z.string().nullable(),
  version: z.int(),
  /** Word times were laid over the detected speech rather than measured; always true for chats without times. */
  estimated_times: z.boolean(),
  speakers: z.array(Speaker),
  phrases: z.array(Phrase),
});
export type Transcript = z.infer<typeof Transcript>;

/** Formats that are plain text. */
export const textFormats = ['json', 'txt', 'srt', 'vtt', 'csv'] as const;
export type TextFormat = (typeof textFormats)[number];

export const transcriptFormats = [...textFormats, 'docx'] as const;

/**
 * How a version came about: made by an engine or an import, corrected or restored by a person, or corrections carried
 * over to a new recognition.
 */
export const versionKinds = ['made', 'corrected', 'restored', 'carried_over'] as const;
export type VersionKind = (typeof versionKinds)[number];
