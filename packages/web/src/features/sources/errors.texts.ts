import { texts } from '../../lib/texts.ts';

export const sourcesErrors = texts('errors:sources', {
  'sources.not_found': {
    en: 'This source is not here. It may have been removed.',
    ua: 'Цього джерела немає. Можливо, його видалено.',
    ru: 'Этого источника нет. Возможно, он удалён.',
  },
  'sources.name_taken': {
    en: 'There is a source with this name already. Choose another.',
    ua: 'Джерело з такою назвою вже є. Виберіть іншу.',
    ru: 'Источник с таким названием уже есть. Выберите другое.',
  },
  'sources.disabled': {
    en: 'This source is switched off and takes no files. Choose another or switch it on.',
    ua: 'Це джерело вимкнено, воно не приймає файлів. Виберіть інше або ввімкніть його.',
    ru: 'Этот источник выключен и не принимает файлы. Выберите другой или включите его.',
  },
  'sources.mask_invalid': {
    en: 'This mask cannot be used. Write fields as {name}, each once, with something between them.',
    ua: 'Цю маску не можна використати. Пишіть поля як {назва}, кожне один раз, із чимось поміж ними.',
    ru: 'Эту маску нельзя использовать. Пишите поля как {имя}, каждое один раз, с чем-нибудь между ними.',
  },
  'sources.field_invalid': {
    en: 'A source cannot fill this field. Use small Latin letters, digits and underscores, such as campaign.',
    ua: 'Джерело не може заповнити це поле. Пишіть малими латинськими літерами, цифрами й підкресленням, наприклад campaign.',
    ru: 'Источник не может заполнить это поле. Пишите строчными латинскими буквами, цифрами и подчёркиванием, например campaign.',
  },
  'sources.in_use': {
    en: 'Files came from this source, so it stays. Switch it off instead.',
    ua: 'Із цього джерела є файли, тож воно лишається. Вимкніть його.',
    ru: 'Из этого источника есть файлы, поэтому он остаётся. Выключите его.',
  },
});
