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
});
