import { texts } from '../../lib/texts.ts';

export const projectDimensionTexts = texts('filters:projects', {
  projects: { en: 'Found by project', ua: 'Знайдено проєктом', ru: 'Найдено проектом' },
  project_score: { en: 'Score in a project', ua: 'Оцінка у проєкті', ru: 'Оценка в проекте' },
});
