import { texts } from '../lib/texts.ts';

export const limitedTexts = texts('limited', {
  label: { en: 'Whose calls you see', ua: 'Чиї дзвінки ви бачите', ru: 'Чьи звонки вы видите' },
  callsOf: {
    en: 'Calls of: {{teams}}',
    ua: 'Дзвінки: {{teams}}',
    ru: 'Звонки: {{teams}}',
  },
  none: {
    en: 'No calls: you lead no team',
    ua: 'Дзвінків немає: ви не керуєте жодною командою',
    ru: 'Звонков нет: вы не руководите ни одной командой',
  },
});
