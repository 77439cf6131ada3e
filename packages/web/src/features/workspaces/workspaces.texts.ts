import { texts } from '../../lib/texts.ts';

export const workspacesTexts = texts('workspaces', {
  title: { en: 'Choose a workspace', ua: 'Виберіть робочий простір', ru: 'Выберите рабочее пространство' },
  titleNone: {
    en: 'No workspace is active',
    ua: 'Немає активного робочого простору',
    ru: 'Нет активного рабочего пространства',
  },
  text: {
    en: 'Each workspace has its own calls, people and settings.',
    ua: 'У кожного робочого простору свої дзвінки, люди й налаштування.',
    ru: 'У каждого рабочего пространства свои звонки, люди и настройки.',
  },
  none: {
    en: 'You have no workspaces yet. Create your own, or ask an administrator for an invitation.',
    ua: 'У вас ще немає робочих просторів. Створіть власний або попросіть адміністратора запросити вас.',
    ru: 'У вас ещё нет рабочих пространств. Создайте своё или попросите администратора пригласить вас.',
  },
  active: { en: 'active', ua: 'активний', ru: 'активное' },
  personal: { en: 'personal', ua: 'особистий', ru: 'личное' },
  create: {
    en: 'Create a personal workspace',
    ua: 'Створити особистий робочий простір',
    ru: 'Создать личное рабочее пространство',
  },
  made: {
    en: 'Your personal workspace is ready. Choose it to begin.',
    ua: 'Ваш особистий робочий простір готовий. Виберіть його, щоб почати.',
    ru: 'Ваше личное рабочее пространство готово. Выберите его, чтобы начать.',
  },
  createFailed: {
    en: 'Something went wrong: the workspace was not created. Try again.',
    ua: 'Щось пішло не так: робочий простір не створено. Спробуйте ще раз.',
    ru: 'Что-то пошло не так: рабочее пространство не создано. Попробуйте ещё раз.',
  },
  failed: {
    en: 'Something went wrong. Try again.',
    ua: 'Щось пішло не так. Спробуйте ще раз.',
    ru: 'Что-то пошло не так. Попробуйте ещё раз.',
  },
  all: { en: 'All workspaces', ua: 'Усі робочі простори', ru: 'Все рабочие пространства' },
  list: { en: 'Workspaces', ua: 'Робочі простори', ru: 'Рабочие пространства' },
  signOut: { en: 'Sign out', ua: 'Вийти', ru: 'Выйти' },
});
