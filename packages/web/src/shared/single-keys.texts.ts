import { texts } from '../lib/texts.ts';

export const singleKeysTexts = texts('singleKeys', {
  name: {
    en: 'Commands by a single key',
    ua: 'Команди однією клавішею',
    ru: 'Команды одной клавишей',
  },
  about: {
    en: 'When off, letters, digits and signs do nothing by themselves. Keys with Ctrl, arrows, Space and Enter still work.',
    ua: 'Якщо вимкнути, літери, цифри й знаки самі по собі нічого не роблять. Клавіші з Ctrl, стрілки, пробіл і Enter працюють і далі.',
    ru: 'Если выключить, буквы, цифры и знаки сами по себе ничего не делают. Клавиши с Ctrl, стрелки, пробел и Enter работают по-прежнему.',
  },
});
