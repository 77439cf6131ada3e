import { texts } from '../../lib/texts.ts';

export const connectionsTexts = texts('connections', {
  added: { en: 'Connection added', ua: 'Підключення додано', ru: 'Подключение добавлено' },
  updated: { en: 'Connection updated', ua: 'Підключення оновлено', ru: 'Подключение обновлено' },
  removed: { en: 'Connection removed', ua: 'Підключення видалено', ru: 'Подключение удалено' },
});
