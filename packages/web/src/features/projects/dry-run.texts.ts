import { texts } from '../../lib/texts.ts';

/** What a project would find, before it is started. */
export const dryRunTexts = texts('project-dry-run', {
  title: { en: 'Dry run', ua: 'Пробний запуск', ru: 'Пробный запуск' },
  follows: { en: 'follows the form', ua: 'оновлюється разом із формою', ru: 'обновляется вместе с формой' },
  period: { en: 'Period', ua: 'Період', ru: 'Период' },
  lastDays: {
    en: { one: 'Last {{count}} day', other: 'Last {{count}} days' },
    ua: {
      one: 'Останній {{count}} день',
      few: 'Останні {{count}} дні',
      many: 'Останні {{count}} днів',
      other: 'Останні {{count}} дня',
    },
    ru: {
      one: 'Последний {{count}} день',
      few: 'Последние {{count}} дня',
      many: 'Последние {{count}} дней',
      other: 'Последние {{count}} дня',
    },
  },
  nothing: {
    en: 'Say what to find: words, a pattern or a filter. What it would have found appears here.',
    ua: 'Скажіть, що шукати: слова, патерн або фільтр. Тут зʼявиться, що було б знайдено.',
    ru: 'Скажите, что искать: слова, паттерн или фильтр. Здесь появится, что было бы найдено.',
  },
  found: {
    en: { one: 'call found', other: 'calls found' },
    ua: {
      one: 'дзвінок знайдено',
      few: 'дзвінки знайдено',
      many: 'дзвінків знайдено',
      other: 'дзвінка знайдено',
    },
    ru: { one: 'звонок найден', few: 'звонка найдено', many: 'звонков найдено', other: 'звонка найдено' },
  },
  shareOf: { en: '{{share}} of {{all}}', ua: '{{share}} із {{all}}', ru: '{{share}} из {{all}}' },
  alerts: {
    en: { one: 'alert', other: 'alerts' },
    ua: { one: 'сповіщення', few: 'сповіщення', many: 'сповіщень', other: 'сповіщення' },
    ru: { one: 'оповещение', few: 'оповещения', many: 'оповещений', other: 'оповещения' },
  },
  partial: {
    en: 'There are too many calls to look at all of them at once: these are the newest.',
    ua: 'Дзвінків забагато, щоб переглянути всі одразу: це найновіші.',
    ru: 'Звонков слишком много, чтобы просмотреть все сразу: это самые новые.',
  },
  noCalls: {
    en: 'There were no calls in this period.',
    ua: 'За цей період дзвінків не було.',
    ru: 'За этот период звонков не было.',
  },
  noneFound: {
    en: 'None of the calls of this period would have been found.',
    ua: 'Жодного дзвінка за цей період не було б знайдено.',
    ru: 'Ни один звонок за этот период не был бы найден.',
  },
  byDay: { en: 'Found by day', ua: 'Знайдено по днях', ru: 'Найдено по дням' },
  day: { en: 'Day', ua: 'День', ru: 'День' },
  foundName: { en: 'found', ua: 'знайдено', ru: 'найдено' },
  alertsName: { en: 'alerts', ua: 'сповіщення', ru: 'оповещения' },
  weekend: { en: 'weekend', ua: 'вихідні', ru: 'выходные' },
  each: { en: 'What each finds', ua: 'Що знаходить кожен', ru: 'Что находит каждый' },
  what: { en: 'What', ua: 'Що', ru: 'Что' },
  aloneName: { en: 'alone', ua: 'окремо', ru: 'отдельно' },
  onlyName: { en: 'only it', ua: 'лише він', ru: 'только он' },
  query: { en: 'Words', ua: 'Слова', ru: 'Слова' },
  sample: { en: 'Sample', ua: 'Вибірка', ru: 'Выборка' },
  isAlert: { en: 'alert', ua: 'сповіщення', ru: 'оповещение' },
});
