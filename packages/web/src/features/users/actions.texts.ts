import { texts } from '../../lib/texts.ts';

export const usersActions = texts('audit:users', {
  'member.invited': { en: 'Invited a person', ua: 'Запрошення', ru: 'Приглашение' },
  'member.joined': {
    en: 'Joined the workspace',
    ua: 'Приєднання до простору',
    ru: 'Вступление в пространство',
  },
  'member.invitation_withdrawn': {
    en: 'Withdrew an invitation',
    ua: 'Відкликання запрошення',
    ru: 'Отзыв приглашения',
  },
  'member.changed': { en: 'Changed access', ua: 'Зміна доступу', ru: 'Изменение доступа' },
  'member.limited': {
    en: 'Limited to the own teams',
    ua: 'Обмеження своїми командами',
    ru: 'Ограничение своими командами',
  },
  'member.unlimited': {
    en: 'Opened the calls of all teams',
    ua: 'Доступ до дзвінків усіх команд',
    ru: 'Доступ к звонкам всех команд',
  },
  'member.blocked': { en: 'Blocked a person', ua: 'Блокування', ru: 'Блокировка' },
  'member.unblocked': { en: 'Unblocked a person', ua: 'Розблокування', ru: 'Разблокировка' },
  'member.removed': { en: 'Removed a person', ua: 'Виключення людини', ru: 'Исключение человека' },
  'member.left': { en: 'Left the workspace', ua: 'Вихід із простору', ru: 'Выход из пространства' },
});
