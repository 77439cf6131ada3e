import { texts } from '../../lib/texts.ts';

export const reportsErrors = texts('errors:reports', {
  'reports.not_found': {
    en: 'This report no longer exists.',
    ua: 'Цього звіту вже немає.',
    ru: 'Этого отчёта больше нет.',
  },
  'reports.name_taken': {
    en: 'There is a report with this name. Choose another.',
    ua: 'Звіт із такою назвою вже є. Виберіть іншу.',
    ru: 'Отчёт с таким названием уже есть. Выберите другое.',
  },
  'reports.block_wrong': {
    en: 'Block {{block}} cannot be counted like this. Choose what it counts, and a drawing that fits.',
    ua: 'Блок {{block}} так порахувати не можна. Виберіть, що він рахує, і відповідний вигляд.',
    ru: 'Блок {{block}} так посчитать нельзя. Выберите, что он считает, и подходящий вид.',
  },
});
