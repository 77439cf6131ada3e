import { texts } from '../../lib/texts.ts';

export const scriptDimensionTexts = texts('filters:scripts', {
  scripts: { en: 'Script said', ua: 'Сказано скрипт', ru: 'Сказан скрипт' },
  scripts_said: {
    en: 'Script said, since it is sought',
    ua: 'Скрипт сказано, відколи його шукають',
    ru: 'Скрипт сказан, с тех пор как его ищут',
  },
  scripts_not_said: { en: 'Script not said', ua: 'Скрипт не сказано', ru: 'Скрипт не сказан' },
  scripts_known: {
    en: 'Script can be known',
    ua: 'Про скрипт можна дізнатися',
    ru: 'О скрипте можно узнать',
  },
  scripts_unknown: {
    en: 'Script cannot be known',
    ua: 'Про скрипт не дізнатися',
    ru: 'О скрипте не узнать',
  },
  scripts_out_of_order: {
    en: 'Script’s set out of order',
    ua: 'Набір скрипту не за порядком',
    ru: 'Набор скрипта не по порядку',
  },
});
