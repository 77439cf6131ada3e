import { texts } from '../../lib/texts.ts';

export const viewsTexts = texts('views', {
  views: { en: 'Views', ua: 'Вигляди', ru: 'Виды' },
  saveNow: { en: 'Save this view', ua: 'Зберегти цей вигляд', ru: 'Сохранить этот вид' },
  own: { en: 'Own', ua: 'Власні', ru: 'Свои' },
  shared: { en: 'Shared by others', ua: 'Від інших', ru: 'От других' },
  none: { en: 'No views saved yet', ua: 'Збережених виглядів ще немає', ru: 'Сохранённых видов ещё нет' },
  name: { en: 'Name of the view', ua: 'Назва вигляду', ru: 'Название вида' },
  share: { en: 'Everybody here may use it', ua: 'Доступний усім тут', ru: 'Доступен всем здесь' },
  rename: { en: 'Rename', ua: 'Перейменувати', ru: 'Переименовать' },
  makeShared: { en: 'Share', ua: 'Поділитися', ru: 'Поделиться' },
  makePrivate: { en: 'Stop sharing', ua: 'Закрити для інших', ru: 'Закрыть для других' },
  replace: { en: 'Replace with what is shown', ua: 'Замінити на показане', ru: 'Заменить на показанное' },
  actions: { en: 'Actions with {{name}}', ua: 'Дії з «{{name}}»', ru: 'Действия с «{{name}}»' },
  isShared: { en: 'shared', ua: 'спільний', ru: 'общий' },
  saved: { en: 'View “{{name}}” saved', ua: 'Вигляд «{{name}}» збережено', ru: 'Вид «{{name}}» сохранён' },
  removed: { en: 'View “{{name}}” deleted', ua: 'Вигляд «{{name}}» видалено', ru: 'Вид «{{name}}» удалён' },
});
