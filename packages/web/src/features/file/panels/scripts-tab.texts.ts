import { texts } from '../../../lib/texts.ts';

export const scriptsTabTexts = texts('file:scripts', {
  tab: { en: 'Scripts', ua: 'Скрипти', ru: 'Скрипты' },
  none: { en: 'There are no scripts yet.', ua: 'Скриптів ще немає.', ru: 'Скриптов ещё нет.' },
  adherence: {
    en: 'of what must be said: {{said}} of {{known}}',
    ua: 'того, що треба сказати: {{said}} з {{known}}',
    ru: 'того, что нужно сказать: {{said}} из {{known}}',
  },
  unknown: {
    en: 'nothing that must be said is known of this call',
    ua: 'про те, що треба сказати, у цьому дзвінку нічого не відомо',
    ru: 'о том, что нужно сказать, в этом звонке ничего не известно',
  },
  unsureCount: { en: 'unsure: {{number}}', ua: 'непевно: {{number}}', ru: 'неясно: {{number}}' },
  violations: {
    en: 'said and must not be: {{number}}',
    ua: 'сказано недозволене: {{number}}',
    ru: 'сказано недозволенное: {{number}}',
  },
});
