import { z } from 'zod';
import { speakerRoles } from '../call/role.ts';
import { Emotion, EmotionTrend } from '../emotions/emotions.ts';
import { isWithin } from '../json-shape.ts';
import { Moment } from '../moment.ts';
import { type ElementName, elementNames, mediaTypes } from '../pipelines/elements.ts';
import { tagColors } from '../tags/tag-colors.ts';

export const fileTypes = mediaTypes;
export type FileType = (typeof fileTypes)[number];

/** What tells of a call, wherever something of it is listed, whether there is anything to hear. */
export const soundFields = {
  type: z.enum(fileTypes),
  /** Whether the sound is gone. */
  audio_removed: z.boolean(),
};
export const fileStatuses = ['PROCESSING', 'DONE', 'CANCELLED', 'REFUND_PROCESSING', 'REFUNDED'] as const;
export type FileStatus = (typeof fileStatuses)[number];

/** By which way a file came in. */
export const fileOrigins = ['upload', 'api', 'demo'] as const;
export type FileOrigin = (typeof fileOrigins)[number];

export const directions = ['inbound', 'outbound'] as const;

/** The steps that a file goes through; which ones and in which order is said by its pipeline. */
export const stageNames = elementNames;
export type StageName = ElementName;

/** `cached`: a result for the same content and settings was there already. `skipped`: there was nothing to do. */
export const stageStatuses = [
  'waiting',
  'running',
  'done',
  'cached',
  'skipped',
  'failed',
  'cancelled',
] as const;
export type StageStatus = (typeof stageStatuses)[number];

/** ISO 639 code of the spoken language; `auto` lets the engine find out. */
export const LanguageCode = z.string().regex(/^(auto|[a-z]{2,3})$/);

export const CodedError = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});
export type CodedError = z.infer<typeof CodedError>;

export const Stage = z.object({
  name: z.enum(stageNames),
  status: z.enum(stageStatuses),
  /** 0 … 1 */
  progress: z.number(),
  ms: z.int().nullable(),
  error: CodedError.nullable(),
});
export type Stage = z.infer<typeof Stage>;

export const wordsKinds = ['engine', 'sidecar', 'text', 'none'] as const;

/** Where the words of a file come from, or why there are none. */
export const WordsOrigin = z.object({
  kind: z.enum(wordsKinds),
  engine: z.string().nullable(),
  model: z.string().nullable(),
  /** `demo`: expect many errors. */
  grade: z.enum(['demo', 'good']).nullable(),
  /** Word times were laid over the detected speech rather than measured. */
  estimated_times: z.boolean(),
  /** For `none`: why, as an error code; for `engine`: segments that stayed without words. */
  reason: CodedError.nullable(),
  failed_segments: z.int(),
});
export type WordsOrigin = z.infer<typeof WordsOrigin>;

/**
 * `stereo`: two channels, one speaker each. `dual_mono`: two identical channels, treated as one.
 * `mono`: one channel; who speaks is unknown until speakers are split.
 */
export const channelModes = ['stereo', 'dual_mono', 'mono'] as const;

export const rawEncodings = ['s16le', 'u8', 's24le', 's32le', 'f32le', 'alaw', 'mulaw'] as const;
/** How to read headerless `.pcm`. */
export const RawAudio = z.object({
  sample_rate: z.int().min(4000).max(192_000),
  encoding: z.enum(rawEncodings),
  channels: z.union([z.literal(1), z.literal(2)]),
});
export type RawAudio = z.infer<typeof RawAudio>;
export const defaultRawAudio: RawAudio = { sample_rate: 8000, encoding: 's16le', channels: 1 };

export const ChannelRoles = z.array(z.enum(speakerRoles)).length(2);

export const File = z.object({
  file_id: z.uuid(),
  name: z.string(),
  type: z.enum(fileTypes),
  extension: z.string(),
  status: z.enum(fileStatuses),
  error: CodedError.nullable(),
  /** 0 … 1 over all stages. */
  progress: z.number(),
  stages: z.array(Stage),
  source: z.object({ id: z.int(), name: z.string() }).nullable(),
  origin: z.enum(fileOrigins),
  operator: z.string().nullable(),
  abonent: z.string().nullable(),
  /** Who they are now, whatever the call named them. */
  agent_id: z.int().nullable(),
  subscriber_id: z.int().nullable(),
  direction: z.enum(directions).nullable(),
  recorded_at: z.iso.datetime({ offset: true }).nullable(),
  created: z.iso.datetime({ offset: true }),
  language: z.string().nullable(),
  /** Nobody said the language: words were recognised in the workspace's usual one. */
  language_assumed: z.boolean(),
  duration_ms: z.int().nullable(),
  size_bytes: z.int(),
  codec: z.string().nullable(),
  sample_rate: z.int().nullable(),
  channels: z.int().nullable(),
  channel_mode: z.enum(channelModes).nullable(),
  channel_roles: ChannelRoles,
  words: WordsOrigin.nullable(),
  /** The sound was deleted because the workspace keeps it only so long. */
  audio_removed: z.boolean(),
  meta: z.record(z.string(), z.unknown()),
  tags: z.array(z.object({ id: z.int(), name: z.string(), color: z.enum(tagColors) })),
  /** Those that classifiers give the call, or people in their place, for whoever may see them; none of which nobody is sure. */
  labels: z.array(z.object({ id: z.int(), name: z.string(), color: z.enum(tagColors) })),
  /** By each goal that the call is scored by, by name; only what whoever asks may see of it. */
  scores: z.array(
    z.object({
      goal_id: z.int(),
      name: z.string(),
      score: z.number().nullable(),
      passed: z.boolean().nullable(),
      is_provisional: z.boolean(),
    }),
  ),
  /** What was felt most besides neutral, and how it went on; null while nothing of the kind is known. */
  emotion: z.object({ strongest: Emotion.nullable(), trend: EmotionTrend.nullable() }).nullable(),
  /** Among the favourites of whoever asks. */
  favorite: z.boolean(),
});
export type File = z.infer<typeof File>;

/** Fields of a call's own: few, and flat but for a list or two. */
export const metaBounds = { deepest: 8, mostValues: 300, longest: 16_384 };
export const longestFieldName = 100;

/** Characters of the name of a file, whichever way it comes. */
export const longestFileName = 300;

/** Metadata that may come with an upload, by form fields or tus metadata. Everything arrives as text. */
export const UploadMetadata = z.object({
  source: z.coerce.number().int().optional(),
  operator: z.string().max(200).optional(),
  abonent: z.string().max(200).optional(),
  direction: z.enum(directions).optional(),
  recorded_at: Moment.optional(),
  language: LanguageCode.optional(),
  channel_roles: z
    .string()
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(ChannelRoles)
    .optional(),
  meta: z
    .string()
    .max(metaBounds.longest)
    .transform((text, context): unknown => {
      try {
        return isWithin(text, metaBounds) ? JSON.parse(text) : z.NEVER;
      } catch {
        context.addIssue({ code: 'custom', message: 'meta must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(z.record(z.string().max(longestFieldName), z.unknown()))
    .optional(),
  /** `8000,s16le,1`: rate, encoding, channels of a `.pcm`. */
  raw: z
    .string()
    .transform((text) => {
      const [rate, encoding, channels] = text.split(',');
      return { sample_rate: Number(rate), encoding, channels: Number(channels) };
    })
    .pipe(RawAudio)
    .optional(),
});
export type UploadMetadata = z.infer<typeof UploadMetadata>;
