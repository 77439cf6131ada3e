/** What blocks of a report say beside their numbers: on the page, in pictures and on paper. */
export const blockWords = {
  table: { en: 'Table', ua: 'Таблиця', ru: 'Таблица' },
  now: { en: 'This period', ua: 'Цей період', ru: 'Этот период' },
  before: { en: 'Before', ua: 'Раніше', ru: 'Раньше' },
  change: { en: 'Change', ua: 'Зміна', ru: 'Изменение' },
  interval: { en: '95 % interval', ua: '95 % інтервал', ru: '95 % интервал' },
  n: { en: 'Calls, n', ua: 'Дзвінки, n', ru: 'Звонки, n' },
  nIs: { en: 'n {{shown}}', ua: 'n {{shown}}', ru: 'n {{shown}}' },
  all: { en: 'All', ua: 'Усі', ru: 'Все' },
  ofStep: { en: 'Of the step before', ua: 'Від попереднього кроку', ru: 'От предыдущего шага' },
  ofAll: { en: 'Of all', ua: 'Від усіх', ru: 'От всех' },
  shareOf: { en: '{{of}}: {{share}}', ua: '{{of}}: {{share}}', ru: '{{of}}: {{share}}' },
  was: { en: 'was {{shown}}', ua: 'було {{shown}}', ru: 'было {{shown}}' },
  wasNot: { en: 'nothing before', ua: 'раніше нічого', ru: 'раньше ничего' },
  sure: { en: 'more than chance', ua: 'більше за випадкове', ru: 'больше случайного' },
  chance: { en: 'within chance', ua: 'у межах випадкового', ru: 'в пределах случайного' },
  range: { en: '{{low}} – {{high}}', ua: '{{low}} – {{high}}', ru: '{{low}} – {{high}}' },
  leftOut: {
    en: {
      one: 'Cannot be known, and left out: {{count}} call.',
      other: 'Cannot be known, and left out: {{count}} calls.',
    },
    ua: {
      one: 'Не вдається визначити, тому не враховано: {{count}} дзвінок.',
      few: 'Не вдається визначити, тому не враховано: {{count}} дзвінки.',
      many: 'Не вдається визначити, тому не враховано: {{count}} дзвінків.',
      other: 'Не вдається визначити, тому не враховано: {{count}} дзвінка.',
    },
    ru: {
      one: 'Не удаётся определить, поэтому не учтено: {{count}} звонок.',
      few: 'Не удаётся определить, поэтому не учтено: {{count}} звонка.',
      many: 'Не удаётся определить, поэтому не учтено: {{count}} звонков.',
      other: 'Не удаётся определить, поэтому не учтено: {{count}} звонка.',
    },
  },
  overlaps: {
    en: 'A call can stand in several rows, so they do not add up.',
    ua: 'Дзвінок може бути в кількох рядках, тому разом вони дають більше.',
    ru: 'Звонок может быть в нескольких строках, поэтому вместе они дают больше.',
  },
  firstOf: {
    en: 'Shown: {{shown}} of {{all}}.',
    ua: 'Показано {{shown}} з {{all}}.',
    ru: 'Показано {{shown}} из {{all}}.',
  },
  stackedCalls: {
    en: 'The bars show how many calls.',
    ua: 'Смуги показують кількість дзвінків.',
    ru: 'Полосы показывают количество звонков.',
  },
  nothing: {
    en: 'No calls in this period',
    ua: 'Дзвінків за цей період немає',
    ru: 'Звонков за этот период нет',
  },
  noValue: {
    en: 'It cannot be counted on these calls',
    ua: 'На цих дзвінках цього не порахувати',
    ru: 'На этих звонках этого не посчитать',
  },
  hidden: {
    en: 'You may not see this: {{what}}',
    ua: 'У вас немає прав це бачити: {{what}}',
    ru: 'У вас нет прав это видеть: {{what}}',
  },
  others: { en: 'Others', ua: 'Решта', ru: 'Остальные' },
  few: {
    en: { one: 'under {{count}} call: only n', other: 'under {{count}} calls: only n' },
    ua: {
      one: 'менше ніж {{count}} дзвінок: лише n',
      few: 'менше ніж {{count}} дзвінки: лише n',
      many: 'менше ніж {{count}} дзвінків: лише n',
      other: 'менше ніж {{count}} дзвінка: лише n',
    },
    ru: {
      one: 'меньше {{count}} звонка: только n',
      few: 'меньше {{count}} звонков: только n',
      many: 'меньше {{count}} звонков: только n',
      other: 'меньше {{count}} звонка: только n',
    },
  },
  faded: { en: 'under {{most}}: faded', ua: 'менше ніж {{most}}: блідо', ru: 'меньше {{most}}: бледно' },
  filtered: {
    en: 'Only calls that pass the filters of this block.',
    ua: 'Лише дзвінки, що проходять фільтри цього блоку.',
    ru: 'Только звонки, которые проходят фильтры этого блока.',
  },
  filteredReport: {
    en: 'only calls that pass the filters of the report',
    ua: 'лише дзвінки, що проходять фільтри звіту',
    ru: 'только звонки, которые проходят фильтры отчёта',
  },
} as const;
