import type { ByName } from './by-what.ts';
import type { Named } from './names.ts';

/** What ways to group are called after “by”. */
export const byWords: Record<ByName, Named> = {
  hour: { en: 'hour', ua: 'годинами', ru: 'часам' },
  weekday: { en: 'weekday', ua: 'днями тижня', ru: 'дням недели' },
  day: { en: 'day', ua: 'днями', ru: 'дням' },
  week: { en: 'week', ua: 'тижнями', ru: 'неделям' },
  month: { en: 'month', ua: 'місяцями', ru: 'месяцам' },
  agent: { en: 'operator', ua: 'операторами', ru: 'операторам' },
  team: { en: 'team', ua: 'командами', ru: 'командам' },
  customer: { en: 'abonent', ua: 'абонентами', ru: 'абонентам' },
  tag: { en: 'tag', ua: 'тегами', ru: 'тегам' },
  pattern: { en: 'pattern', ua: 'патернами', ru: 'паттернам' },
  label: { en: 'label', ua: 'мітками', ru: 'меткам' },
  script: { en: 'script', ua: 'скриптами', ru: 'скриптам' },
  goal: { en: 'goal', ua: 'цілями', ru: 'целям' },
  project: { en: 'monitoring project', ua: 'проєктами моніторингу', ru: 'проектам мониторинга' },
  emotion: { en: 'emotion', ua: 'емоціями', ru: 'эмоциям' },
  source: { en: 'source', ua: 'джерелами', ru: 'источникам' },
  direction: { en: 'direction', ua: 'напрямками', ru: 'направлениям' },
  language: { en: 'language', ua: 'мовами', ru: 'языкам' },
  length: { en: 'length', ua: 'тривалістю', ru: 'длительности' },
  queue: { en: 'queue', ua: 'чергами', ru: 'очередям' },
  disposition: { en: 'outcome', ua: 'підсумками', ru: 'итогам' },
  campaign: { en: 'campaign', ua: 'кампаніями', ru: 'кампаниям' },
};

/** What stands for the calls that say nothing; the same where nobody knows who called. */
export const unsaidTitles: Partial<Record<ByName | 'noTeam', Named>> & { other: Named } = {
  agent: { en: 'No operator', ua: 'Оператора не вказано', ru: 'Оператор не указан' },
  team: { en: 'No operator', ua: 'Оператора не вказано', ru: 'Оператор не указан' },
  noTeam: { en: 'No team', ua: 'Без команди', ru: 'Без команды' },
  customer: { en: 'No abonent', ua: 'Абонента не вказано', ru: 'Абонент не указан' },
  tag: { en: 'No tag', ua: 'Без тегів', ru: 'Без тегов' },
  pattern: { en: 'No pattern', ua: 'Без патернів', ru: 'Без паттернов' },
  label: { en: 'No label', ua: 'Без міток', ru: 'Без меток' },
  script: { en: 'No script', ua: 'Без скриптів', ru: 'Без скриптов' },
  goal: { en: 'No goal', ua: 'Без цілей', ru: 'Без целей' },
  project: { en: 'No project', ua: 'Без проєктів', ru: 'Без проектов' },
  emotion: { en: 'No emotion', ua: 'Емоцію не визначено', ru: 'Эмоция не определена' },
  source: { en: 'No source', ua: 'Джерела не вказано', ru: 'Источник не указан' },
  direction: { en: 'No direction', ua: 'Напрямку не вказано', ru: 'Направление не указано' },
  language: { en: 'No language', ua: 'Мови не визначено', ru: 'Язык не определён' },
  length: { en: 'No length', ua: 'Тривалість невідома', ru: 'Длительность неизвестна' },
  queue: { en: 'No queue', ua: 'Черги не вказано', ru: 'Очередь не указана' },
  disposition: { en: 'No outcome', ua: 'Підсумку не вказано', ru: 'Итог не указан' },
  campaign: { en: 'No campaign', ua: 'Кампанії не вказано', ru: 'Кампания не указана' },
  other: { en: 'Not said', ua: 'Не вказано', ru: 'Не указано' },
};

/** What titles, keys and numbers are put together with. */
export const titleTexts = {
  byOne: { en: '{{what}} by {{first}}', ua: '{{what}} за {{first}}', ru: '{{what}} по {{first}}' },
  byTwo: {
    en: '{{what}} by {{first}} and {{second}}',
    ua: '{{what}} за {{first}} й {{second}}',
    ru: '{{what}} по {{first}} и {{second}}',
  },
  ofRule: { en: '{{what}} “{{name}}”', ua: '{{what}} «{{name}}»', ru: '{{what}} «{{name}}»' },
  ofEmotion: { en: '{{what}}: {{name}}', ua: '{{what}}: {{name}}', ru: '{{what}}: {{name}}' },
  ofQuestion: { en: '“{{name}}”, % of points', ua: '«{{name}}», % балів', ru: '«{{name}}», % баллов' },
  more: { en: '{{what}} ({{more}})', ua: '{{what}} ({{more}})', ru: '{{what}} ({{more}})' },
  longer: { en: 'from {{from}}', ua: 'від {{from}}', ru: 'от {{from}}' },
  decibels: { en: '{{value}} dB', ua: '{{value}} дБ', ru: '{{value}} дБ' },
} as const satisfies Record<string, Named>;
