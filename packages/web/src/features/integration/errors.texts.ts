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
  'sql_access.no_port': {
    en: 'The server has no port for SQL. Ask the engineer to set SQL_PORT.',
    ua: 'На сервері немає порту для SQL. Попросіть інженера задати SQL_PORT.',
    ru: 'На сервере нет порта для SQL. Попросите инженера задать SQL_PORT.',
  },
  'sql_access.is_on': {
    en: 'Somebody has switched it on already. Renew the password to see a new one.',
    ua: 'Доступ уже хтось увімкнув. Замініть пароль, щоб побачити новий.',
    ru: 'Доступ уже кто-то включил. Замените пароль, чтобы увидеть новый.',
  },
  'sql_access.is_off': {
    en: 'The access is off. Somebody may have switched it off.',
    ua: 'Доступ вимкнено. Можливо, його хтось вимкнув.',
    ru: 'Доступ выключен. Возможно, его кто-то выключил.',
  },
  'sql_access.no_roles': {
    en: 'The database does not let the server create roles. Ask the engineer to give CREATEROLE to the user of DATABASE_URL.',
    ua: 'База даних не дозволяє серверу створювати ролі. Попросіть інженера дати CREATEROLE користувачеві з DATABASE_URL.',
    ru: 'База данных не разрешает серверу создавать роли. Попросите инженера дать CREATEROLE пользователю из DATABASE_URL.',
  },
  'sql_access.database_open': {
    en: 'In this database everybody may make tables or read some. Ask the engineer to let the user of DATABASE_URL own it, or to revoke that from PUBLIC.',
    ua: 'У цій базі даних кожен може створювати таблиці або читати деякі з них. Попросіть інженера зробити користувача з DATABASE_URL її власником або забрати це право в PUBLIC.',
    ru: 'В этой базе данных каждый может создавать таблицы или читать некоторые из них. Попросите инженера сделать пользователя из DATABASE_URL её владельцем или забрать это право у PUBLIC.',
  },
});
