import { texts } from '../../../lib/texts.ts';

export const scoresTabTexts = texts('scores-tab', {
  tab: { en: 'Scores', ua: 'Оцінки', ru: 'Оценки' },
  none: {
    en: 'No goal is for this call.',
    ua: 'Для цього дзвінка немає цілі.',
    ru: 'Для этого звонка нет цели.',
  },
  review: { en: 'Review', ua: 'Перевірити', ru: 'Проверить' },
  reviewOf: { en: 'Review by “{{name}}”', ua: 'Перевірити за «{{name}}»', ru: 'Проверить по «{{name}}»' },
  scoreYourself: { en: 'Score it yourself', ua: 'Оцінити самостійно', ru: 'Оценить самостоятельно' },
  scoreYourselfBy: {
    en: 'Score it yourself by “{{name}}”',
    ua: 'Оцінити самостійно за «{{name}}»',
    ru: 'Оценить самостоятельно по «{{name}}»',
  },
  scoreBy: { en: 'Score by', ua: 'Оцінити за', ru: 'Оценить по' },
  scored: { en: 'Scored by “{{name}}”', ua: 'Оцінено за «{{name}}»', ru: 'Оценено по «{{name}}»' },
  machineAlone: {
    en: 'Machine alone {{score}}',
    ua: 'Лише автоматично: {{score}}',
    ru: 'Только автоматически: {{score}}',
  },
  form: { en: 'Form v{{version}}', ua: 'Форма v{{version}}', ru: 'Форма v{{version}}' },
  notPublished: { en: 'Not published', ua: 'Не опубліковано', ru: 'Не опубликовано' },
});
