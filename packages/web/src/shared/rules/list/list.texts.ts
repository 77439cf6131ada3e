import { texts } from '../../../lib/texts.ts';

export const ruleListTexts = texts('rule-list', {
  find: { en: 'Find by name', ua: 'Знайти за назвою', ru: 'Найти по названию' },
  noMatches: {
    en: 'Nothing with this name',
    ua: 'З такою назвою нічого немає',
    ru: 'С таким названием ничего нет',
  },
  clear: { en: 'Clear', ua: 'Очистити', ru: 'Очистить' },
  name: { en: 'Name', ua: 'Назва', ru: 'Название' },
  calls: { en: 'Calls', ua: 'Дзвінки', ru: 'Звонки' },
  author: { en: 'Author', ua: 'Автор', ru: 'Автор' },
  changed: { en: 'Changed', ua: 'Змінено', ru: 'Изменено' },
  locked: { en: 'Locked by the author', ua: 'Заблоковано автором', ru: 'Заблокировано автором' },
  openCalls: {
    en: { one: 'Open {{count}} call: {{name}}', other: 'Open {{count}} calls: {{name}}' },
    ua: {
      one: 'Відкрити {{count}} дзвінок: {{name}}',
      few: 'Відкрити {{count}} дзвінки: {{name}}',
      many: 'Відкрити {{count}} дзвінків: {{name}}',
      other: 'Відкрити {{count}} дзвінка: {{name}}',
    },
    ru: {
      one: 'Открыть {{count}} звонок: {{name}}',
      few: 'Открыть {{count}} звонка: {{name}}',
      many: 'Открыть {{count}} звонков: {{name}}',
      other: 'Открыть {{count}} звонка: {{name}}',
    },
  },
  more: { en: 'more than {{shown}}', ua: 'понад {{shown}}', ru: 'больше {{shown}}' },
  cannotCount: {
    en: 'They cannot be counted now: the words ask for too much.',
    ua: 'Зараз їх не порахувати: слова охоплюють забагато.',
    ru: 'Сейчас их не посчитать: слова охватывают слишком много.',
  },
  removeOf: { en: 'Delete {{name}}', ua: 'Видалити «{{name}}»', ru: 'Удалить «{{name}}»' },
  cloneOf: { en: 'Clone {{name}}', ua: 'Клонувати «{{name}}»', ru: 'Клонировать «{{name}}»' },
});
