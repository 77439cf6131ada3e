import { texts } from '../../lib/texts.ts';

export const scoreTexts = texts('project-score', {
  scoreOf: { en: 'Score {{score}}', ua: 'Оцінка {{score}}', ru: 'Оценка {{score}}' },
  trendOf: {
    en: '{{trend}} against the four weeks before',
    ua: '{{trend}} проти попередніх чотирьох тижнів',
    ru: '{{trend}} против предыдущих четырёх недель',
  },
});
