import { texts } from '../../lib/texts.ts';

export const patternsTexts = texts('patterns', {
  title: { en: 'Patterns', ua: 'Патерни', ru: 'Паттерны' },
  lead: {
    en: 'What to recognise in a call: words, numbers, events, emotions, one by one or together.',
    ua: 'Що розпізнавати у дзвінку: слова, показники, події, емоції, окремо чи разом.',
    ru: 'Что распознавать в звонке: слова, показатели, события, эмоции, по отдельности или вместе.',
  },
  add: { en: 'New pattern', ua: 'Новий патерн', ru: 'Новый паттерн' },
  emptyTitle: { en: 'No patterns yet', ua: 'Патернів ще немає', ru: 'Паттернов ещё нет' },
  emptyText: {
    en: 'Write down once how something sounds, and every call that fits is found from then on.',
    ua: 'Опишіть один раз, як щось звучить, і надалі знаходитиметься кожен відповідний дзвінок.',
    ru: 'Опишите один раз, как что-то звучит, и впредь будет находиться каждый подходящий звонок.',
  },
  rule: { en: 'Matches when', ua: 'Підходить, коли', ru: 'Подходит, когда' },
  name: { en: 'Name', ua: 'Назва', ru: 'Название' },
  description: { en: 'Description', ua: 'Опис', ru: 'Описание' },
  openCalls: {
    en: { one: 'Open {{count}} call', other: 'Open {{count}} calls' },
    ua: {
      one: 'Відкрити {{count}} дзвінок',
      few: 'Відкрити {{count}} дзвінки',
      many: 'Відкрити {{count}} дзвінків',
      other: 'Відкрити {{count}} дзвінка',
    },
    ru: {
      one: 'Открыть {{count}} звонок',
      few: 'Открыть {{count}} звонка',
      many: 'Открыть {{count}} звонков',
      other: 'Открыть {{count}} звонка',
    },
  },
  created: { en: 'Pattern added', ua: 'Патерн додано', ru: 'Паттерн добавлен' },
  deleted: { en: 'Pattern deleted', ua: 'Патерн видалено', ru: 'Паттерн удалён' },
  deleteTitle: { en: 'Delete this pattern?', ua: 'Видалити цей патерн?', ru: 'Удалить этот паттерн?' },
  deleteText: {
    en: {
      one: 'What “{{name}}” found in {{count}} call is forgotten. The call itself stays.',
      other: 'What “{{name}}” found in {{count}} calls is forgotten. The calls themselves stay.',
    },
    ua: {
      one: 'Знайдене патерном «{{name}}» у {{count}} дзвінку буде забуто. Сам дзвінок лишиться.',
      few: 'Знайдене патерном «{{name}}» у {{count}} дзвінках буде забуто. Самі дзвінки лишаться.',
      many: 'Знайдене патерном «{{name}}» у {{count}} дзвінках буде забуто. Самі дзвінки лишаться.',
      other: 'Знайдене патерном «{{name}}» у {{count}} дзвінка буде забуто. Самі дзвінки лишаться.',
    },
    ru: {
      one: 'Найденное паттерном «{{name}}» в {{count}} звонке будет забыто. Сам звонок останется.',
      few: 'Найденное паттерном «{{name}}» в {{count}} звонках будет забыто. Сами звонки останутся.',
      many: 'Найденное паттерном «{{name}}» в {{count}} звонках будет забыто. Сами звонки останутся.',
      other: 'Найденное паттерном «{{name}}» в {{count}} звонка будет забыто. Сами звонки останутся.',
    },
  },
});
