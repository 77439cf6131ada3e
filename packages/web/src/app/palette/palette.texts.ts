import { texts } from '../../lib/texts.ts';

export const paletteTexts = texts('palette', {
  placeholder: {
    en: 'Words, a call, an operator, a page or an action',
    ua: 'Слова, дзвінок, оператор, сторінка або дія',
    ru: 'Слова, звонок, оператор, страница или действие',
  },
  pages: { en: 'Go to', ua: 'Перейти', ru: 'Перейти' },
  actions: { en: 'Actions', ua: 'Дії', ru: 'Действия' },
  files: { en: 'Files', ua: 'Файли', ru: 'Файлы' },
  none: { en: 'Nothing found', ua: 'Нічого не знайдено', ru: 'Ничего не найдено' },
  upload: { en: 'Upload files', ua: 'Завантажити файли', ru: 'Загрузить файлы' },
  language: { en: 'Language: {{name}}', ua: 'Мова: {{name}}', ru: 'Язык: {{name}}' },
  saidIn: {
    en: 'Calls in which “{{name}}” was said',
    ua: 'Дзвінки, де сказано «{{name}}»',
    ru: 'Звонки, где сказано «{{name}}»',
  },
  allFiles: {
    en: 'All files with “{{name}}”',
    ua: 'Усі файли з «{{name}}»',
    ru: 'Все файлы с «{{name}}»',
  },
  workspaces: { en: 'Switch workspace', ua: 'Змінити робочий простір', ru: 'Сменить рабочее пространство' },
});
