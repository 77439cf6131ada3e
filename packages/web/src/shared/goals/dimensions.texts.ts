import { texts } from '../../lib/texts.ts';

export const goalDimensionTexts = texts('filters:goals', {
  goals: { en: 'Scored by', ua: 'Оцінено за', ru: 'Оценено по' },
  score: { en: 'Score', ua: 'Оцінка', ru: 'Оценка' },
});
