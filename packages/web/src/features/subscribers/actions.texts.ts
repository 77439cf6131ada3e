import { texts } from '../../lib/texts.ts';

export const subscribersActions = texts('audit:subscribers', {
  'subscriber.created': { en: 'Added an abonent', ua: 'Новий абонент', ru: 'Новый абонент' },
  'subscriber.changed': { en: 'Changed an abonent', ua: 'Зміна абонента', ru: 'Изменение абонента' },
  'subscriber.removed': { en: 'Deleted an abonent', ua: 'Видалення абонента', ru: 'Удаление абонента' },
  'subscriber.merged': { en: 'Merged abonents', ua: 'Обʼєднання абонентів', ru: 'Объединение абонентов' },
  'subscriber.unmerged': {
    en: 'Took abonents apart',
    ua: 'Розʼєднання абонентів',
    ru: 'Разъединение абонентов',
  },
});
