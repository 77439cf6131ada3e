import { texts } from '../../lib/texts.ts';

export const integrationActions = texts('audit:integration', {
  'api_key.created': { en: 'Created a key', ua: 'Створення ключа', ru: 'Создание ключа' },
  'api_key.removed': { en: 'Revoked a key', ua: 'Відкликання ключа', ru: 'Отзыв ключа' },
  'ip_list.added': { en: 'Added an address', ua: 'Додавання адреси', ru: 'Добавление адреса' },
  'ip_list.removed': { en: 'Removed an address', ua: 'Вилучення адреси', ru: 'Удаление адреса' },
  'ip_list.changed': {
    en: 'Changed the address rule',
    ua: 'Зміна правила адрес',
    ru: 'Изменение правила адресов',
  },
  'sql_access.opened': {
    en: 'Opened access in SQL',
    ua: 'Відкриття доступу через SQL',
    ru: 'Открытие доступа через SQL',
  },
  'sql_access.renewed': {
    en: 'Renewed the password for SQL',
    ua: 'Заміна пароля для SQL',
    ru: 'Замена пароля для SQL',
  },
  'sql_access.closed': {
    en: 'Closed access in SQL',
    ua: 'Закриття доступу через SQL',
    ru: 'Закрытие доступа через SQL',
  },
});
