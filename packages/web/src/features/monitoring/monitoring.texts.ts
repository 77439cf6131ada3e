import { texts } from '../../lib/texts.ts';

export const monitoringTexts = texts('monitoring', {
  title: { en: 'Monitoring', ua: 'Моніторинг', ru: 'Мониторинг' },
  total: { en: 'Calls', ua: 'Дзвінки', ru: 'Звонки' },
  week: { en: 'In the last 7 days', ua: 'За останні 7 днів', ru: 'За последние 7 дней' },
  processing: { en: 'Being processed', ua: 'В обробці', ru: 'В обработке' },
  failed: { en: 'Failed', ua: 'З помилкою', ru: 'С ошибкой' },
  latest: { en: 'Latest calls', ua: 'Останні дзвінки', ru: 'Последние звонки' },
  all: { en: 'All files', ua: 'Усі файли', ru: 'Все файлы' },
  projects: { en: 'Projects', ua: 'Проєкти', ru: 'Проекты' },
  noProjects: {
    en: 'No projects here yet. A project watches new calls by the rules you write; they cannot be created in this version.',
    ua: 'Проєктів ще немає. Проєкт стежить за новими дзвінками за вашими правилами; у цій версії їх ще не можна створити.',
    ru: 'Проектов пока нет. Проект следит за новыми звонками по вашим правилам; в этой версии их ещё нельзя создать.',
  },
  author: { en: 'by {{name}}', ua: 'автор {{name}}', ru: 'автор {{name}}' },
  pin: { en: 'Pin {{name}} to the menu', ua: 'Закріпити {{name}} в меню', ru: 'Закрепить {{name}} в меню' },
  unpin: { en: 'Unpin {{name}}', ua: 'Відкріпити {{name}}', ru: 'Открепить {{name}}' },
  discovery: { en: 'Discovery', ua: 'Дослідження', ru: 'Исследование' },
  monitoring: { en: 'Monitoring', ua: 'Моніторинг', ru: 'Мониторинг' },
  training: { en: 'Training', ua: 'Навчання', ru: 'Обучение' },
  testing: { en: 'Testing', ua: 'Перевірка', ru: 'Проверка' },
  not_started: { en: 'Not started', ua: 'Не розпочато', ru: 'Не начат' },
  started: { en: 'Started', ua: 'Розпочато', ru: 'Начат' },
  paused: { en: 'Paused', ua: 'Призупинено', ru: 'Приостановлен' },
});
