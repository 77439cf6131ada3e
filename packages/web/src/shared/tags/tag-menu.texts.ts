import { texts } from '../../lib/texts.ts';

export const tagMenuTexts = texts('tagMenu', {
  find: { en: 'Find a tag', ua: 'Знайти тег', ru: 'Найти тег' },
  create: { en: 'New tag “{{name}}”', ua: 'Новий тег «{{name}}»', ru: 'Новый тег «{{name}}»' },
  notAdded: {
    en: 'Failed to add the new tag.',
    ua: 'Не вдалося додати новий тег.',
    ru: 'Не удалось добавить новый тег.',
  },
  none: { en: 'There are no tags yet.', ua: 'Тегів ще немає.', ru: 'Тегов ещё нет.' },
  noneLike: {
    en: 'There is no tag with this name.',
    ua: 'Тегу з такою назвою немає.',
    ru: 'Тега с таким названием нет.',
  },
});
