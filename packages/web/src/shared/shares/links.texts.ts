import { texts } from '../../lib/texts.ts';

/** What is said of links that open something to people without an account. */
export const linkTexts = texts('share-links', {
  days: { en: 'The link works for', ua: 'Посилання діє', ru: 'Ссылка действует' },
  days_1: { en: '1 day', ua: '1 день', ru: '1 день' },
  days_7: { en: '7 days', ua: '7 днів', ru: '7 дней' },
  days_30: { en: '30 days', ua: '30 днів', ru: '30 дней' },
  days_90: { en: '90 days', ua: '90 днів', ru: '90 дней' },
  create: { en: 'Create a link', ua: 'Створити посилання', ru: 'Создать ссылку' },
  link: { en: 'The link', ua: 'Посилання', ru: 'Ссылка' },
  once: {
    en: 'Copy it now: it is not shown again.',
    ua: 'Скопіюйте його зараз: більше воно не зʼявиться.',
    ru: 'Скопируйте её сейчас: больше она не появится.',
  },
  open: { en: 'Links that work now', ua: 'Чинні посилання', ru: 'Действующие ссылки' },
  until: { en: 'until {{when}}', ua: 'до {{when}}', ru: 'до {{when}}' },
  by: { en: 'by {{name}}', ua: 'автор: {{name}}', ru: 'автор: {{name}}' },
  opened: {
    en: { one: 'opened {{count}} time', other: 'opened {{count}} times' },
    ua: {
      one: 'відкрито {{count}} раз',
      few: 'відкрито {{count}} рази',
      many: 'відкрито {{count}} разів',
      other: 'відкрито {{count}} раза',
    },
    ru: {
      one: 'открыта {{count}} раз',
      few: 'открыта {{count}} раза',
      many: 'открыта {{count}} раз',
      other: 'открыта {{count}} раза',
    },
  },
  openedLast: { en: 'last {{when}}', ua: 'востаннє {{when}}', ru: 'последний раз {{when}}' },
  unopened: { en: 'not opened yet', ua: 'ще не відкривали', ru: 'ещё не открывали' },
  revoke: { en: 'Revoke', ua: 'Відкликати', ru: 'Отозвать' },
  revokeOf: {
    en: 'Revoke the link that works until {{when}}',
    ua: 'Відкликати посилання, чинне до {{when}}',
    ru: 'Отозвать ссылку, действующую до {{when}}',
  },
  revoked: { en: 'Link revoked', ua: 'Посилання відкликано', ru: 'Ссылка отозвана' },
});
