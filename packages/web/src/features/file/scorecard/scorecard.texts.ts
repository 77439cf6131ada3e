import { texts } from '../../../lib/texts.ts';

export const scorecardTexts = texts('scorecard', {
  head: {
    en: 'Question, answer, evidence',
    ua: 'Запитання, відповідь, доказ',
    ru: 'Вопрос, ответ, основание',
  },
  show: { en: 'Which questions', ua: 'Які запитання', ru: 'Какие вопросы' },
  all: { en: 'All {{number}}', ua: 'Усі {{number}}', ru: 'Все {{number}}' },
  unsure: { en: 'Low confidence {{number}}', ua: 'Непевні {{number}}', ru: 'Неуверенные {{number}}' },
  openOnes: { en: 'Unanswered {{number}}', ua: 'Без відповіді {{number}}', ru: 'Без ответа {{number}}' },
  noneLeft: {
    en: 'There are none of these.',
    ua: 'Таких немає.',
    ru: 'Таких нет.',
  },
  answered: {
    en: '{{done}} of {{all}} answered',
    ua: 'є відповідь: {{done}} з {{all}}',
    ru: 'с ответом: {{done}} из {{all}}',
  },
  answerTo: {
    en: 'Answer to “{{question}}”',
    ua: 'Відповідь на «{{question}}»',
    ru: 'Ответ на «{{question}}»',
  },
  pointsFor: { en: 'Points for it', ua: 'Бали за неї', ru: 'Баллы за него' },
  overrule: {
    en: 'You overrule the machine',
    ua: 'Ви відхиляєте автоматичну відповідь',
    ru: 'Вы отклоняете автоматический ответ',
  },
  overruleText: { en: 'a comment is required', ua: 'потрібен коментар', ru: 'нужен комментарий' },
  comment: { en: 'Comment', ua: 'Коментар', ru: 'Комментарий' },
  commentOf: {
    en: 'Comment on “{{question}}”',
    ua: 'Коментар до «{{question}}»',
    ru: 'Комментарий к «{{question}}»',
  },
  reason: { en: 'Why points are lost', ua: 'Чому втрачено бали', ru: 'Почему потеряны баллы' },
  noReason: { en: 'No reason chosen', ua: 'Причину не вибрано', ru: 'Причина не выбрана' },
  takeBack: { en: 'Take my answer back', ua: 'Забрати мою відповідь', ru: 'Забрать мой ответ' },
  points: {
    en: '{{earned}} of {{possible}} points',
    ua: '{{earned}} з {{possible}} балів',
    ru: '{{earned}} из {{possible}} баллов',
  },
  failedBy: { en: 'Failed: {{questions}}', ua: 'Провалено: {{questions}}', ru: 'Провалено: {{questions}}' },
  machineAlone: {
    en: 'Machine alone {{score}}',
    ua: 'Лише автоматично {{score}}',
    ru: 'Только автоматически {{score}}',
  },
  agreement: {
    en: 'agreement with you {{agreed}} of {{compared}}',
    ua: 'збіг із вами {{agreed}} з {{compared}}',
    ru: 'совпадение с вами {{agreed}} из {{compared}}',
  },
  keysAnswer: { en: 'answer', ua: 'відповідь', ru: 'ответ' },
  keysNext: { en: 'accept, next', ua: 'прийняти, далі', ru: 'принять, дальше' },
  keysPlay: { en: 'play quote', ua: 'слухати цитату', ru: 'слушать цитату' },
  save: { en: 'Publish', ua: 'Опублікувати', ru: 'Опубликовать' },
  saveNext: { en: 'Publish, next', ua: 'Опублікувати, далі', ru: 'Опубликовать, дальше' },
  saved: { en: 'The score is published', ua: 'Оцінку опубліковано', ru: 'Оценка опубликована' },
  lastOne: {
    en: 'The score is published. This was the last call of the list.',
    ua: 'Оцінку опубліковано. Це був останній дзвінок списку.',
    ru: 'Оценка опубликована. Это был последний звонок списка.',
  },
  missing: {
    en: {
      one: '{{count}} answer still needs a comment or points.',
      other: '{{count}} answers still need a comment or points.',
    },
    ua: {
      one: 'Для {{count}} відповіді ще потрібен коментар або бали.',
      few: 'Для {{count}} відповідей ще потрібен коментар або бали.',
      many: 'Для {{count}} відповідей ще потрібен коментар або бали.',
      other: 'Для {{count}} відповіді ще потрібен коментар або бали.',
    },
    ru: {
      one: 'Для {{count}} ответа ещё нужен комментарий или баллы.',
      few: 'Для {{count}} ответов ещё нужен комментарий или баллы.',
      many: 'Для {{count}} ответов ещё нужен комментарий или баллы.',
      other: 'Для {{count}} ответа ещё нужен комментарий или баллы.',
    },
  },
  openLeft: {
    en: 'Still open: {{count}}. A blind review answers every question.',
    ua: 'Без відповіді: {{count}}. Перевірка наосліп відповідає на всі запитання.',
    ru: 'Без ответа: {{count}}. Проверка вслепую отвечает на все вопросы.',
  },
  noScore: {
    en: 'This call has no score by this goal.',
    ua: 'Цей дзвінок не має оцінки за цією ціллю.',
    ru: 'У этого звонка нет оценки по этой цели.',
  },
  scoreIt: { en: 'Score it', ua: 'Оцінити', ru: 'Оценить' },
  toCall: { en: 'Back to the call', ua: 'Назад до дзвінка', ru: 'Назад к звонку' },
  changedMeanwhile: {
    en: 'Somebody else changed answers meanwhile. They are shown now; yours are kept. Publish again when you agree.',
    ua: 'Хтось інший тим часом змінив відповіді. Тепер їх видно; ваші збережено. Опублікуйте ще раз, якщо згодні.',
    ru: 'Кто-то другой тем временем изменил ответы. Теперь они видны; ваши сохранены. Опубликуйте ещё раз, если согласны.',
  },
  draftAnswer: { en: 'Question {{number}}', ua: 'Запитання {{number}}', ru: 'Вопрос {{number}}' },
});
