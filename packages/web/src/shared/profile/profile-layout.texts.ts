import { texts } from '../../lib/texts.ts';

export const profileLayoutTexts = texts('profile-layout', {
  title: { en: 'Profile and settings', ua: 'Профіль і налаштування', ru: 'Профиль и настройки' },
  profile: { en: 'Profile', ua: 'Профіль', ru: 'Профиль' },
  password: { en: 'Password', ua: 'Пароль', ru: 'Пароль' },
  workspace: { en: 'Workspace', ua: 'Робочий простір', ru: 'Рабочее пространство' },
  integration: { en: 'Integration', ua: 'Інтеграція', ru: 'Интеграция' },
});
