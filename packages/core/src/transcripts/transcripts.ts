import { z } from 'zod';
import { Phrase } from '../call/phrase.ts';
import { Speaker } from '../call/speaker.ts';

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
