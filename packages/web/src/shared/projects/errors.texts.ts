import { texts } from '../../lib/texts.ts';

export const projectsErrors = texts('errors:projects', {
  'projects.not_found': {
    en: 'This project is not here. It may have been removed.',
    ua: 'Цього проєкту немає. Можливо, його видалено.',
    ru: 'Этого проекта нет. Возможно, он удалён.',
  },
  'projects.clone_failed': {
    en: 'The project could not be cloned: something that it uses no longer exists. Change the project and try again.',
    ua: 'Проєкт не вдалося клонувати: чогось із того, що він використовує, вже немає. Змініть проєкт і спробуйте ще раз.',
    ru: 'Проект не удалось клонировать: чего-то из того, что он использует, больше нет. Измените проект и попробуйте ещё раз.',
  },
  'projects.name_taken': {
    en: 'There is a project with this name. Choose another.',
    ua: 'Проєкт із такою назвою вже є. Виберіть іншу.',
    ru: 'Проект с таким названием уже есть. Выберите другое.',
  },
  'projects.language_missing': {
    en: 'Choose at least one language, or have the language of each call detected.',
    ua: 'Виберіть принаймні одну мову або ввімкніть визначення мови кожного дзвінка.',
    ru: 'Выберите хотя бы один язык или включите определение языка каждого звонка.',
  },
  'projects.kind_fixed': {
    en: 'The kind of a project cannot be changed. Create a new one instead.',
    ua: 'Вид проєкту змінити не можна. Створіть натомість новий.',
    ru: 'Вид проекта изменить нельзя. Создайте вместо этого новый.',
  },
  'projects.nothing_to_find': {
    en: 'There is nothing to look for yet. Add words, a pattern or a filter.',
    ua: 'Шукати ще нічого. Додайте слова, патерн або фільтр.',
    ru: 'Искать пока нечего. Добавьте слова, паттерн или фильтр.',
  },
  'projects.circular': {
    en: 'A project cannot be filtered by what projects find. Remove that filter.',
    ua: 'Проєкт не можна фільтрувати за тим, що знаходять проєкти. Приберіть цей фільтр.',
    ru: 'Проект нельзя фильтровать по тому, что находят проекты. Уберите этот фильтр.',
  },
  'projects.trigger_twice': {
    en: 'There can be only one trigger of each type.',
    ua: 'Може бути лише один тригер кожного типу.',
    ru: 'Может быть только один триггер каждого типа.',
  },
  'projects.trigger_pattern': {
    en: 'A trigger names a pattern that is not in this project. Choose another.',
    ua: 'Тригер посилається на патерн, якого в цьому проєкті немає. Виберіть інший.',
    ru: 'Триггер ссылается на паттерн, которого в этом проекте нет. Выберите другой.',
  },
  'projects.trigger_empty': {
    en: 'Say who the trigger is for: a member or an address.',
    ua: 'Вкажіть, для кого тригер: учасник або адреса.',
    ru: 'Укажите, для кого триггер: участник или адрес.',
  },
  'projects.person_unknown': {
    en: 'Somebody who is named here is not in the workspace. Choose another member.',
    ua: 'Когось із вибраних немає в робочому просторі. Виберіть іншого учасника.',
    ru: 'Кого-то из выбранных нет в рабочем пространстве. Выберите другого участника.',
  },
  'projects.not_started': {
    en: 'This project is not started.',
    ua: 'Цей проєкт не розпочато.',
    ru: 'Этот проект не начат.',
  },
  'webhooks.not_found': {
    en: 'This project has no such webhook. It may have been removed.',
    ua: 'Такого вебхука в цього проєкту немає. Можливо, його видалено.',
    ru: 'Такого вебхука у этого проекта нет. Возможно, он удалён.',
  },
  'webhooks.delivery_not_found': {
    en: 'This delivery is not here. They are kept for 30 days.',
    ua: 'Цього надсилання немає. Їх зберігають 30 днів.',
    ru: 'Этой отправки нет. Их хранят 30 дней.',
  },
  'webhooks.gone': {
    en: 'The webhook of this delivery is no longer in the project.',
    ua: 'Вебхука цього надсилання більше немає в проєкті.',
    ru: 'Вебхука этой отправки больше нет в проекте.',
  },
  'projects.busy': {
    en: 'Something is being done to this project already. Wait until it ends.',
    ua: 'Із цим проєктом уже щось відбувається. Зачекайте, доки це завершиться.',
    ru: 'С этим проектом уже что-то происходит. Подождите, пока это закончится.',
  },
});
