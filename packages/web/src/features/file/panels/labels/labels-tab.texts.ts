import { texts } from '../../../../lib/texts.ts';

export const labelsTabTexts = texts('file:labels', {
  tab: { en: 'Labels', ua: 'Мітки', ru: 'Метки' },
  emptyTitle: { en: 'No classifiers yet', ua: 'Класифікаторів ще немає', ru: 'Классификаторов ещё нет' },
  emptyText: {
    en: 'A classifier learns from examples what calls are about, and says here which labels this one has.',
    ua: 'Класифікатор на прикладах вчиться, про що дзвінки, і показує тут, які мітки має цей.',
    ru: 'Классификатор учится на примерах, о чём звонки, и показывает здесь, какие метки есть у этого.',
  },
  create: { en: 'New classifier', ua: 'Новий класифікатор', ru: 'Новый классификатор' },
  version: { en: 'v{{version}}', ua: 'v{{version}}', ru: 'v{{version}}' },
  versionHelp: {
    en: 'The version that answered this call',
    ua: 'Версія, яка відповіла щодо цього дзвінка',
    ru: 'Версия, которая ответила об этом звонке',
  },
  none: {
    en: 'The call has none of its labels.',
    ua: 'Жодної з його міток дзвінок не має.',
    ru: 'Ни одной из его меток у звонка нет.',
  },
  unsure: {
    en: 'Unsure: a person decides',
    ua: 'Непевно: вирішує людина',
    ru: 'Неуверенно: решает человек',
  },
  hasNot: { en: 'Does not have: {{shown}}', ua: 'Не має: {{shown}}', ru: 'Нет: {{shown}}' },
  probability: {
    en: 'Probability {{share}}',
    ua: 'Імовірність {{share}}',
    ru: 'Вероятность {{share}}',
  },
  byMachine: { en: 'by the classifier', ua: 'за класифікатором', ru: 'по классификатору' },
  byPerson: { en: 'by a person', ua: 'за людиною', ru: 'по человеку' },
  machineSaid: {
    en: 'the classifier: {{share}}',
    ua: 'класифікатор: {{share}}',
    ru: 'классификатор: {{share}}',
  },
  answers: {
    en: 'Whether the call has “{{label}}”',
    ua: 'Чи має дзвінок мітку «{{label}}»',
    ru: 'Есть ли у звонка метка «{{label}}»',
  },
  yes: { en: 'Has it', ua: 'Має', ru: 'Есть' },
  no: { en: 'Has it not', ua: 'Не має', ru: 'Нет' },
  pressAgain: {
    en: 'Press again to take this back',
    ua: 'Натисніть ще раз, щоб скасувати',
    ru: 'Нажмите ещё раз, чтобы отменить',
  },
  saidYes: {
    en: 'The call has “{{label}}” now.',
    ua: 'Дзвінок тепер має мітку «{{label}}».',
    ru: 'У звонка теперь есть метка «{{label}}».',
  },
  saidNo: {
    en: 'The call does not have “{{label}}” any more.',
    ua: 'Дзвінок більше не має мітки «{{label}}».',
    ru: 'У звонка больше нет метки «{{label}}».',
  },
  saidNothing: {
    en: 'The classifier answers for “{{label}}” again.',
    ua: 'За мітку «{{label}}» знову відповідає класифікатор.',
    ru: 'За метку «{{label}}» снова отвечает классификатор.',
  },
  teachesCall: {
    en: 'What you answer becomes an example for the classifier.',
    ua: 'Ваша відповідь стає прикладом для класифікатора.',
    ru: 'Ваш ответ становится примером для классификатора.',
  },
  teachesMoments: {
    en: 'After “Has it not” these moments become examples for the classifier.',
    ua: 'Після «Не має» ці моменти стають прикладами для класифікатора.',
    ru: 'После «Нет» эти моменты становятся примерами для классификатора.',
  },
  where: { en: 'Where was it said?', ua: 'Де це сказано?', ru: 'Где это сказано?' },
  whereHelp: {
    en: 'The phrase becomes an example: from it the classifier learns what it missed.',
    ua: 'Фраза стане прикладом: на ній класифікатор навчиться того, що пропустив.',
    ru: 'Фраза станет примером: на ней классификатор научится тому, что пропустил.',
  },
  saidWhere: {
    en: 'The phrase is an example of “{{label}}” now.',
    ua: 'Фраза тепер приклад мітки «{{label}}».',
    ru: 'Фраза теперь пример метки «{{label}}».',
  },
  moreMoments: {
    en: 'More moments: {{shown}}',
    ua: 'Ще моментів: {{shown}}',
    ru: 'Ещё моментов: {{shown}}',
  },
  fewerMoments: { en: 'Show fewer', ua: 'Згорнути', ru: 'Свернуть' },
  unanswered: { en: 'Not answered yet', ua: 'Ще без відповіді', ru: 'Пока без ответа' },
  learnedNothing: {
    en: 'It has learned nothing yet.',
    ua: 'Він ще нічого не навчився.',
    ru: 'Он ещё ничему не научился.',
  },
  inProcess: {
    en: 'It answers when the call is processed.',
    ua: 'Відповість, коли дзвінок буде оброблено.',
    ru: 'Ответит, когда звонок будет обработан.',
  },
  cameBefore: {
    en: 'The call came in before it could answer. Apply it to past calls.',
    ua: 'Дзвінок надійшов раніше, ніж він міг відповісти. Застосуйте його до минулих дзвінків.',
    ru: 'Звонок поступил раньше, чем он мог ответить. Примените его к прошлым звонкам.',
  },
});
