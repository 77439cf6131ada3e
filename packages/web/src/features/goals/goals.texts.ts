import { texts } from '../../lib/texts.ts';

export const goalsTexts = texts('goals', {
  title: { en: 'Goals', ua: 'Цілі', ru: 'Цели' },
  lead: {
    en: 'Scorecards: questions that are asked about every call, answered with evidence, and checked by people.',
    ua: 'Оціночні форми: запитання про кожен дзвінок, відповіді з доказами й перевірка людьми.',
    ru: 'Оценочные формы: вопросы о каждом звонке, ответы с основаниями и проверка людьми.',
  },
  add: { en: 'New goal', ua: 'Нова ціль', ru: 'Новая цель' },
  emptyTitle: { en: 'No goals yet', ua: 'Цілей ще немає', ru: 'Целей ещё нет' },
  emptyText: {
    en: 'Write down once what makes a good call, and every call gets a score that shows why.',
    ua: 'Запишіть один раз, що робить дзвінок добрим, і кожен дзвінок отримає оцінку з поясненням.',
    ru: 'Запишите один раз, что делает звонок хорошим, и каждый звонок получит оценку с объяснением.',
  },
  questions: { en: 'Questions', ua: 'Запитання', ru: 'Вопросы' },
  mean: { en: 'Mean score', ua: 'Середня оцінка', ru: 'Средняя оценка' },
  passedColumn: { en: 'Passed', ua: 'Зараховано', ru: 'Зачтено' },
  deleted: { en: 'Goal deleted', ua: 'Ціль видалено', ru: 'Цель удалена' },
  deleteTitle: { en: 'Delete this goal?', ua: 'Видалити цю ціль?', ru: 'Удалить эту цель?' },
  deleteText: {
    en: {
      one: 'The score of {{count}} call by “{{name}}” goes with it. The call itself stays.',
      other: 'The scores of {{count}} calls by “{{name}}” go with it. The calls themselves stay.',
    },
    ua: {
      one: 'Разом із «{{name}}» зникне оцінка {{count}} дзвінка. Самого дзвінка це не торкнеться.',
      few: 'Разом із «{{name}}» зникнуть оцінки {{count}} дзвінків. Самих дзвінків це не торкнеться.',
      many: 'Разом із «{{name}}» зникнуть оцінки {{count}} дзвінків. Самих дзвінків це не торкнеться.',
      other: 'Разом із «{{name}}» зникнуть оцінки {{count}} дзвінка. Самих дзвінків це не торкнеться.',
    },
    ru: {
      one: 'Вместе с «{{name}}» исчезнет оценка {{count}} звонка. Самого звонка это не коснётся.',
      few: 'Вместе с «{{name}}» исчезнут оценки {{count}} звонков. Самих звонков это не коснётся.',
      many: 'Вместе с «{{name}}» исчезнут оценки {{count}} звонков. Самих звонков это не коснётся.',
      other: 'Вместе с «{{name}}» исчезнут оценки {{count}} звонка. Самих звонков это не коснётся.',
    },
  },
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
});
