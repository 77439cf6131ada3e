import { texts } from '../../lib/texts.ts';

export const alertTexts = texts('alerts', {
  getting: {
    en: 'You get alerts of this project',
    ua: 'Ви отримуєте сповіщення цього проєкту',
    ru: 'Вы получаете оповещения этого проекта',
  },
  notGetting: {
    en: 'You turned off the alerts of this project',
    ua: 'Ви вимкнули сповіщення цього проєкту',
    ru: 'Вы выключили оповещения этого проекта',
  },
  turnedOn: {
    en: 'Alerts of “{{name}}” are on',
    ua: 'Сповіщення проєкту «{{name}}» увімкнено',
    ru: 'Оповещения проекта «{{name}}» включены',
  },
  turnedOff: {
    en: 'Alerts of “{{name}}” are off',
    ua: 'Сповіщення проєкту «{{name}}» вимкнено',
    ru: 'Оповещения проекта «{{name}}» выключены',
  },
  quietUntilMonday: {
    en: 'Quiet until Monday',
    ua: 'Тиша до понеділка',
    ru: 'Тишина до понедельника',
  },
  quietUntil: { en: 'Quiet until {{day}}', ua: 'Тиша до {{day}}', ru: 'Тишина до {{day}}' },
  endQuiet: { en: 'End the quiet', ua: 'Скасувати тишу', ru: 'Отменить тишину' },
  onceADay: { en: 'Once a day instead', ua: 'Раз на день', ru: 'Раз в день' },
  next: { en: 'next {{at}}', ua: 'наступне — {{at}}', ru: 'следующее — {{at}}' },
  unread: {
    en: { one: '{{shown}} unread alert', other: '{{shown}} unread alerts' },
    ua: {
      one: '{{shown}} непрочитане сповіщення',
      few: '{{shown}} непрочитані сповіщення',
      many: '{{shown}} непрочитаних сповіщень',
      other: '{{shown}} непрочитаного сповіщення',
    },
    ru: {
      one: '{{shown}} непрочитанное оповещение',
      few: '{{shown}} непрочитанных оповещения',
      many: '{{shown}} непрочитанных оповещений',
      other: '{{shown}} непрочитанного оповещения',
    },
  },
});
