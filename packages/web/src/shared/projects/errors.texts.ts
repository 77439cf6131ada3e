import { texts } from '../../lib/texts.ts';

export const projectsErrors = texts('errors:projects', {
  'projects.not_found': {
    en: 'This project is not here. It may have been removed.',
    ua: 'Цього проєкту немає. Можливо, його видалено.',
    ru: 'Этого проекта нет. Возможно, он удалён.',
  },
  'projects.clone_failed': {
    en: 'The project could not be cloned. Try again.',
    ua: 'Проєкт не вдалося клонувати. Спробуйте ще раз.',
    ru: 'Проект не удалось клонировать. Попробуйте ещё раз.',
  },
});
