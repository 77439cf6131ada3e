import { texts } from '../../lib/texts.ts';

export const conversionsErrors = texts('errors:conversions', {
  'conversions.not_found': {
    en: 'This conversion no longer exists.',
    ua: 'Цієї конверсії вже немає.',
    ru: 'Этой конверсии больше нет.',
  },
  'conversions.name_taken': {
    en: 'There is a conversion of this type with this name. Choose another.',
    ua: 'Конверсія цього типу з такою назвою вже є. Виберіть іншу.',
    ru: 'Конверсия этого типа с таким названием уже есть. Выберите другое.',
  },
  'conversions.unknown_rule': {
    en: 'What one of the conditions counts no longer exists. Choose something else, or remove it.',
    ua: 'Того, що зараховує одна з умов, уже немає. Виберіть щось інше або приберіть її.',
    ru: 'Того, что засчитывает одно из условий, больше нет. Выберите что-то другое или уберите его.',
  },
  'conversions.circular': {
    en: 'The calls of a conversion cannot be chosen by conversions. Remove this filter.',
    ua: 'Дзвінки для конверсії не можна вибирати за конверсіями. Приберіть цей фільтр.',
    ru: 'Звонки для конверсии нельзя выбирать по конверсиям. Уберите этот фильтр.',
  },
});
