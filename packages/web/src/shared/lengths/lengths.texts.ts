import { texts } from '../../lib/texts.ts';

export const lengthTexts = texts('lengths', {
  missing: { en: 'This has to be filled in', ua: 'Це поле треба заповнити', ru: 'Это поле нужно заполнить' },
  tooShort: {
    en: { one: 'Too short: at least {{count}} character', other: 'Too short: at least {{count}} characters' },
    ua: {
      one: 'Закоротко: щонайменше {{count}} символ',
      few: 'Закоротко: щонайменше {{count}} символи',
      many: 'Закоротко: щонайменше {{count}} символів',
      other: 'Закоротко: щонайменше {{count}} символу',
    },
    ru: {
      one: 'Слишком коротко: не меньше {{count}} символа',
      few: 'Слишком коротко: не меньше {{count}} символов',
      many: 'Слишком коротко: не меньше {{count}} символов',
      other: 'Слишком коротко: не меньше {{count}} символа',
    },
  },
  tooLong: {
    en: {
      one: 'Too long: at most {{most}} character, now {{now}}',
      other: 'Too long: at most {{most}} characters, now {{now}}',
    },
    ua: {
      one: 'Задовго: щонайбільше {{most}} символ, зараз {{now}}',
      few: 'Задовго: щонайбільше {{most}} символи, зараз {{now}}',
      many: 'Задовго: щонайбільше {{most}} символів, зараз {{now}}',
      other: 'Задовго: щонайбільше {{most}} символу, зараз {{now}}',
    },
    ru: {
      one: 'Слишком длинно: не больше {{most}} символа, сейчас {{now}}',
      few: 'Слишком длинно: не больше {{most}} символов, сейчас {{now}}',
      many: 'Слишком длинно: не больше {{most}} символов, сейчас {{now}}',
      other: 'Слишком длинно: не больше {{most}} символа, сейчас {{now}}',
    },
  },
});
