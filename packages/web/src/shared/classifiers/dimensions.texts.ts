import { texts } from '../../lib/texts.ts';

export const classifierDimensionTexts = texts('filters:classifiers', {
  labels: { en: 'Label', ua: 'Мітка', ru: 'Метка' },
  labels_known: { en: 'Label can be known', ua: 'Про мітку можна дізнатися', ru: 'О метке можно узнать' },
});
