import { texts } from '../../lib/texts.ts';

export const integrationErrors = texts('errors:integration', {
  'api_keys.not_found': {
    en: 'This key is not here. It may have been withdrawn.',
    ua: 'Цього ключа немає. Можливо, його відкликано.',
    ru: 'Этого ключа нет. Возможно, его отозвали.',
  },
  'api_keys.invalid': {
    en: 'The key is not valid. Sign in, or make a new key.',
    ua: 'Ключ недійсний. Увійдіть або створіть новий ключ.',
    ru: 'Ключ недействителен. Войдите или создайте новый ключ.',
  },
  'api_keys.address_not_allowed': {
    en: 'Keys may not be used from this address. Add it to the IP list.',
    ua: 'З цієї адреси ключами користуватися не можна. Додайте її до списку IP.',
    ru: 'С этого адреса ключами пользоваться нельзя. Добавьте его в список IP.',
  },
  'ip_list.not_found': {
    en: 'This address is not on the list. It may have been removed.',
    ua: 'Цієї адреси немає у списку. Можливо, її видалено.',
    ru: 'Этого адреса нет в списке. Возможно, он удалён.',
  },
  'ip_list.exists': {
    en: 'This address is on the list already.',
    ua: 'Ця адреса вже є у списку.',
    ru: 'Этот адрес уже есть в списке.',
  },
});
