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
  'report_letters.not_found': {
    en: 'These letters are not set up any more.',
    ua: 'Цього розсилання вже немає.',
    ru: 'Этой рассылки больше нет.',
  },
  'report_letters.too_many': {
    en: 'A report has up to {{most}} schedules. Delete one that is not needed.',
    ua: 'У звіту може бути до {{most}} розкладів. Видаліть непотрібний.',
    ru: 'У отчёта может быть до {{most}} расписаний. Удалите ненужное.',
  },
  'report_letters.no_measure': {
    en: 'The report no longer counts what the condition is about. Choose another number.',
    ua: 'Звіт більше не рахує того, про що умова. Виберіть інше число.',
    ru: 'Отчёт больше не считает того, о чём условие. Выберите другое число.',
  },
  'report_letters.same_recipient': {
    en: 'Somebody is among the recipients twice. Remove one of them.',
    ua: 'Хтось є серед одержувачів двічі. Приберіть зайве.',
    ru: 'Кто-то есть среди получателей дважды. Уберите лишнее.',
  },
  'report_letters.no_member': {
    en: 'One of the recipients is no longer a member. Remove them, or add their address.',
    ua: 'Один з одержувачів уже не учасник. Приберіть його або додайте адресу.',
    ru: 'Один из получателей больше не участник. Уберите его или добавьте адрес.',
  },
  'report_letters.owner_gone': {
    en: 'Whoever set these letters up may not see reports any more. Save them to take them over.',
    ua: 'Той, хто налаштував ці листи, більше не бачить звітів. Збережіть розсилання, щоб узяти його на себе.',
    ru: 'Тот, кто настроил эти письма, больше не видит отчётов. Сохраните рассылку, чтобы взять её на себя.',
  },
  'report_letters.not_counted': {
    en: 'The report cannot be counted now. Open it to see why.',
    ua: 'Зараз звіт не порахувати. Відкрийте його, щоб побачити причину.',
    ru: 'Сейчас отчёт не посчитать. Откройте его, чтобы увидеть причину.',
  },
  'report_letters.invalid': {
    en: 'This link belongs to no letter, or to one that is too old.',
    ua: 'Це посилання не належить жодному листу або лист надто старий.',
    ru: 'Эта ссылка не относится ни к одному письму, или письмо слишком старое.',
  },
  'report_links.not_found': {
    en: 'This link was revoked already.',
    ua: 'Це посилання вже відкликано.',
    ru: 'Эта ссылка уже отозвана.',
  },
  'report_links.invalid': {
    en: 'The link has expired or was withdrawn. Ask whoever sent it for a new one.',
    ua: 'Посилання більше не діє. Попросіть нове в того, хто його надіслав.',
    ru: 'Ссылка больше не действует. Попросите новую у того, кто её прислал.',
  },
});
