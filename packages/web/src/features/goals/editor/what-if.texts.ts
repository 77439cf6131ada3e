import { texts } from '../../../lib/texts.ts';

export const whatIfTexts = texts('goal-what-if', {
  title: { en: 'What if', ua: 'Що, якби', ru: 'Что, если' },
  days: {
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
  period: { en: 'Period', ua: 'Період', ru: 'Период' },
  was: { en: 'was {{mean}} · n = {{n}}', ua: 'було {{mean}} · n = {{n}}', ru: 'было {{mean}} · n = {{n}}' },
  calls: {
    en: { one: 'n = {{shown}} call', other: 'n = {{shown}} calls' },
    ua: {
      one: 'n = {{shown}} дзвінок',
      few: 'n = {{shown}} дзвінки',
      many: 'n = {{shown}} дзвінків',
      other: 'n = {{shown}} дзвінка',
    },
    ru: {
      one: 'n = {{shown}} звонок',
      few: 'n = {{shown}} звонка',
      many: 'n = {{shown}} звонков',
      other: 'n = {{shown}} звонка',
    },
  },
  scope: {
    en: 'The form is for {{files}} of {{looked}} calls looked at, of {{total}}.',
    ua: 'Форма діє для {{files}} з {{looked}} переглянутих дзвінків; усього {{total}}.',
    ru: 'Форма действует для {{files}} из {{looked}} просмотренных звонков; всего {{total}}.',
  },
  none: {
    en: 'The form is for none of these calls.',
    ua: 'Форма не діє для жодного з цих дзвінків.',
    ru: 'Форма не действует ни для одного из этих звонков.',
  },
  provisional: {
    en: 'None of these calls has a score yet: too few of its questions are answered.',
    ua: 'Жоден із цих дзвінків ще не має оцінки: замало запитань із відповіддю.',
    ru: 'Ни у одного из этих звонков ещё нет оценки: мало вопросов с ответом.',
  },
  draft: { en: 'As written', ua: 'Як написано', ru: 'Как написано' },
  live: { en: 'As it stands', ua: 'Як є', ru: 'Как есть' },
  passed: { en: '{{share}} pass', ua: 'зараховано {{share}}', ru: 'зачтено {{share}}' },
  passedBefore: {
    en: '{{before}} passed, now {{share}}',
    ua: 'було {{before}}, стане {{share}}',
    ru: 'было {{before}}, станет {{share}}',
  },
  histogram: { en: 'Calls by score', ua: 'Дзвінки за оцінкою', ru: 'Звонки по оценке' },
  column: {
    en: '{{from}} to {{to}}: {{count}}',
    ua: '{{from}}–{{to}}: {{count}}',
    ru: '{{from}}–{{to}}: {{count}}',
  },
  movedBy: { en: 'What moved it', ua: 'Що на це вплинуло', ru: 'Что на это повлияло' },
  movedByUnit: { en: 'points of the mean', ua: 'пунктів середньої', ru: 'пунктов средней' },
  show: { en: 'Which calls', ua: 'Які дзвінки', ru: 'Какие звонки' },
  all: { en: 'Change {{number}}', ua: 'Змінилися {{number}}', ru: 'Изменились {{number}}' },
  nowFail: { en: 'Now fail {{number}}', ua: 'Не зараховано {{number}}', ru: 'Не зачтено {{number}}' },
  nowPass: { en: 'Now pass {{number}}', ua: 'Зараховано {{number}}', ru: 'Зачтено {{number}}' },
  waiting: {
    en: 'Complete the questions to see how past calls would come out.',
    ua: 'Заповніть запитання, щоб побачити, як вийшли б минулі дзвінки.',
    ru: 'Заполните вопросы, чтобы увидеть, как вышли бы прошлые звонки.',
  },
  oldStay: {
    en: 'Scores that are there stay as they are.',
    ua: 'Наявні оцінки лишаються як є.',
    ru: 'Имеющиеся оценки остаются как есть.',
  },
  historyText: {
    en: 'All calls that are there are scored by this version in the background. What people answered stays.',
    ua: 'У фоновому режимі всі наявні дзвінки оцінюються за цією версією. Відповіді людей лишаються.',
    ru: 'В фоновом режиме все имеющиеся звонки оцениваются по этой версии. Ответы людей остаются.',
  },
  history: { en: 'Score past calls again', ua: 'Оцінити минулі знову', ru: 'Оценить прошлые заново' },
  publish: { en: 'Publish', ua: 'Опублікувати', ru: 'Опубликовать' },
  askedAgain: {
    en: 'One question was asked again',
    ua: 'Одне запитання поставлено знову',
    ru: 'Один вопрос задан снова',
  },
  handedOver: {
    en: 'Answers that went to people: {{number}}.',
    ua: 'Відповідей передано людям: {{number}}.',
    ru: 'Ответов передано людям: {{number}}.',
  },
  scored: { en: 'Past calls scored', ua: 'Минулі дзвінки оцінено', ru: 'Прошлые звонки оценены' },
  scoring: { en: 'Scoring past calls', ua: 'Оцінювання минулих дзвінків', ru: 'Оценка прошлых звонков' },
  changedScores: {
    en: { one: '{{count}} score changed', other: '{{count}} scores changed' },
    ua: {
      one: 'змінилася {{count}} оцінка',
      few: 'змінилися {{count}} оцінки',
      many: 'змінилося {{count}} оцінок',
      other: 'змінилося {{count}} оцінки',
    },
    ru: {
      one: 'изменилась {{count}} оценка',
      few: 'изменились {{count}} оценки',
      many: 'изменилось {{count}} оценок',
      other: 'изменилось {{count}} оценки',
    },
  },
});
