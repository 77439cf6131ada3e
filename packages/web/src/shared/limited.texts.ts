import { texts } from '../lib/texts.ts';

export const limitedTexts = texts('limited', {
  label: { en: 'Whose calls you see', ua: 'Чиї дзвінки ви бачите', ru: 'Чьи звонки вы видите' },
  callsOf: {
    en: 'Calls of: {{teams}}',
    ua: 'Дзвінки: {{teams}}',
    ru: 'Звонки: {{teams}}',
  },
  comeIn: {
    en: 'Calls of your teams appear here as they come in.',
    ua: 'Тут зʼявляться дзвінки ваших команд.',
    ru: 'Здесь появятся звонки ваших команд.',
  },
  upload: {
    en: 'You can upload calls of operators of your teams. A call without an operator stays in your list until it has one.',
    ua: 'Ви можете завантажувати дзвінки операторів своїх команд. Дзвінок без оператора лишається у вашому списку, доки його не вказано.',
    ru: 'Вы можете загружать звонки операторов своих команд. Звонок без оператора остаётся в вашем списке, пока он не указан.',
  },
  none: {
    en: 'No calls: you lead no team',
    ua: 'Дзвінків немає: ви не керуєте жодною командою',
    ru: 'Звонков нет: вы не руководите ни одной командой',
  },
});
