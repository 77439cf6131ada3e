import { texts } from '../../../lib/texts.ts';

export const disputesTexts = texts('reviews:disputes', {
  list: { en: 'Disputes', ua: 'Оскарження', ru: 'Оспаривания' },
  none: { en: 'No answer is disputed', ua: 'Жодну відповідь не оскаржено', ru: 'Ни один ответ не оспорен' },
});
