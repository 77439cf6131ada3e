import { texts } from '../../lib/texts.ts';

export const profileTexts = texts('profile', {
  title: { en: 'Profile', ua: 'Профіль', ru: 'Профиль' },
  email: { en: 'Email', ua: 'Пошта', ru: 'Почта' },
  role: { en: 'Role', ua: 'Роль', ru: 'Роль' },
  workspace: { en: 'Workspace', ua: 'Робочий простір', ru: 'Рабочее пространство' },
  look: { en: 'Appearance', ua: 'Вигляд', ru: 'Внешний вид' },
  admin: { en: 'Administrator', ua: 'Адміністратор', ru: 'Администратор' },
  manager: { en: 'Manager', ua: 'Менеджер', ru: 'Менеджер' },
  viewer: { en: 'Observer', ua: 'Спостерігач', ru: 'Наблюдатель' },
});
