import { texts } from '../../lib/texts.ts';

export const agentsListeners = texts('listeners:agents', {
  'agents.member_left': {
    en: 'Taking the account of somebody who left from their operator',
    ua: 'Відʼєднання облікового запису того, хто пішов, від оператора',
    ru: 'Отсоединение учётной записи того, кто ушёл, от оператора',
  },
  'teams.member_left': {
    en: 'Taking somebody who left out of the leads of teams',
    ua: 'Вилучення того, хто пішов, з керівників команд',
    ru: 'Исключение того, кто ушёл, из руководителей команд',
  },
});
