import { texts } from '../../lib/texts.ts';

export const rulesErrors = texts('errors:rules', {
  'queries.invalid': {
    en: 'The query cannot be understood. The place is marked.',
    ua: 'Запит не вдалося зрозуміти. Місце позначено.',
    ru: 'Запрос не удалось понять. Место отмечено.',
  },
  'queries.cancelled': {
    en: 'The count was cancelled.',
    ua: 'Підрахунок скасовано.',
    ru: 'Подсчёт отменён.',
  },
  'queries.too_slow': {
    en: 'The query looks at too much at once. Narrow it by a filter or add a word.',
    ua: 'Запит охоплює забагато. Звузьте його фільтром або додайте слово.',
    ru: 'Запрос охватывает слишком много. Сузьте его фильтром или добавьте слово.',
  },
  'queries.no_semantics': {
    en: 'There are too few conversations to compare meanings yet. Use words, or connect a server that compares meanings.',
    ua: 'Поки замало розмов, щоб порівнювати зміст. Шукайте за словами або підключіть сервер, що порівнює зміст.',
    ru: 'Пока слишком мало разговоров, чтобы сравнивать смысл. Ищите по словам или подключите сервер, который сравнивает смысл.',
  },
  'rules.unknown_script': {
    en: 'The script that is chosen here no longer exists. Choose another.',
    ua: 'Вибраного тут скрипту вже немає. Виберіть інший.',
    ru: 'Выбранного здесь скрипта больше нет. Выберите другой.',
  },
  'rules.unknown_label': {
    en: 'The label that is chosen here no longer exists. Choose another.',
    ua: 'Вибраної тут мітки вже немає. Виберіть іншу.',
    ru: 'Выбранной здесь метки больше нет. Выберите другую.',
  },
  'rules.waits_for_goal': {
    en: 'Goals are scored after tags and patterns, so none of them can wait for a goal. Use the score as a filter of a segment or a project.',
    ua: 'Цілі оцінюються після тегів і патернів, тож жоден із них не може чекати на ціль. Використайте оцінку як фільтр сегмента чи проєкту.',
    ru: 'Цели оцениваются после тегов и паттернов, поэтому ни один из них не может ждать цели. Используйте оценку как фильтр сегмента или проекта.',
  },
  'rules.locked': {
    en: 'It is locked: only its author can change it. Make a copy or ask the author.',
    ua: 'Заблоковано: змінити може лише автор. Зробіть копію або зверніться до автора.',
    ru: 'Заблокировано: изменить может только автор. Сделайте копию или обратитесь к автору.',
  },
  'rules.not_author': {
    en: 'Only the author can lock or unlock this.',
    ua: 'Заблокувати чи розблокувати може лише автор.',
    ru: 'Заблокировать или разблокировать может только автор.',
  },
  'rules.run_not_found': {
    en: 'This run no longer exists.',
    ua: 'Цього запуску вже немає.',
    ru: 'Этого запуска больше нет.',
  },
  'rules.run_ended': {
    en: 'It has ended already.',
    ua: 'Його вже завершено.',
    ru: 'Он уже завершён.',
  },
  'rules.running': {
    en: 'This rule is being applied already. Wait for it or stop it first.',
    ua: 'Це правило вже застосовується. Дочекайтеся або спершу зупиніть.',
    ru: 'Это правило уже применяется. Дождитесь или сначала остановите.',
  },
});
