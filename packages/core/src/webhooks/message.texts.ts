import type { Locale } from '../locales.ts';

/** What a message says around the words of a call. */
export const messageTexts = {
  found: {
    en: 'The project “{name}” found a conversation',
    ua: 'Проєкт «{name}» знайшов розмову',
    ru: 'Проект «{name}» нашёл разговор',
  },
  sample: {
    en: 'This is a sample. Nothing was found.',
    ua: 'Це лише зразок: насправді нічого не знайдено.',
    ru: 'Это только образец: на самом деле ничего не найдено.',
  },
  conversation: { en: 'Conversation', ua: 'Розмова', ru: 'Разговор' },
  began: { en: 'Began', ua: 'Початок', ru: 'Начало' },
  length: { en: 'Length', ua: 'Тривалість', ru: 'Длительность' },
  operator: { en: 'Operator', ua: 'Оператор', ru: 'Оператор' },
  abonent: { en: 'Abonent', ua: 'Абонент', ru: 'Абонент' },
  score: { en: 'Score', ua: 'Оцінка', ru: 'Оценка' },
  speaker: { en: 'Speaker', ua: 'Співрозмовник', ru: 'Собеседник' },
  query: { en: 'Words of the project', ua: 'Слова проєкту', ru: 'Слова проекта' },
  open: { en: 'Open the conversation', ua: 'Відкрити розмову', ru: 'Открыть разговор' },
} as const satisfies Record<string, Record<Locale, string>>;
