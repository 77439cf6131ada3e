import { texts } from '../../lib/texts.ts';

export const bellTexts = texts('bell', {
  none: { en: 'Nothing new', ua: 'Нічого нового', ru: 'Ничего нового' },
  readAll: { en: 'Mark all as read', ua: 'Позначити прочитаними', ru: 'Отметить прочитанными' },
  unread: { en: 'unread', ua: 'не прочитано', ru: 'не прочитано' },
  'file.failed': {
    en: '“{{name}}” was not processed. {{reason}}',
    ua: 'Файл «{{name}}» не оброблено. {{reason}}',
    ru: 'Файл «{{name}}» не обработан. {{reason}}',
  },
  'member.joined': {
    en: '{{name}} joined the workspace',
    ua: '{{name}} — тепер у робочому просторі',
    ru: '{{name}} — теперь в рабочем пространстве',
  },
  'member.changed': {
    en: '{{name}} changed your role to: {{role}}',
    ua: '{{name}} змінює вашу роль на: {{role}}',
    ru: '{{name}} меняет вашу роль на: {{role}}',
  },
  'comment.mentioned': {
    en: '{{name}} mentioned you in a comment on “{{call}}”',
    ua: '{{name}} згадує вас у коментарі до «{{call}}»',
    ru: '{{name}} упоминает вас в комментарии к «{{call}}»',
  },
  'webhook.paused': {
    en: 'The webhook of “{{project}}” to {{host}} is paused: it does not take what is sent',
    ua: 'Вебхук проєкту «{{project}}» до {{host}} призупинено: він не приймає надісланого',
    ru: 'Вебхук проекта «{{project}}» на {{host}} приостановлен: он не принимает отправленное',
  },
  'model.fetched': {
    en: 'The speech model “{{name}}” is ready',
    ua: 'Модель розпізнавання «{{name}}» готова',
    ru: 'Модель распознавания «{{name}}» готова',
  },
});
