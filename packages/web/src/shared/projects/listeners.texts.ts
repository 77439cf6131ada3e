import { texts } from '../../lib/texts.ts';

export const projectListenerTexts = texts('listeners:projects', {
  'projects.call_analysed': {
    en: 'Looking at a call for the projects',
    ua: 'Перегляд дзвінка для проєктів',
    ru: 'Просмотр звонка для проектов',
  },
  'projects.rule_changed': {
    en: 'Removing what projects marked with a tag',
    ua: 'Видалення позначеного проєктами',
    ru: 'Удаление отмеченного проектами',
  },
  'projects.time_zone_changed': {
    en: 'Moving days of projects to another time zone',
    ua: 'Перенесення днів проєктів в інший часовий пояс',
    ru: 'Перенос дней проектов в другой часовой пояс',
  },
});
