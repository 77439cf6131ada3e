import { texts } from '../../lib/texts.ts';

export const tagsActions = texts('audit:tags', {
  'tag.created': { en: 'Added a tag', ua: 'Новий тег', ru: 'Новый тег' },
  'tag.changed': { en: 'Changed a tag', ua: 'Зміна тегу', ru: 'Изменение тега' },
  'tag.removed': { en: 'Deleted a tag', ua: 'Видалення тегу', ru: 'Удаление тега' },
});
