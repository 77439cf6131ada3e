import { texts } from '../../lib/texts.ts';

export const projectDimensionTexts = texts('filters:projects', {
  projects: { en: 'Found by project', ua: 'Знайдено проєктом', ru: 'Найдено проектом' },
});
