import { texts } from '../../lib/texts.ts';

export const reviewsTexts = texts('reviews', {
  title: { en: 'Reviews', ua: 'Перевірки', ru: 'Проверки' },
  plans: { en: 'Plans of reviews', ua: 'Плани перевірок', ru: 'Планы проверок' },
  newPlan: { en: 'New plan of reviews', ua: 'Новий план перевірок', ru: 'Новый план проверок' },
});
