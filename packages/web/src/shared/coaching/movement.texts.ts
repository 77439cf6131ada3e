import { texts } from '../../lib/texts.ts';

export const movementTexts = texts('coaching:movement', {
  moved: { en: 'Did it move?', ua: 'Чи змінилося?', ru: 'Изменилось ли?' },
  gone: {
    en: 'What it measured is gone',
    ua: 'Того, що вимірювали, вже немає',
    ru: 'Того, что измеряли, уже нет',
  },
  before: { en: 'Before', ua: 'До', ru: 'До' },
  after: { en: 'After', ua: 'Після', ru: 'После' },
  interval: { en: '{{low}} – {{high}}', ua: '{{low}} – {{high}}', ru: '{{low}} – {{high}}' },
  n: { en: 'n {{shown}}', ua: 'n {{shown}}', ru: 'n {{shown}}' },
  opens: {
    en: '{{side}}: open the calls, {{shown}}',
    ua: '{{side}}: відкрити дзвінки, {{shown}}',
    ru: '{{side}}: открыть звонки, {{shown}}',
  },
  state_no_calls: {
    en: 'No calls since then.',
    ua: 'Відтоді дзвінків не було.',
    ru: 'С тех пор звонков не было.',
  },
  state_too_early: { en: 'Too early to say.', ua: 'Ще зарано казати.', ru: 'Ещё рано говорить.' },
  state_unclear: { en: 'No clear change.', ua: 'Явної зміни немає.', ru: 'Явного изменения нет.' },
  state_up: { en: 'It went up.', ua: 'Зросло.', ru: 'Выросло.' },
  state_down: { en: 'It went down.', ua: 'Знизилося.', ru: 'Снизилось.' },
  short_no_calls: { en: 'no calls since', ua: 'дзвінків не було', ru: 'звонков не было' },
  short_too_early: { en: 'too early', ua: 'ще зарано', ru: 'ещё рано' },
  short_unclear: { en: 'no clear change', ua: 'явної зміни немає', ru: 'явного изменения нет' },
  short_up: { en: 'went up', ua: 'зросло', ru: 'выросло' },
  short_down: { en: 'went down', ua: 'знизилося', ru: 'снизилось' },
  change: {
    en: 'The change is {{value}}, anywhere from {{low}} to {{high}}.',
    ua: 'Зміна {{value}}, десь від {{low}} до {{high}}.',
    ru: 'Изменение {{value}}, где-то от {{low}} до {{high}}.',
  },
  changePoints: {
    en: 'The change is {{value}} percentage points, anywhere from {{low}} to {{high}}.',
    ua: 'Зміна у відсоткових пунктах: {{value}}, десь від {{low}} до {{high}}.',
    ru: 'Изменение в процентных пунктах: {{value}}, где-то от {{low}} до {{high}}.',
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
