import { texts } from '../lib/texts.ts';

export const warningTexts = texts('warning', {
  title: { en: 'Your package', ua: 'Ваш пакет', ru: 'Ваш пакет' },
  titleOther: { en: 'Please note', ua: 'Зверніть увагу', ru: 'Обратите внимание' },
  'error.tariff.complite': {
    en: 'The package is not active: calls are not processed and some features are locked. Top up the balance to go on.',
    ua: 'Пакет неактивний: дзвінки не обробляються, частина можливостей закрита. Щоб продовжити, поповніть баланс.',
    ru: 'Пакет неактивен: звонки не обрабатываются, часть возможностей закрыта. Чтобы продолжить, пополните баланс.',
  },
  'error.tariff.exeeded': {
    en: 'The limit of the package is reached. Choose a larger package, or wait until the next period begins.',
    ua: 'Ліміт пакета вичерпано. Виберіть більший пакет або дочекайтеся нового періоду.',
    ru: 'Лимит пакета исчерпан. Выберите больший пакет или дождитесь нового периода.',
  },
  'error.tariff.access_denied': {
    en: 'The package does not include this feature. Choose one that does, or ask an administrator.',
    ua: 'Ваш пакет не містить цієї можливості. Виберіть інший або зверніться до адміністратора.',
    ru: 'Ваш пакет не включает эту возможность. Выберите другой или обратитесь к администратору.',
  },
});
