import { texts } from '../../lib/texts.ts';

export const addressTexts = texts('address-input', {
  add: { en: 'Add an address', ua: 'Додати адресу', ru: 'Добавить адрес' },
  wrong: {
    en: 'This is no e-mail address',
    ua: 'Це не адреса електронної пошти',
    ru: 'Это не адрес электронной почты',
  },
});
