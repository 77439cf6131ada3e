import { texts } from '../../../lib/texts.ts';

export const usualTexts = texts('report-usual', {
  usual: { en: 'usual', ua: 'зазвичай', ru: 'обычно' },
  within: { en: 'usual {{shown}}', ua: 'зазвичай {{shown}}', ru: 'обычно {{shown}}' },
  above: { en: 'above usual: {{shown}}', ua: 'вище звичного: {{shown}}', ru: 'выше обычного: {{shown}}' },
  below: { en: 'below usual: {{shown}}', ua: 'нижче звичного: {{shown}}', ru: 'ниже обычного: {{shown}}' },
  withinNow: {
    en: 'usual at this hour {{shown}}',
    ua: 'зазвичай на цю годину {{shown}}',
    ru: 'обычно к этому часу {{shown}}',
  },
  aboveNow: {
    en: 'above usual at this hour: {{shown}}',
    ua: 'вище звичного на цю годину: {{shown}}',
    ru: 'выше обычного к этому часу: {{shown}}',
  },
  belowNow: {
    en: 'below usual at this hour: {{shown}}',
    ua: 'нижче звичного на цю годину: {{shown}}',
    ru: 'ниже обычного к этому часу: {{shown}}',
  },
});
