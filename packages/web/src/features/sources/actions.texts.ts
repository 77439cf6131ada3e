import { texts } from '../../lib/texts.ts';

export const sourcesActions = texts('audit:sources', {
  'source.created': { en: 'Added a source', ua: 'Додавання джерела', ru: 'Добавление источника' },
  'source.changed': { en: 'Changed a source', ua: 'Зміна джерела', ru: 'Изменение источника' },
  'source.removed': { en: 'Deleted a source', ua: 'Видалення джерела', ru: 'Удаление источника' },
});
