import { texts } from '../../lib/texts.ts';

/** What is said of moments and coaching wherever they are shown. */
export const coachingTexts = texts('coaching:shared', {
  kind: { en: 'Kind', ua: 'Вид', ru: 'Вид' },
  kind_good: { en: 'Done well', ua: 'Добрий приклад', ru: 'Хороший пример' },
  kind_improve: { en: 'Could be better', ua: 'Можна краще', ru: 'Можно лучше' },
  theme: { en: 'Theme', ua: 'Тема', ru: 'Тема' },
  name: { en: 'Name', ua: 'Назва', ru: 'Название' },
  note: { en: 'Note', ua: 'Примітка', ru: 'Примечание' },
  openAt: {
    en: 'Open the call at {{time}}',
    ua: 'Відкрити дзвінок на {{time}}',
    ru: 'Открыть звонок на {{time}}',
  },
  add: { en: 'Coaching', ua: 'Коучинг', ru: 'Коучинг' },
  addLong: { en: 'Add to coaching', ua: 'Додати до коучингу', ru: 'Добавить в коучинг' },
  addAt: {
    en: 'Add to coaching: {{time}}',
    ua: 'Додати до коучингу: {{time}}',
    ru: 'Добавить в коучинг: {{time}}',
  },
  addTitle: { en: 'A moment for coaching', ua: 'Момент для коучингу', ru: 'Момент для коучинга' },
  editTitle: { en: 'Change the moment', ua: 'Змінити момент', ru: 'Изменить момент' },
  themeHelp: {
    en: 'One that is there, or a new one',
    ua: 'Одна з наявних або нова',
    ru: 'Одна из имеющихся или новая',
  },
  noteHelp: {
    en: 'What to listen for',
    ua: 'На що звернути увагу',
    ru: 'На что обратить внимание',
  },
  toLibrary: { en: 'Save to the library', ua: 'Зберегти до бібліотеки', ru: 'Сохранить в библиотеку' },
  giveNow: { en: 'Give now…', ua: 'Передати зараз…', ru: 'Передать сейчас…' },
  savedMoment: {
    en: 'The moment is in the library',
    ua: 'Момент збережено до бібліотеки',
    ru: 'Момент сохранён в библиотеку',
  },
  noOperator: {
    en: 'The call names no operator, so the moment can be kept but not given to anybody.',
    ua: 'У дзвінку не вказано оператора, тож момент можна зберегти, але не можна нікому передати.',
    ru: 'В звонке не указан оператор, поэтому момент можно сохранить, но нельзя никому передать.',
  },
});
