import { texts } from '../lib/texts.ts';

export const roleTexts = texts('roles', {
  role_admin: { en: 'Administrator', ua: 'Адміністратор', ru: 'Администратор' },
  role_manager: { en: 'Manager', ua: 'Менеджер', ru: 'Менеджер' },
  role_viewer: { en: 'Observer', ua: 'Спостерігач', ru: 'Наблюдатель' },
});
