import { texts } from '../../lib/texts.ts';

export const segmentsActions = texts('audit:segments', {
  'segment.created': { en: 'Added a segment', ua: 'Новий сегмент', ru: 'Новый сегмент' },
  'segment.changed': { en: 'Changed a segment', ua: 'Зміна сегмента', ru: 'Изменение сегмента' },
  'segment.removed': { en: 'Deleted a segment', ua: 'Видалення сегмента', ru: 'Удаление сегмента' },
});
