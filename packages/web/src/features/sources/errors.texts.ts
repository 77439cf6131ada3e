import { texts } from '../../lib/texts.ts';

export const sourcesErrors = texts('errors:sources', {
  'sources.not_found': {
    en: 'This source is not here. It may have been removed.',
    ua: 'Цього джерела немає. Можливо, його видалено.',
    ru: 'Этого источника нет. Возможно, он удалён.',
  },
  'sources.name_taken': {
    en: 'There is a source with this name already. Choose another.',
    ua: 'Джерело з такою назвою вже є. Оберіть іншу.',
    ru: 'Источник с таким названием уже есть. Выберите другое.',
  },
  'sources.in_use': {
    en: 'Files came from this source, so it stays. Switch it off instead.',
    ua: 'Із цього джерела є файли, тож воно лишається. Вимкніть його.',
    ru: 'Из этого источника есть файлы, поэтому он остаётся. Выключите его.',
  },
});
