import { texts } from '../../lib/texts.ts';

export const fileActionTexts = texts('fileActions', {
  restart: { en: 'Process again', ua: 'Обробити знову', ru: 'Обработать заново' },
  restarted: { en: 'Processing again', ua: 'Обробляється знову', ru: 'Обрабатывается заново' },
  cancel: { en: 'Cancel processing', ua: 'Скасувати обробку', ru: 'Отменить обработку' },
  deleteTitle: { en: 'Delete this file?', ua: 'Видалити цей файл?', ru: 'Удалить этот файл?' },
  deleteText: {
    en: 'The sound, the transcript and the numbers go with it. This cannot be undone.',
    ua: 'Разом зникнуть звук, транскрипт і показники. Повернути їх не можна.',
    ru: 'Вместе исчезнут звук, транскрипт и показатели. Вернуть их нельзя.',
  },
  deleted: { en: 'File deleted', ua: 'Файл видалено', ru: 'Файл удалён' },
});
