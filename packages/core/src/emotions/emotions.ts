import { z } from 'zod';
import { speakerRoles } from '../call/role.ts';

/**
 * What a phrase sounds like to a listener. `positive` and `negative` are for phrases that please or displease
 * without being joyful, angry or sad.
 */
export const emotionNames = ['neutral', 'happiness', 'anger', 'sadness', 'positive', 'negative'] as const;
export const Emotion = z.enum(emotionNames);
export type Emotion = z.infer<typeof Emotion>;

/** −1 as unpleasant as it gets … 1 as pleasant. */
const Valence = z.number().min(-1).max(1);

/** What a text was found to express. */
export const Feeling = z.object({ emotion: Emotion, valence: Valence });
export type Feeling = z.infer<typeof Feeling>;

export const PhraseEmotion = Feeling.extend({
  phrase_id: z.int(),
  /** Positions of the words of the phrase that decided; none where it is neutral or a model answered. */
  words: z.array(z.int()),
  /** Whether the voice decided which emotion it is; the words alone said only pleasant or unpleasant. */
  voice: z.boolean(),
});
export type PhraseEmotion = z.infer<typeof PhraseEmotion>;

/** From the first third of what was said to the last. */
export const emotionTrends = ['improving', 'worsening', 'steady'] as const;
export const EmotionTrend = z.enum(emotionTrends);
export type EmotionTrend = z.infer<typeof EmotionTrend>;

/** Part of the words spoken in phrases of each emotion; the sum is 1, or 0 where no word was spoken. */
export const EmotionShares = z.record(Emotion, z.number().min(0).max(1));
export type EmotionShares = z.infer<typeof EmotionShares>;

const Mood = z.object({
  shares: EmotionShares,
  /** Mean over the words spoken; null where there are none. */
  valence: Valence.nullable(),
  /** Null where too little was said to tell. */
  trend: EmotionTrend.nullable(),
});

export const emotionOrigins = ['words', 'words_and_voice', 'model'] as const;

export const CallEmotions = Mood.extend({
  /** What the answer was found with. */
  origin: z.enum(emotionOrigins),
  phrases: z.array(PhraseEmotion),
  speakers: z.array(Mood.extend({ speaker: z.string(), role: z.enum(speakerRoles).nullable() })),
});
export type CallEmotions = z.infer<typeof CallEmotions>;

/** Ways in which a connected model gives no answer. */
export const sourceFailureKinds = ['unreachable', 'timeout', 'refused', 'bad_answer'] as const;
export type SourceFailureKind = (typeof sourceFailureKinds)[number];

/** Emotions as they are kept: with why a connected model did not answer, where one was asked. */
export const KeptEmotions = CallEmotions.extend({
  failure: z.object({ source: z.string(), kind: z.enum(sourceFailureKinds) }).nullable(),
});
export type KeptEmotions = z.infer<typeof KeptEmotions>;

/** How one phrase was spoken; null is what could not be heard. */
export const PhraseVoice = z.object({
  phrase_id: z.int(),
  /** Mean level of the voice in dBFS. */
  energy_db: z.number().nullable(),
  /** Median fundamental frequency in Hz. */
  pitch_hz: z.number().nullable(),
  /** Words per second of the phrase. */
  rate_wps: z.number().nullable(),
});
export type PhraseVoice = z.infer<typeof PhraseVoice>;
