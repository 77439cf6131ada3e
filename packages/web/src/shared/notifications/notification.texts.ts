import { texts } from '../../lib/texts.ts';

export const notificationTexts = texts('notifications', {
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
  'test.worse': {
    en: '“{{project}}”: version {{version}} is worse than version {{before}}',
    ua: '«{{project}}»: версія {{version}} гірша за версію {{before}}',
    ru: '«{{project}}»: версия {{version}} хуже версии {{before}}',
  },
  'score.published': {
    en: '“{{call}}” has a score: {{score}}',
    ua: 'Дзвінок «{{call}}» оцінено: {{score}}',
    ru: 'Звонок «{{call}}» оценён: {{score}}',
  },
  'dispute.opened': {
    en: '{{name}} disputes an answer about “{{call}}”',
    ua: '{{name}} оскаржує відповідь про «{{call}}»',
    ru: '{{name}} оспаривает ответ о «{{call}}»',
  },
  'dispute.decided': {
    en: 'Your dispute about “{{call}}” is decided: {{decision}}',
    ua: 'Рішення щодо вашого оскарження про «{{call}}»: {{decision}}',
    ru: 'Решение по вашему оспариванию о «{{call}}»: {{decision}}',
  },
  'question.assists': {
    en: '“{{question}}” answers no more by itself: people agree with it too seldom',
    ua: '«{{question}}» більше не відповідає самостійно: люди замало з цим погоджуються',
    ru: '«{{question}}» больше не отвечает сам: люди слишком редко с ним согласны',
  },
  'coaching.given': {
    en: 'You were given coaching: “{{name}}”',
    ua: 'Для вас є коучинг: «{{name}}»',
    ru: 'Для вас есть коучинг: «{{name}}»',
  },
  'review.assigned': {
    en: { one: '{{shown}} call waits for your review', other: '{{shown}} calls wait for your review' },
    ua: {
      one: 'У вашій черзі на перевірку: {{shown}} дзвінок',
      few: 'У вашій черзі на перевірку: {{shown}} дзвінки',
      many: 'У вашій черзі на перевірку: {{shown}} дзвінків',
      other: 'У вашій черзі на перевірку: {{shown}} дзвінка',
    },
    ru: {
      one: 'В вашей очереди на проверку: {{shown}} звонок',
      few: 'В вашей очереди на проверку: {{shown}} звонка',
      many: 'В вашей очереди на проверку: {{shown}} звонков',
      other: 'В вашей очереди на проверку: {{shown}} звонка',
    },
  },
  disputeChanged: { en: 'the answer is changed', ua: 'відповідь змінено', ru: 'ответ изменён' },
  disputeKept: { en: 'the answer stays', ua: 'відповідь залишається', ru: 'ответ остаётся' },
  'model.fetched': {
    en: 'The speech model “{{name}}” is ready',
    ua: 'Модель розпізнавання «{{name}}» готова',
    ru: 'Модель распознавания «{{name}}» готова',
  },
  'project.alert': {
    en: { one: '{{name}}: {{shown}} call', other: '{{name}}: {{shown}} calls' },
    ua: {
      one: '{{name}}: {{shown}} дзвінок',
      few: '{{name}}: {{shown}} дзвінки',
      many: '{{name}}: {{shown}} дзвінків',
      other: '{{name}}: {{shown}} дзвінка',
    },
    ru: {
      one: '{{name}}: {{shown}} звонок',
      few: '{{name}}: {{shown}} звонка',
      many: '{{name}}: {{shown}} звонков',
      other: '{{name}}: {{shown}} звонка',
    },
  },
  alertUsual: {
    en: {
      one: '{{name}}: {{shown}} call, usually {{usual}}',
      other: '{{name}}: {{shown}} calls, usually {{usual}}',
    },
    ua: {
      one: '{{name}}: {{shown}} дзвінок, зазвичай {{usual}}',
      few: '{{name}}: {{shown}} дзвінки, зазвичай {{usual}}',
      many: '{{name}}: {{shown}} дзвінків, зазвичай {{usual}}',
      other: '{{name}}: {{shown}} дзвінка, зазвичай {{usual}}',
    },
    ru: {
      one: '{{name}}: {{shown}} звонок, обычно {{usual}}',
      few: '{{name}}: {{shown}} звонка, обычно {{usual}}',
      many: '{{name}}: {{shown}} звонков, обычно {{usual}}',
      other: '{{name}}: {{shown}} звонка, обычно {{usual}}',
    },
  },
  seeAll: { en: 'See all', ua: 'Показати всі', ru: 'Показать все' },
});
