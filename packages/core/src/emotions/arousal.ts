import { median } from '../median.ts';
import type { Emotion, PhraseVoice } from './emotions.ts';

/** Fewer phrases than this of a speaker tell nothing about how they usually speak. */
const leastPhrases = 4;
/** A median absolute deviation times this is a standard deviation, for values that are normally distributed. */
const madToDeviation = 1.4826;
/**
 * What counts as one step away from the usual, at least: telephone levels vary by some 2 dB and speech melody by a
 * semitone or so from phrase to phrase without any emotion.
 */
const leastStep = { energy: 2, pitch: 1, rate: 0.5 };
/**
 * Loudness and pitch tell anger and joy from sadness best, rate less: Juslin & Laukka 2003, "Communication of
 * emotions in vocal expression", tables 7 and 8.
 */
const weights = { energy: 0.4, pitch: 0.4, rate: 0.2 };
/** From here on a voice is raised or lowered: one usual step in everything at once. */
const clear = 1;
/** No single feature may count for more steps than this; an octave error of the pitch would. */
const mostSteps = 3;

type SpokenPhrase = { id: number; speaker: string };

/**
 * How far the voice of each phrase is above (or below) what is usual for its speaker, in steps. Absent for a speaker
 * who says too little and where nothing could be heard.
 */
export function arousals(
  phrases: readonly SpokenPhrase[],
  voice: readonly PhraseVoice[],
): Map<number, number> {
  const heard = new Map(voice.map((one) => [one.phrase_id, one]));
  const found = new Map<number, number>();
  for (const speaker of new Set(phrases.map((phrase) => phrase.speaker))) {
    const own = phrases
      .filter((phrase) => phrase.speaker === speaker)
      .flatMap(({ id }) => heard.get(id) ?? []);
    const steps = {
      energy: stepsOf(own, (one) => one.energy_db, leastStep.energy),
      pitch: stepsOf(own, (one) => one.pitch_hz && 12 * Math.log2(one.pitch_hz), leastStep.pitch),
      rate: stepsOf(own, (one) => one.rate_wps, leastStep.rate),
    };
    for (const { phrase_id } of own) {
      const arousal = weighted(phrase_id, steps);
      if (arousal !== null) found.set(phrase_id, arousal);
    }
  }
  return found;
}

type Steps = ReadonlyMap<number, number>;

function stepsOf(
  voice: readonly PhraseVoice[],
  featureOf: (one: PhraseVoice) => number | null,
  least: number,
): Steps {
  const values = voice.flatMap((one): [number, number][] => {
    const value = featureOf(one);
    return value === null ? [] : [[one.phrase_id, value]];
  });
  if (values.length < leastPhrases) return new Map();
  const usual = median(values.map(([, value]) => value)) ?? 0;
  const spread = median(values.map(([, value]) => Math.abs(value - usual))) ?? 0;
  const step = Math.max(least, spread * madToDeviation);
  return new Map(
    values.map(([id, value]) => [id, Math.max(-mostSteps, Math.min(mostSteps, (value - usual) / step))]),
  );
}

/** Weighted mean of what could be heard; rate alone is not enough. */
function weighted(id: number, steps: Record<keyof typeof weights, Steps>): number | null {
  const names = (['energy', 'pitch', 'rate'] as const).filter((name) => steps[name].has(id));
  if (!names.includes('energy') && !names.includes('pitch')) return null;
  const total = names.reduce((sum, name) => sum + weights[name], 0);
  return names.reduce((sum, name) => sum + weights[name] * (steps[name].get(id) ?? 0), 0) / total;
}

/**
 * The emotion of words said in this voice. Raised: unpleasant words are angry, pleasant ones happy; lowered:
 * unpleasant words are sad. Words that name their emotion keep it.
 */
export function emotionWithVoice(emotion: Emotion, arousal: number | null): Emotion {
  if (arousal === null || Math.abs(arousal) < clear) return emotion;
  if (emotion === 'negative') return arousal > 0 ? 'anger' : 'sadness';
  if (emotion === 'positive' && arousal > 0) return 'happiness';
  return emotion;
}
