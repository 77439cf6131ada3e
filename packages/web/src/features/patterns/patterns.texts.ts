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
    ua: 'Опишіть один раз, як щось звучить, і надалі кожен такий дзвінок буде знайдено.',
    ru: 'Опишите один раз, как что-то звучит, и впредь каждый такой звонок будет найден.',
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
      one: 'Знайдене патерном «{{name}}» у {{count}} дзвінку буде забуто. Самих дзвінків це не торкнеться.',
      few: 'Знайдене патерном «{{name}}» у {{count}} дзвінках буде забуто. Самих дзвінків це не торкнеться.',
      many: 'Знайдене патерном «{{name}}» у {{count}} дзвінках буде забуто. Самих дзвінків це не торкнеться.',
      other: 'Знайдене патерном «{{name}}» у {{count}} дзвінка буде забуто. Самих дзвінків це не торкнеться.',
    },
    ru: {
      one: 'Найденное паттерном «{{name}}» в {{count}} звонке будет забыто. Самих звонков это не коснётся.',
      few: 'Найденное паттерном «{{name}}» в {{count}} звонках будет забыто. Самих звонков это не коснётся.',
      many: 'Найденное паттерном «{{name}}» в {{count}} звонках будет забыто. Самих звонков это не коснётся.',
      other: 'Найденное паттерном «{{name}}» в {{count}} звонка будет забыто. Самих звонков это не коснётся.',
    },
  },
});
