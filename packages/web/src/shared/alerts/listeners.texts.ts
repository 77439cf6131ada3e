import { texts } from '../../lib/texts.ts';

export const alertListenerTexts = texts('listeners:alerts', {
  'alerts.project_matched': {
    en: 'Keeping a found call for the next alert',
    ua: 'Збереження знайденого дзвінка до сповіщення',
    ru: 'Сохранение найденного звонка до оповещения',
  },
  'alerts.member_left': {
    en: 'Ending alerts of somebody who left',
    ua: 'Завершення сповіщень для того, хто пішов',
    ru: 'Завершение оповещений для того, кто ушёл',
  },
});
