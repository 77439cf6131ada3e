import { texts } from '../../lib/texts.ts';

export const conversionDimensionTexts = texts('filters:conversions', {
  conversions: { en: 'Conversion', ua: 'Конверсія', ru: 'Конверсия' },
  conversion_base: { en: 'Counted for', ua: 'Враховано для', ru: 'Учтено для' },
});
