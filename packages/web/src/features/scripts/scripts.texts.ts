import { texts } from '../../lib/texts.ts';

export const scriptsTexts = texts('scripts', {
  title: { en: 'Scripts', ua: 'Скрипти', ru: 'Скрипты' },
  lead: {
    en: 'Sentences to say, or never to say, in any wording: found in every call, also where a word was misheard.',
    ua: 'Речення, які треба або не можна казати, у будь-якому формулюванні: знаходяться в кожному дзвінку, навіть якщо слово розпізнано з помилкою.',
    ru: 'Фразы, которые нужно или нельзя говорить, в любой формулировке: находятся в каждом звонке, даже если слово распознано с ошибкой.',
  },
  add: { en: 'New script', ua: 'Новий скрипт', ru: 'Новый скрипт' },
  emptyTitle: { en: 'No scripts yet', ua: 'Скриптів ще немає', ru: 'Скриптов ещё нет' },
  emptyText: {
    en: 'Write down a greeting or a notice once, and every call shows whether it was said, how closely, by whom and when.',
    ua: 'Запишіть один раз вітання чи попередження, і в кожному дзвінку буде видно, чи його сказано, наскільки близько, хто й коли.',
    ru: 'Запишите один раз приветствие или предупреждение, и в каждом звонке будет видно, сказано ли оно, насколько близко, кем и когда.',
  },
  type: { en: 'Type', ua: 'Тип', ru: 'Тип' },
  step: { en: 'Step', ua: 'Крок', ru: 'Шаг' },
  demand: { en: 'Demand', ua: 'Вимога', ru: 'Требование' },
  variations: { en: 'Variations', ua: 'Варіанти', ru: 'Варианты' },
  wording: { en: 'How it is said', ua: 'Як це кажуть', ru: 'Как это говорят' },
  name: { en: 'Name', ua: 'Назва', ru: 'Название' },
  description: { en: 'Description', ua: 'Опис', ru: 'Описание' },
  set: { en: 'Set', ua: 'Набір', ru: 'Набор' },
  setHelp: {
    en: 'Scripts of one set are said one after the other, by their places.',
    ua: 'Скрипти одного набору кажуть один за одним, за їхніми місцями.',
    ru: 'Скрипты одного набора говорят один за другим, по их местам.',
  },
  place: { en: 'Place', ua: 'Місце', ru: 'Место' },
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
  created: { en: 'Script added', ua: 'Скрипт додано', ru: 'Скрипт добавлен' },
  deleted: { en: 'Script deleted', ua: 'Скрипт видалено', ru: 'Скрипт удалён' },
  deleteTitle: { en: 'Delete this script?', ua: 'Видалити цей скрипт?', ru: 'Удалить этот скрипт?' },
  deleteText: {
    en: {
      one: 'What “{{name}}” found in {{count}} call is forgotten. The call itself stays.',
      other: 'What “{{name}}” found in {{count}} calls is forgotten. The calls themselves stay.',
    },
    ua: {
      one: 'Знайдене скриптом «{{name}}» у {{count}} дзвінку буде забуто. Самих дзвінків це не торкнеться.',
      few: 'Знайдене скриптом «{{name}}» у {{count}} дзвінках буде забуто. Самих дзвінків це не торкнеться.',
      many: 'Знайдене скриптом «{{name}}» у {{count}} дзвінках буде забуто. Самих дзвінків це не торкнеться.',
      other: 'Знайдене скриптом «{{name}}» у {{count}} дзвінка буде забуто. Самих дзвінків це не торкнеться.',
    },
    ru: {
      one: 'Найденное скриптом «{{name}}» в {{count}} звонке будет забыто. Самих звонков это не коснётся.',
      few: 'Найденное скриптом «{{name}}» в {{count}} звонках будет забыто. Самих звонков это не коснётся.',
      many: 'Найденное скриптом «{{name}}» в {{count}} звонках будет забыто. Самих звонков это не коснётся.',
      other: 'Найденное скриптом «{{name}}» в {{count}} звонка будет забыто. Самих звонков это не коснётся.',
    },
  },
});
