import { texts } from '../../lib/texts.ts';

export const scriptsActions = texts('audit:scripts', {
  'script.created': { en: 'Added a script', ua: 'Новий скрипт', ru: 'Новый скрипт' },
  'script.changed': { en: 'Changed a script', ua: 'Зміна скрипту', ru: 'Изменение скрипта' },
  'script.removed': { en: 'Deleted a script', ua: 'Видалення скрипту', ru: 'Удаление скрипта' },
});
