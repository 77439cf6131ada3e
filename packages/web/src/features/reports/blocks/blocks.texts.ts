import { blockWords } from '@earshot/core/reports/block-words.ts';
import { texts } from '../../../lib/texts.ts';

export const blockTexts = texts('report-blocks', {
  ...blockWords,
  measure: { en: 'Shown number', ua: 'Показане число', ru: 'Показанное число' },
  tableOf: { en: 'Table: {{what}}', ua: 'Таблиця: {{what}}', ru: 'Таблица: {{what}}' },
  opens: {
    en: { one: 'open {{count}} call', other: 'open {{count}} calls' },
    ua: {
      one: 'відкрити {{count}} дзвінок',
      few: 'відкрити {{count}} дзвінки',
      many: 'відкрити {{count}} дзвінків',
      other: 'відкрити {{count}} дзвінка',
    },
    ru: {
      one: 'открыть {{count}} звонок',
      few: 'открыть {{count}} звонка',
      many: 'открыть {{count}} звонков',
      other: 'открыть {{count}} звонка',
    },
  },
  spreadCalls: {
    en: { one: '{{count}} call', other: '{{count}} calls' },
    ua: {
      one: '{{count}} дзвінок',
      few: '{{count}} дзвінки',
      many: '{{count}} дзвінків',
      other: '{{count}} дзвінка',
    },
    ru: {
      one: '{{count}} звонок',
      few: '{{count}} звонка',
      many: '{{count}} звонков',
      other: '{{count}} звонка',
    },
  },
  keysNext: { en: 'next cell', ua: 'сусідня клітинка', ru: 'соседняя клетка' },
  keysOpen: { en: 'its calls', ua: 'її дзвінки', ru: 'её звонки' },
  brushFrom: {
    en: 'First day of the chosen stretch',
    ua: 'Перший день вибраного відтинку',
    ru: 'Первый день выбранного отрезка',
  },
  brushTo: {
    en: 'Last day of the chosen stretch',
    ua: 'Останній день вибраного відтинку',
    ru: 'Последний день выбранного отрезка',
  },
  brushShow: {
    en: 'Show {{from}} – {{to}}',
    ua: 'Показати {{from}} – {{to}}',
    ru: 'Показать {{from}} – {{to}}',
  },
  step: { en: 'Step', ua: 'Крок', ru: 'Шаг' },
  callsLeft: { en: 'Calls left', ua: 'Лишилося дзвінків', ru: 'Осталось звонков' },
  changed: {
    en: '{{what}} was changed on {{day}}: version {{version}} counts from then on',
    ua: '{{what}}: зміна {{day}}, відтоді рахує версія {{version}}',
    ru: '{{what}}: изменение {{day}}, с тех пор считает версия {{version}}',
  },
});
