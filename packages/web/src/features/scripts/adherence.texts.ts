import { texts } from '../../lib/texts.ts';

export const adherenceTexts = texts('scripts:adherence', {
  title: { en: 'How often it is said', ua: 'Як часто це кажуть', ru: 'Как часто это говорят' },
  by: { en: 'Compare', ua: 'Порівняти', ru: 'Сравнить' },
  by_agent: { en: 'Operators', ua: 'Оператори', ru: 'Операторы' },
  by_step: { en: 'Scripts', ua: 'Скрипти', ru: 'Скрипты' },
  by_week: { en: 'Weeks', ua: 'Тижні', ru: 'Недели' },
  by_day: { en: 'Days', ua: 'Дні', ru: 'Дни' },
  interval: { en: 'Interval', ua: 'Інтервал', ru: 'Интервал' },
  share: { en: 'Share', ua: 'Частка', ru: 'Доля' },
  said: { en: 'Said', ua: 'Сказано', ru: 'Сказано' },
  unsure: { en: 'Unsure', ua: 'Непевно', ru: 'Неясно' },
  notSaid: { en: 'Not said', ua: 'Не сказано', ru: 'Не сказано' },
  unknown: { en: 'Cannot be known', ua: 'Невідомо', ru: 'Неизвестно' },
  average: { en: 'all calls {{shown}}', ua: 'усі дзвінки {{shown}}', ru: 'все звонки {{shown}}' },
  tooFew: {
    en: { one: 'a share is shown from {{count}} call on', other: 'a share is shown from {{count}} calls on' },
    ua: {
      one: 'частку видно від {{count}} дзвінка',
      few: 'частку видно від {{count}} дзвінків',
      many: 'частку видно від {{count}} дзвінків',
      other: 'частку видно від {{count}} дзвінка',
    },
    ru: {
      one: 'доля видна от {{count}} звонка',
      few: 'доля видна от {{count}} звонков',
      many: 'доля видна от {{count}} звонков',
      other: 'доля видна от {{count}} звонка',
    },
  },
  neverSaid: { en: 'never said', ua: 'жодного разу', ru: 'ни разу' },
  none: {
    en: 'There are no calls in this period in which it was looked for.',
    ua: 'За цей період немає дзвінків, у яких його шукали.',
    ru: 'За этот период нет звонков, в которых его искали.',
  },
  order: { en: 'Order in “{{set}}”', ua: 'Порядок у «{{set}}»', ru: 'Порядок в «{{set}}»' },
  orderKept: {
    en: 'kept in all calls of the last 30 days',
    ua: 'дотримано в усіх дзвінках за останні 30 днів',
    ru: 'соблюдён во всех звонках за последние 30 дней',
  },
  orderBroken: {
    en: 'Calls of the last 30 days that are out of order:',
    ua: 'Дзвінки за останні 30 днів не за порядком:',
    ru: 'Звонки за последние 30 дней не по порядку:',
  },
  swapped: {
    en: '“{{later}}” before “{{sooner}}”: {{shown}}',
    ua: '«{{later}}» раніше за «{{sooner}}»: {{shown}}',
    ru: '«{{later}}» раньше, чем «{{sooner}}»: {{shown}}',
  },
  closeness: { en: 'How close it comes', ua: 'Наскільки близько', ru: 'Насколько близко' },
  noCalls: {
    en: {
      one: 'There are no calls of the last {{count}} day.',
      other: 'There are no calls of the last {{count}} days.',
    },
    ua: {
      one: 'За останній {{count}} день дзвінків немає.',
      few: 'За останні {{count}} дні дзвінків немає.',
      many: 'За останні {{count}} днів дзвінків немає.',
      other: 'За останні {{count}} дня дзвінків немає.',
    },
    ru: {
      one: 'За последний {{count}} день звонков нет.',
      few: 'За последние {{count}} дня звонков нет.',
      many: 'За последние {{count}} дней звонков нет.',
      other: 'За последние {{count}} дня звонков нет.',
    },
  },
  allOf: {
    en: 'Calls: {{shown}}, days: {{days}}',
    ua: 'Дзвінків: {{shown}}, днів: {{days}}',
    ru: 'Звонков: {{shown}}, дней: {{days}}',
  },
  newestOf: {
    en: 'The newest calls: {{shown}} of {{all}}, days: {{days}}',
    ua: 'Найновіші дзвінки: {{shown}} з {{all}}, днів: {{days}}',
    ru: 'Самые новые звонки: {{shown}} из {{all}}, дней: {{days}}',
  },
  band: {
    en: 'unsure {{from}} – {{to}}',
    ua: 'непевно {{from}} – {{to}}',
    ru: 'неясно {{from}} – {{to}}',
  },
  callCount: {
    en: { one: '{{shown}} call', other: '{{shown}} calls' },
    ua: {
      one: '{{shown}} дзвінок',
      few: '{{shown}} дзвінки',
      many: '{{shown}} дзвінків',
      other: '{{shown}} дзвінка',
    },
    ru: {
      one: '{{shown}} звонок',
      few: '{{shown}} звонка',
      many: '{{shown}} звонков',
      other: '{{shown}} звонка',
    },
  },
  neverIn: {
    en: { one: 'never said in {{count}} day', other: 'never said in {{count}} days' },
    ua: {
      one: 'жодного разу за {{count}} день',
      few: 'жодного разу за {{count}} дні',
      many: 'жодного разу за {{count}} днів',
      other: 'жодного разу за {{count}} дня',
    },
    ru: {
      one: 'ни разу за {{count}} день',
      few: 'ни разу за {{count}} дня',
      many: 'ни разу за {{count}} дней',
      other: 'ни разу за {{count}} дня',
    },
  },
  notInNewest: {
    en: 'not in the newest calls',
    ua: 'не в найновіших дзвінках',
    ru: 'не в самых новых звонках',
  },
  nearMisses: { en: 'Unsure: listen to them', ua: 'Непевно: послухайте', ru: 'Неясно: послушайте' },
});
