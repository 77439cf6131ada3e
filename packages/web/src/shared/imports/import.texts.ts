import { texts } from '../../lib/texts.ts';

export const importTexts = texts('import', {
  chooseFile: { en: 'Choose a file', ua: 'Вибрати файл', ru: 'Выбрать файл' },
  tooLarge: {
    en: 'This file is too large. Divide it into smaller ones.',
    ua: 'Цей файл завеликий. Поділіть його на менші.',
    ru: 'Этот файл слишком большой. Разделите его на меньшие.',
  },
});
