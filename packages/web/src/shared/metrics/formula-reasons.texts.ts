import type { FormulaReason } from '@earshot/core/metrics/formula.ts';
import { type Plain, texts } from '../../lib/texts.ts';

const wording: Record<FormulaReason, Plain> = {
  mono: { en: 'one channel', ua: 'один канал', ru: 'один канал' },
  no_words: { en: 'no words', ua: 'немає слів', ru: 'нет слов' },
  no_audio: { en: 'no sound', ua: 'немає звуку', ru: 'нет звука' },
  no_times: { en: 'no times', ua: 'час слів невідомий', ru: 'время слов неизвестно' },
  too_short: { en: 'too short', ua: 'закоротко', ru: 'слишком коротко' },
  unknown_speakers: {
    en: 'speakers unknown',
    ua: 'співрозмовники невідомі',
    ru: 'собеседники неизвестны',
  },
  division_by_zero: { en: 'division by zero', ua: 'ділення на нуль', ru: 'деление на ноль' },
  out_of_range: { en: 'too large a number', ua: 'завелике число', ru: 'слишком большое число' },
  not_understood: { en: 'formula not understood', ua: 'формулу не зрозуміло', ru: 'формула не понята' },
};

/** Why a metric has no value for a call. */
export const formulaReasonTexts = texts('formula-reasons', wording);
