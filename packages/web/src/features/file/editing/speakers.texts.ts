import { texts } from '../../../lib/texts.ts';

export const speakersTexts = texts('speakers', {
  title: { en: 'Who is who', ua: 'Хто є хто', ru: 'Кто есть кто' },
  lead: {
    en: 'Say who is the operator and who is the abonent. Several people may be on one side.',
    ua: 'Вкажіть, хто оператор, а хто абонент. На одному боці може бути кілька людей.',
    ru: 'Укажите, кто оператор, а кто абонент. На одной стороне может быть несколько человек.',
  },
  roleOf: { en: 'Role of {{name}}', ua: 'Роль: {{name}}', ru: 'Роль: {{name}}' },
  unknown: { en: 'Not known', ua: 'Невідомо', ru: 'Неизвестно' },
  share: {
    en: 'speaks {{share}} of the call',
    ua: 'говорить {{share}} дзвінка',
    ru: 'говорит {{share}} звонка',
  },
  silent: { en: 'says no word', ua: 'не каже жодного слова', ru: 'не говорит ни слова' },
  saved: { en: 'Roles saved', ua: 'Ролі збережено', ru: 'Роли сохранены' },
});
