import { texts } from '../../lib/texts.ts';

export const agentsActions = texts('audit:agents', {
  'agent.created': { en: 'Added an operator', ua: 'Новий оператор', ru: 'Новый оператор' },
  'agent.changed': { en: 'Changed an operator', ua: 'Зміна оператора', ru: 'Изменение оператора' },
  'agent.removed': { en: 'Deleted an operator', ua: 'Видалення оператора', ru: 'Удаление оператора' },
  'agent.merged': { en: 'Merged operators', ua: 'Обʼєднання операторів', ru: 'Объединение операторов' },
  'agent.unmerged': {
    en: 'Took operators apart',
    ua: 'Розʼєднання операторів',
    ru: 'Разъединение операторов',
  },
  'team.created': { en: 'Added a team', ua: 'Нова команда', ru: 'Новая команда' },
  'team.changed': { en: 'Changed a team', ua: 'Зміна команди', ru: 'Изменение команды' },
  'team.removed': { en: 'Deleted a team', ua: 'Видалення команди', ru: 'Удаление команды' },
});
