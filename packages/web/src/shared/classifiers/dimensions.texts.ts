import { texts } from '../../lib/texts.ts';

export const classifierDimensionTexts = texts('filters:classifiers', {
  labels: { en: 'Labels', ua: 'Мітки', ru: 'Метки' },
  labels_known: { en: 'Label can be known', ua: 'Про мітку можна дізнатися', ru: 'О метке можно узнать' },
});
