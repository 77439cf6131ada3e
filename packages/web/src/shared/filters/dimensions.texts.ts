import { texts } from '../../lib/texts.ts';

/**
 * What dimensions are called, under their names, and as `NAME.VALUE` the values of those that have a list of them; of a flag
 * `NAME.only`. A feature says it of its own beside itself, as `filters:FEATURE`.
 */
export const dimensionTexts = texts('filters:calls', {
  created: { en: 'Added', ua: 'Додано', ru: 'Добавлено' },
  recorded_at: { en: 'Recorded', ua: 'Записано', ru: 'Записано' },
  tags: { en: 'Tags', ua: 'Теги', ru: 'Теги' },
  operators: { en: 'Operator', ua: 'Оператор', ru: 'Оператор' },
  abonents: { en: 'Abonent', ua: 'Абонент', ru: 'Абонент' },
  agents: { en: 'Operator', ua: 'Оператор', ru: 'Оператор' },
  subscribers: { en: 'Abonent', ua: 'Абонент', ru: 'Абонент' },
  teams: { en: 'Team', ua: 'Команда', ru: 'Команда' },
  status: { en: 'Status', ua: 'Стан', ru: 'Состояние' },
  direction: { en: 'Direction', ua: 'Напрямок', ru: 'Направление' },
  queue: { en: 'Queue', ua: 'Черга', ru: 'Очередь' },
  disposition: { en: 'Outcome', ua: 'Підсумок', ru: 'Итог' },
  campaign: { en: 'Campaign', ua: 'Кампанія', ru: 'Кампания' },
  duration: { en: 'Length', ua: 'Тривалість', ru: 'Длительность' },
  favorite: { en: 'Favourites', ua: 'Обране', ru: 'Избранное' },
  'favorite.only': { en: 'Only favourites', ua: 'Лише обране', ru: 'Только избранное' },
  emotions: { en: 'Strongest emotion', ua: 'Найсильніша емоція', ru: 'Самая сильная эмоция' },
  language: { en: 'Language', ua: 'Мова', ru: 'Язык' },
  sources: { en: 'Source', ua: 'Джерело', ru: 'Источник' },
  segments: { en: 'Segment', ua: 'Сегмент', ru: 'Сегмент' },
  patterns: { en: 'Pattern', ua: 'Патерн', ru: 'Паттерн' },
  matching: { en: 'Several chosen', ua: 'Якщо вибрано кілька', ru: 'Если выбрано несколько' },
  'matching.any': {
    en: 'Any of the tags, segments, patterns',
    ua: 'Будь-який із тегів, сегментів, патернів',
    ru: 'Любой из тегов, сегментов, паттернов',
  },
  'matching.all': {
    en: 'All of the tags, segments, patterns',
    ua: 'Усі теги, сегменти, патерни',
    ru: 'Все теги, сегменты, паттерны',
  },
  without_tags: { en: 'Without tags', ua: 'Без тегів', ru: 'Без тегов' },
  origin: { en: 'How it came', ua: 'Як надійшло', ru: 'Как поступило' },
  'origin.upload': { en: 'Uploaded', ua: 'Завантажено', ru: 'Загружено' },
  'origin.api': { en: 'By API', ua: 'Через API', ru: 'Через API' },
  'origin.demo': { en: 'Sample calls', ua: 'Дзвінки-приклади', ru: 'Звонки-примеры' },
  type: { en: 'Kind', ua: 'Вид', ru: 'Вид' },
  'type.audio': { en: 'Recording', ua: 'Запис', ru: 'Запись' },
  'type.text': { en: 'Text', ua: 'Текст', ru: 'Текст' },
  name: { en: 'Name', ua: 'Назва', ru: 'Название' },
  fields: { en: 'Own fields', ua: 'Власні поля', ru: 'Свои поля' },
  metrics: { en: 'Metrics', ua: 'Показники', ru: 'Показатели' },
});
