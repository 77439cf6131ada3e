import { texts } from '../../lib/texts.ts';

export const billingErrors = texts('errors:billing', {
  'tariff.inactive': {
    en: 'The package is not active, so calls are not processed. Top up the balance.',
    ua: 'Пакет неактивний, тож дзвінки не обробляються. Поповніть баланс.',
    ru: 'Пакет неактивен, поэтому звонки не обрабатываются. Пополните баланс.',
  },
  'tariff.exceeded': {
    en: 'The limit of the package is reached. Choose a larger one or wait for the next period.',
    ua: 'Ліміт пакета вичерпано. Виберіть більший або дочекайтеся наступного періоду.',
    ru: 'Лимит пакета исчерпан. Выберите больший или дождитесь следующего периода.',
  },
  'tariff.locked': {
    en: 'The package does not include this. Choose one that does.',
    ua: 'Пакет цього не містить. Виберіть інший.',
    ru: 'Пакет этого не включает. Выберите другой.',
  },
  'billing.promo_code_invalid': {
    en: 'There is no such promo code, or it has expired. Check its 14 characters.',
    ua: 'Такого промокоду немає або він застарів. Перевірте його 14 символів.',
    ru: 'Такого промокода нет или он устарел. Проверьте его 14 символов.',
  },
});
