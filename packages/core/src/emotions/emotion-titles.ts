import type { Locale } from '../locales.ts';
import type { Emotion } from './emotions.ts';

/** What emotions are called. */
export const emotionTitles: Record<Emotion, Record<Locale, string>> = {
  neutral: { en: 'Neutral', ua: 'Нейтрально', ru: 'Нейтрально' },
  happiness: { en: 'Happiness', ua: 'Радість', ru: 'Радость' },
  anger: { en: 'Anger', ua: 'Гнів', ru: 'Гнев' },
  sadness: { en: 'Sadness', ua: 'Сум', ru: 'Грусть' },
  positive: { en: 'Pleasant', ua: 'Приємно', ru: 'Приятно' },
  negative: { en: 'Unpleasant', ua: 'Неприємно', ru: 'Неприятно' },
};
