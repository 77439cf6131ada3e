import { texts } from '../../lib/texts.ts';

export const sideTexts = texts('my-calls:side', {
  coaching: { en: 'Coaching', ua: 'Навчання', ru: 'Обучение' },
  listened: {
    en: '{{done}} of {{all}} listened',
    ua: 'прослухано {{done}} з {{all}}',
    ru: 'прослушано {{done}} из {{all}}',
  },
  from: { en: 'From {{name}}, {{date}}', ua: 'Від {{name}}, {{date}}', ru: 'От {{name}}, {{date}}' },
  toListen: { en: 'to listen', ua: 'послухати', ru: 'послушать' },
  heard: { en: 'listened', ua: 'прослухано', ru: 'прослушано' },
  moved: { en: 'Did it move?', ua: 'Чи змінилося?', ru: 'Изменилось ли?' },
  gone: {
    en: 'What it measured is gone',
    ua: 'Того, що вимірювали, вже немає',
    ru: 'Того, что измеряли, уже нет',
  },
  before: { en: 'Before', ua: 'До', ru: 'До' },
  after: { en: 'After', ua: 'Після', ru: 'После' },
  n: { en: 'n {{shown}}', ua: 'n {{shown}}', ru: 'n {{shown}}' },
  state_no_calls: {
    en: 'No calls since then.',
    ua: 'Відтоді дзвінків не було.',
    ru: 'С тех пор звонков не было.',
  },
  state_too_early: { en: 'Too early to say.', ua: 'Ще зарано казати.', ru: 'Ещё рано говорить.' },
  state_unclear: { en: 'No clear change.', ua: 'Явної зміни немає.', ru: 'Явного изменения нет.' },
  state_up: { en: 'It went up.', ua: 'Зросло.', ru: 'Выросло.' },
  state_down: { en: 'It went down.', ua: 'Знизилося.', ru: 'Снизилось.' },
  change: {
    en: 'The change is {{value}}, anywhere from {{low}} to {{high}}.',
    ua: 'Зміна {{value}}, десь від {{low}} до {{high}}.',
    ru: 'Изменение {{value}}, где-то от {{low}} до {{high}}.',
  },
  needed: {
    en: { one: 'About {{shown}} more call.', other: 'About {{shown}} more calls.' },
    ua: {
      one: 'Потрібно ще близько {{shown}} дзвінка.',
      few: 'Потрібно ще близько {{shown}} дзвінків.',
      many: 'Потрібно ще близько {{shown}} дзвінків.',
      other: 'Потрібно ще близько {{shown}} дзвінка.',
    },
    ru: {
      one: 'Нужно ещё около {{shown}} звонка.',
      few: 'Нужно ещё около {{shown}} звонков.',
      many: 'Нужно ещё около {{shown}} звонков.',
      other: 'Нужно ещё около {{shown}} звонка.',
    },
  },
});
