import { texts } from '../../lib/texts.ts';

export const workspacesErrors = texts('errors:workspaces', {
  'workspaces.none_active': {
    en: 'No workspace is active. Choose one.',
    ua: 'Немає активного робочого простору. Виберіть його.',
    ru: 'Нет активного рабочего пространства. Выберите его.',
  },
  'workspaces.not_found': {
    en: 'This workspace is not among yours. You may have been taken out of it.',
    ua: 'Цього робочого простору немає серед ваших. Можливо, вас із нього виключили.',
    ru: 'Этого рабочего пространства нет среди ваших. Возможно, вас из него исключили.',
  },
  'workspaces.personal_exists': {
    en: 'You have a personal workspace already. Choose it in the list.',
    ua: 'У вас уже є особистий робочий простір. Виберіть його у списку.',
    ru: 'У вас уже есть личное рабочее пространство. Выберите его в списке.',
  },
  'workspaces.time_zone': {
    en: 'There is no such time zone. Choose one from the list.',
    ua: 'Такого часового поясу немає. Виберіть зі списку.',
    ru: 'Такого часового пояса нет. Выберите из списка.',
  },
  'workspaces.join_unproven': {
    en: 'Sign in with the company’s account first: it shows that this address is yours.',
    ua: 'Спершу увійдіть через обліковий запис компанії: він підтверджує, що ця адреса ваша.',
    ru: 'Сначала войдите через учётную запись компании: она подтверждает, что этот адрес ваш.',
  },
  'workspaces.join_domain': {
    en: 'Only the domain of your own email can be opened.',
    ua: 'Відкрити можна лише домен вашої власної пошти.',
    ru: 'Открыть можно только домен вашей собственной почты.',
  },
});
