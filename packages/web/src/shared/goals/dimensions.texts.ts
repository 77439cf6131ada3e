import { texts } from '../../lib/texts.ts';

export const goalDimensionTexts = texts('filters:goals', {
  goals: { en: 'Scored by', ua: 'Оцінено за', ru: 'Оценено по' },
  compared: {
    en: 'Machine compared with people by',
    ua: 'Машину порівняно з людьми за',
    ru: 'Машина сравнена с людьми по',
  },
  score: { en: 'Score', ua: 'Оцінка', ru: 'Оценка' },
});
