import { texts } from '../../lib/texts.ts';

export const viewsErrors = texts('errors:views', {
  'views.not_found': {
    en: 'This view no longer exists.',
    ua: 'Цього вигляду вже немає.',
    ru: 'Этого вида больше нет.',
  },
});
