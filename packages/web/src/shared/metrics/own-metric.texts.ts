import { texts } from '../../lib/texts.ts';

export const ownMetricTexts = texts('own-metric', {
  title: { en: 'Own metrics', ua: 'Власні метрики', ru: 'Свои метрики' },
  below: { en: 'below the limit of {{limit}}', ua: 'нижче за межу {{limit}}', ru: 'ниже предела {{limit}}' },
  above: { en: 'above the limit of {{limit}}', ua: 'вище за межу {{limit}}', ru: 'выше предела {{limit}}' },
});
