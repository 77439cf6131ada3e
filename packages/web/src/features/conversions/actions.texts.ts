import { texts } from '../../lib/texts.ts';

export const conversionsActions = texts('audit:conversions', {
  'conversion.created': { en: 'Added a conversion', ua: 'Нова конверсія', ru: 'Новая конверсия' },
  'conversion.changed': { en: 'Changed a conversion', ua: 'Зміна конверсії', ru: 'Изменение конверсии' },
  'conversion.removed': { en: 'Deleted a conversion', ua: 'Видалення конверсії', ru: 'Удаление конверсии' },
});
