import { texts } from '../../lib/texts.ts';

export const reportsActions = texts('audit:reports', {
  'report.created': { en: 'Added a report', ua: 'Новий звіт', ru: 'Новый отчёт' },
  'report.changed': { en: 'Changed a report', ua: 'Зміна звіту', ru: 'Изменение отчёта' },
  'report.removed': { en: 'Deleted a report', ua: 'Видалення звіту', ru: 'Удаление отчёта' },
  'report.exported': { en: 'Took a report out', ua: 'Вивантаження звіту', ru: 'Скачивание отчёта' },
  'report.schedule_created': {
    en: 'Sent a report by letter',
    ua: 'Розсилання звіту листом',
    ru: 'Рассылка отчёта письмом',
  },
  'report.schedule_changed': {
    en: 'Changed the letters of a report',
    ua: 'Зміна розсилання звіту',
    ru: 'Изменение рассылки отчёта',
  },
  'report.schedule_removed': {
    en: 'Ended the letters of a report',
    ua: 'Кінець розсилання звіту',
    ru: 'Конец рассылки отчёта',
  },
  'report.shared': {
    en: 'Shared a report by link',
    ua: 'Звіт за посиланням',
    ru: 'Отчёт по ссылке',
  },
  'report.unshared': {
    en: 'Revoked a link to a report',
    ua: 'Відкликання посилання на звіт',
    ru: 'Отзыв ссылки на отчёт',
  },
  'report.link_opened': {
    en: 'Opened a shared report',
    ua: 'Відкриття звіту за посиланням',
    ru: 'Открытие отчёта по ссылке',
  },
});
