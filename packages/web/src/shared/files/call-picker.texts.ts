import { texts } from '../../lib/texts.ts';

export const callPickerTexts = texts('call-picker', {
  chooseCall: {
    en: 'Name of a call, operator or abonent',
    ua: 'Назва дзвінка, оператор або абонент',
    ru: 'Название звонка, оператор или абонент',
  },
  noSuchCall: { en: 'No such call', ua: 'Такого дзвінка немає', ru: 'Такого звонка нет' },
});
