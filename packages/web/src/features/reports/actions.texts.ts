import { texts } from '../../lib/texts.ts';

export const reportsActions = texts('audit:reports', {
  'report.created': { en: 'Added a report', ua: 'Новий звіт', ru: 'Новый отчёт' },
  'report.changed': { en: 'Changed a report', ua: 'Зміна звіту', ru: 'Изменение отчёта' },
  'report.removed': { en: 'Deleted a report', ua: 'Видалення звіту', ru: 'Удаление отчёта' },
  'report.exported': { en: 'Took a report out', ua: 'Вивантаження звіту', ru: 'Скачивание отчёта' },
});
