import { texts } from '../../lib/texts.ts';

export const speechActions = texts('audit:speech', {
  'speech.changed': {
    en: 'Changed speech settings',
    ua: 'Зміна розпізнавання',
    ru: 'Изменение распознавания',
  },
  'model.fetched': { en: 'Fetched a model', ua: 'Отримання моделі', ru: 'Получение модели' },
  'model.removed': { en: 'Removed a model', ua: 'Видалення моделі', ru: 'Удаление модели' },
});
