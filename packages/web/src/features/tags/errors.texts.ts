import { texts } from '../../lib/texts.ts';

export const tagsErrors = texts('errors:tags', {
  'tags.not_added': {
    en: 'The new tag could not be added. Try again.',
    ua: 'Не вдалося додати новий тег. Спробуйте ще раз.',
    ru: 'Не удалось добавить новый тег. Попробуйте ещё раз.',
  },
  'tags.not_found': {
    en: 'This tag no longer exists.',
    ua: 'Цього тегу вже немає.',
    ru: 'Этого тега больше нет.',
  },
  'tags.name_taken': {
    en: 'There is a tag with this name. Choose another.',
    ua: 'Тег із такою назвою вже є. Виберіть іншу.',
    ru: 'Тег с таким названием уже есть. Выберите другое.',
  },
  'tags.no_rule': {
    en: 'This tag has no rule, so there is nothing to apply. Add a rule first.',
    ua: 'Тег не має правила, тож застосувати нічого. Спершу додайте правило.',
    ru: 'У тега нет правила, применять нечего. Сначала добавьте правило.',
  },
});
