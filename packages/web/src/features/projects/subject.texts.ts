import { texts } from '../../lib/texts.ts';

/** What a project teaches or tests. */
export const subjectTexts = texts('project-subject', {
  subject: { en: 'Subject', ua: 'Предмет', ru: 'Предмет' },
  help_training: { en: 'what is taught', ua: 'чого навчають', ru: 'что обучают' },
  help_testing: { en: 'what is tested', ua: 'що тестують', ru: 'что тестируют' },
  kind: { en: 'What is tested', ua: 'Що тестується', ru: 'Что тестируется' },
  kind_classifier: { en: 'Classifier', ua: 'Класифікатор', ru: 'Классификатор' },
  kind_pattern: { en: 'Pattern', ua: 'Патерн', ru: 'Паттерн' },
  kind_script: { en: 'Script', ua: 'Скрипт', ru: 'Скрипт' },
  kind_goal: { en: 'Scorecard', ua: 'Оціночна карта', ru: 'Оценочная карта' },
  kind_engine: { en: 'Speech recognition', ua: 'Розпізнавання мовлення', ru: 'Распознавание речи' },
  choose_classifier: { en: 'Choose a classifier', ua: 'Виберіть класифікатор', ru: 'Выберите классификатор' },
  choose_pattern: { en: 'Choose a pattern', ua: 'Виберіть патерн', ru: 'Выберите паттерн' },
  choose_script: { en: 'Choose a script', ua: 'Виберіть скрипт', ru: 'Выберите скрипт' },
  choose_goal: { en: 'Choose a goal', ua: 'Виберіть ціль', ru: 'Выберите цель' },
  noneToChoose: {
    en: 'There is nothing of this kind yet.',
    ua: 'Такого ще нічого немає.',
    ru: 'Такого ещё ничего нет.',
  },
  whichEngine: {
    en: 'How well the calls are written down, against transcripts that people have corrected.',
    ua: 'Наскільки добре записано дзвінки, порівняно з транскриптами, які виправили люди.',
    ru: 'Насколько хорошо записаны звонки, по сравнению с транскриптами, которые исправили люди.',
  },
  needed_training: {
    en: 'The project can be saved without one, but a classifier is needed to teach it.',
    ua: 'Проєкт можна зберегти і без нього, але щоб навчати, потрібен класифікатор.',
    ru: 'Проект можно сохранить и без него, но чтобы обучать, нужен классификатор.',
  },
  needed_testing: {
    en: 'The project can be saved without one, but a subject is needed to test it.',
    ua: 'Проєкт можна зберегти і без нього, але щоб тестувати, потрібен предмет.',
    ru: 'Проект можно сохранить и без него, но чтобы тестировать, нужен предмет.',
  },
  onChange: {
    en: 'Test every new version',
    ua: 'Тестувати кожну нову версію',
    ru: 'Тестировать каждую новую версию',
  },
  onChangeHelp: {
    en: 'The author of the project is told when a new version is worse than the one before.',
    ua: 'Якщо нова версія гірша за попередню, автор проєкту дізнається про це.',
    ru: 'Если новая версия хуже прежней, автор проекта узнает об этом.',
  },
  gone: { en: 'no longer there', ua: 'уже немає', ru: 'больше нет' },
  chooseSubject: { en: 'Choose a subject', ua: 'Вибрати предмет', ru: 'Выбрать предмет' },
  chooseClassifier: { en: 'Choose a classifier', ua: 'Вибрати класифікатор', ru: 'Выбрать классификатор' },
  lookAt: { en: 'Look at the project', ua: 'Переглянути проєкт', ru: 'Посмотреть проект' },
});
