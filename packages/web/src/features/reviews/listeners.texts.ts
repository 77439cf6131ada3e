import { texts } from '../../lib/texts.ts';

export const reviewsListeners = texts('listeners:reviews', {
  'reviews.member_left': {
    en: 'Handing on the reviews of somebody who left',
    ua: 'Передавання перевірок того, хто пішов',
    ru: 'Передача проверок того, кто ушёл',
  },
  'reviews.agreement': {
    en: 'Comparing a review with the machine',
    ua: 'Порівняння перевірки з машиною',
    ru: 'Сравнение проверки с машиной',
  },
});
