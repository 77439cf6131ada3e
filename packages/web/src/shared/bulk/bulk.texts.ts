import { texts } from '../../lib/texts.ts';

const calls = {
  en: { one: '{{shown}} call', other: '{{shown}} calls' },
  ua: {
    one: '{{shown}} дзвінок',
    few: '{{shown}} дзвінки',
    many: '{{shown}} дзвінків',
    other: '{{shown}} дзвінка',
  },
  ru: {
    one: '{{shown}} звонок',
    few: '{{shown}} звонка',
    many: '{{shown}} звонков',
    other: '{{shown}} звонка',
  },
};

export const bulkTexts = texts('bulk', {
  calls,
  moreCalls: {
    en: 'more than {{shown}} calls',
    ua: 'понад {{shown}} дзвінків',
    ru: 'больше {{shown}} звонков',
  },
  selected: { en: '{{calls}} selected', ua: 'Вибрано: {{calls}}', ru: 'Выбрано: {{calls}}' },
  working: { en: 'Working on {{calls}}', ua: 'У роботі: {{calls}}', ru: 'В работе: {{calls}}' },
  selectAll: {
    en: 'Select all {{shown}} matching',
    ua: 'Вибрати всі знайдені: {{shown}}',
    ru: 'Выбрать все найденные: {{shown}}',
  },
  selectMore: {
    en: 'Select all, over {{shown}}',
    ua: 'Вибрати всі, понад {{shown}}',
    ru: 'Выбрать все, больше {{shown}}',
  },
  unselect: { en: 'Clear the selection', ua: 'Зняти вибір', ru: 'Снять выбор' },
  tag: { en: 'Tag', ua: 'Тег', ru: 'Тег' },
  untag: { en: 'Take a tag off', ua: 'Зняти тег', ru: 'Снять тег' },
  favorite: { en: 'Favourite', ua: 'Обране', ru: 'Избранное' },
  unfavorite: { en: 'Not a favourite', ua: 'Прибрати з обраного', ru: 'Убрать из избранного' },
  add_to_segment: { en: 'Add to segment', ua: 'Додати до сегмента', ru: 'Добавить в сегмент' },
  review: { en: 'Review…', ua: 'Перевірити…', ru: 'Проверить…' },
  restart: { en: 'Process again', ua: 'Обробити знову', ru: 'Обработать заново' },
  cancel: { en: 'Cancel processing', ua: 'Скасувати обробку', ru: 'Отменить обработку' },
  delete: { en: 'Delete', ua: 'Видалити', ru: 'Удалить' },
  export: { en: 'Export CSV', ua: 'Вивантажити CSV', ru: 'Выгрузить CSV' },
  exporting: { en: 'Preparing the table', ua: 'Таблиця готується', ru: 'Таблица готовится' },
  exported: { en: 'The table is saved', ua: 'Таблицю збережено', ru: 'Таблица сохранена' },
  ask: { en: '{{what}}: {{calls}}?', ua: '{{what}}: {{calls}}?', ru: '{{what}}: {{calls}}?' },
  askDelete: {
    en: 'The sound, the transcripts and the numbers go with them. This cannot be undone.',
    ua: 'Разом зникнуть звук, транскрипти й показники. Повернути їх не можна.',
    ru: 'Вместе исчезнут звук, транскрипты и показатели. Вернуть их нельзя.',
  },
  askRestart: {
    en: 'They are processed from the beginning. What is there stays until it is replaced.',
    ua: 'Їх буде оброблено від початку. Те, що є, лишається, доки не зʼявиться нове.',
    ru: 'Они будут обработаны с начала. То, что есть, остаётся, пока не появится новое.',
  },
  askOther: {
    en: 'It is done to every call that the list means now.',
    ua: 'Це стосується кожного дзвінка, який зараз у списку.',
    ru: 'Это касается каждого звонка, который сейчас в списке.',
  },
  progress: {
    en: {
      one: '{{what}}: {{handled}} of {{shown}} call',
      other: '{{what}}: {{handled}} of {{shown}} calls',
    },
    ua: {
      one: '{{what}}: {{handled}} із {{shown}} дзвінка',
      few: '{{what}}: {{handled}} із {{shown}} дзвінків',
      many: '{{what}}: {{handled}} із {{shown}} дзвінків',
      other: '{{what}}: {{handled}} із {{shown}} дзвінка',
    },
    ru: {
      one: '{{what}}: {{handled}} из {{shown}} звонка',
      few: '{{what}}: {{handled}} из {{shown}} звонков',
      many: '{{what}}: {{handled}} из {{shown}} звонков',
      other: '{{what}}: {{handled}} из {{shown}} звонка',
    },
  },
  undoing: { en: 'Undo: {{what}}', ua: 'Скасування: {{what}}', ru: 'Отмена: {{what}}' },
  stop: { en: 'Stop', ua: 'Зупинити', ru: 'Остановить' },
  running: {
    en: 'What is done to many calls',
    ua: 'Дії з багатьма дзвінками',
    ru: 'Действия со многими звонками',
  },
  done: {
    en: '{{what}}, done: {{calls}}',
    ua: '{{what}}, виконано: {{calls}}',
    ru: '{{what}}, выполнено: {{calls}}',
  },
  undone: {
    en: 'Undone: {{calls}}',
    ua: 'Повернуто як було: {{calls}}',
    ru: 'Возвращено как было: {{calls}}',
  },
  gaveUp: {
    en: 'It was not finished: {{why}}',
    ua: 'Не завершено: {{why}}',
    ru: 'Не завершено: {{why}}',
  },
  done_tag: {
    en: 'Tagged “{{name}}”: {{calls}}',
    ua: 'Тег «{{name}}»: {{calls}}',
    ru: 'Тег «{{name}}»: {{calls}}',
  },
  done_untag: {
    en: 'Tag “{{name}}” taken off: {{calls}}',
    ua: 'Тег «{{name}}» знято: {{calls}}',
    ru: 'Тег «{{name}}» снят: {{calls}}',
  },
  done_favorite: {
    en: 'In favourites: {{calls}}',
    ua: 'В обраному: {{calls}}',
    ru: 'В избранном: {{calls}}',
  },
  done_unfavorite: {
    en: 'Not in favourites any more: {{calls}}',
    ua: 'Більше не в обраному: {{calls}}',
    ru: 'Больше не в избранном: {{calls}}',
  },
  done_add_to_segment: {
    en: 'Added to “{{name}}”: {{calls}}',
    ua: 'Додано до «{{name}}»: {{calls}}',
    ru: 'Добавлено в «{{name}}»: {{calls}}',
  },
  done_restart: {
    en: 'Processing again: {{calls}}',
    ua: 'Знову обробляється: {{calls}}',
    ru: 'Снова обрабатывается: {{calls}}',
  },
  done_cancel: { en: 'Cancelled: {{calls}}', ua: 'Скасовано: {{calls}}', ru: 'Отменено: {{calls}}' },
  done_delete: { en: 'Deleted: {{calls}}', ua: 'Видалено: {{calls}}', ru: 'Удалено: {{calls}}' },
  failed: {
    en: 'Not done for {{calls}}: {{why}}',
    ua: 'Не виконано, {{calls}}: {{why}}',
    ru: 'Не выполнено, {{calls}}: {{why}}',
  },
  listName: { en: 'Name of a new list', ua: 'Назва нового списку', ru: 'Название нового списка' },
  newList: { en: 'New list', ua: 'Новий список', ru: 'Новый список' },
  noLists: {
    en: 'There are no hand-picked lists yet.',
    ua: 'Списків, складених вручну, ще немає.',
    ru: 'Списков, составленных вручную, ещё нет.',
  },
});
