import { texts } from '../../lib/texts.ts';

export const projectsActions = texts('audit:projects', {
  'project.created': { en: 'Added a project', ua: 'Новий проєкт', ru: 'Новый проект' },
  'project.changed': { en: 'Changed a project', ua: 'Зміна проєкту', ru: 'Изменение проекта' },
  'project.removed': { en: 'Deleted a project', ua: 'Видалення проєкту', ru: 'Удаление проекта' },
  'project.started': { en: 'Started a project', ua: 'Запуск проєкту', ru: 'Запуск проекта' },
  'project.paused': { en: 'Paused a project', ua: 'Призупинення проєкту', ru: 'Приостановка проекта' },
  'project.restarted': { en: 'Restarted a project', ua: 'Перезапуск проєкту', ru: 'Перезапуск проекта' },
  'project.tested': { en: 'Tested in a project', ua: 'Перевірка в проєкті', ru: 'Проверка в проекте' },
  'project.cleared': { en: 'Cleared a project', ua: 'Очищення проєкту', ru: 'Очистка проекта' },
  'project.secret_rotated': {
    en: 'Made a new secret of a webhook',
    ua: 'Новий секрет вебхука',
    ru: 'Новый секрет вебхука',
  },
  'project.webhook_resumed': {
    en: 'Had a webhook go on',
    ua: 'Відновлення вебхука',
    ru: 'Возобновление вебхука',
  },
  'project.delivery_resent': {
    en: 'Sent a message of a webhook again',
    ua: 'Повторне надсилання вебхука',
    ru: 'Повторная отправка вебхука',
  },
});
