import { texts } from '../../lib/texts.ts';

export const patternsErrors = texts('errors:patterns', {
  'patterns.not_found': {
    en: 'This pattern no longer exists.',
    ua: 'Цього патерну вже немає.',
    ru: 'Этого паттерна больше нет.',
  },
  'patterns.name_taken': {
    en: 'There is a pattern with this name. Choose another.',
    ua: 'Патерн із такою назвою вже є. Виберіть іншу.',
    ru: 'Паттерн с таким названием уже есть. Выберите другое.',
  },
});
