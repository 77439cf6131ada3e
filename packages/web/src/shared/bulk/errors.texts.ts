import { texts } from '../../lib/texts.ts';

export const bulkErrors = texts('errors:bulk', {
  'bulk.not_found': {
    en: 'This is not remembered any more.',
    ua: 'Про це вже немає записів.',
    ru: 'Об этом уже нет записей.',
  },
  'bulk.ended': { en: 'It has ended already.', ua: 'Це вже завершено.', ru: 'Это уже завершено.' },
  'bulk.running': {
    en: 'Wait until it has ended, or stop it first.',
    ua: 'Дочекайтеся завершення або спершу зупиніть.',
    ru: 'Дождитесь завершения или сначала остановите.',
  },
  'bulk.not_undoable': {
    en: 'This cannot be undone, or was undone already.',
    ua: 'Це не можна скасувати або вже скасовано.',
    ru: 'Это нельзя отменить или уже отменено.',
  },
});
