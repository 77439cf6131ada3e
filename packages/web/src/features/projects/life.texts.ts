import { texts } from '../../lib/texts.ts';

/** What is done to a project as a whole. */
export const lifeTexts = texts('project-life', {
  start: { en: 'Start', ua: 'Розпочати', ru: 'Начать' },
  resume: { en: 'Go on', ua: 'Продовжити', ru: 'Продолжить' },
  pause: { en: 'Pause', ua: 'Призупинити', ru: 'Приостановить' },
  restart: { en: 'Restart', ua: 'Перезапустити', ru: 'Перезапустить' },
  startOf: { en: 'Start {{name}}', ua: 'Розпочати «{{name}}»', ru: 'Начать «{{name}}»' },
  resumeOf: { en: 'Go on with {{name}}', ua: 'Продовжити «{{name}}»', ru: 'Продолжить «{{name}}»' },
  pauseOf: { en: 'Pause {{name}}', ua: 'Призупинити «{{name}}»', ru: 'Приостановить «{{name}}»' },
  restartOf: { en: 'Restart {{name}}', ua: 'Перезапустити «{{name}}»', ru: 'Перезапустить «{{name}}»' },
  menuOf: { en: 'More actions: {{name}}', ua: 'Інші дії: {{name}}', ru: 'Другие действия: {{name}}' },
  card: { en: 'Card', ua: 'Картка', ru: 'Карточка' },
  edit: { en: 'Edit rule', ua: 'Змінити правило', ru: 'Изменить правило' },
  look: { en: 'See the rule', ua: 'Переглянути правило', ru: 'Посмотреть правило' },
  settings: { en: 'Settings', ua: 'Налаштування', ru: 'Настройки' },
  clone: { en: 'Clone', ua: 'Клонувати', ru: 'Клонировать' },
  lock: { en: 'Lock', ua: 'Заблокувати', ru: 'Заблокировать' },
  unlock: { en: 'Unlock', ua: 'Розблокувати', ru: 'Разблокировать' },
  clear: { en: 'Clear results', ua: 'Очистити результати', ru: 'Очистить результаты' },
  versions: { en: 'Versions', ua: 'Версії', ru: 'Версии' },
  remove: { en: 'Delete', ua: 'Видалити', ru: 'Удалить' },
  startedNow: { en: 'Project started', ua: 'Проєкт розпочато', ru: 'Проект начат' },
  pausedNow: { en: 'Project paused', ua: 'Проєкт призупинено', ru: 'Проект приостановлен' },
  restartedNow: {
    en: 'The project goes over its calls anew',
    ua: 'Проєкт перевіряє свої дзвінки наново',
    ru: 'Проект проверяет свои звонки заново',
  },
  lockedNow: { en: 'Project locked', ua: 'Проєкт заблоковано', ru: 'Проект заблокирован' },
  unlockedNow: { en: 'Project unlocked', ua: 'Проєкт розблоковано', ru: 'Проект разблокирован' },
  clonedNow: {
    en: 'Copied as “{{name}}”',
    ua: 'Скопійовано як «{{name}}»',
    ru: 'Скопировано как «{{name}}»',
  },
  clearedNow: {
    en: 'The results are being cleared',
    ua: 'Результати очищуються',
    ru: 'Результаты очищаются',
  },
  removedNow: { en: 'Project deleted', ua: 'Проєкт видалено', ru: 'Проект удалён' },
  clearTitle: { en: 'Clear the results?', ua: 'Очистити результати?', ru: 'Очистить результаты?' },
  clearText: {
    en: {
      one: 'What “{{name}}” found in {{count}} call is forgotten, with the tags that only it set. What people set stays, and so does the call.',
      other:
        'What “{{name}}” found in {{count}} calls is forgotten, with the tags that only it set. What people set stays, and so do the calls.',
    },
    ua: {
      one: 'Знайдене проєктом «{{name}}» у {{count}} дзвінку буде забуто разом із тегами, які поставив лише він. Поставлене людьми й сам дзвінок лишаться.',
      few: 'Знайдене проєктом «{{name}}» у {{count}} дзвінках буде забуто разом із тегами, які поставив лише він. Поставлене людьми й самі дзвінки лишаться.',
      many: 'Знайдене проєктом «{{name}}» у {{count}} дзвінках буде забуто разом із тегами, які поставив лише він. Поставлене людьми й самі дзвінки лишаться.',
      other:
        'Знайдене проєктом «{{name}}» у {{count}} дзвінка буде забуто разом із тегами, які поставив лише він. Поставлене людьми й самі дзвінки лишаться.',
    },
    ru: {
      one: 'Найденное проектом «{{name}}» в {{count}} звонке будет забыто вместе с тегами, которые поставил только он. Поставленное людьми и сам звонок останутся.',
      few: 'Найденное проектом «{{name}}» в {{count}} звонках будет забыто вместе с тегами, которые поставил только он. Поставленное людьми и сами звонки останутся.',
      many: 'Найденное проектом «{{name}}» в {{count}} звонках будет забыто вместе с тегами, которые поставил только он. Поставленное людьми и сами звонки останутся.',
      other:
        'Найденное проектом «{{name}}» в {{count}} звонка будет забыто вместе с тегами, которые поставил только он. Поставленное людьми и сами звонки останутся.',
    },
  },
  removeTitle: { en: 'Delete this project?', ua: 'Видалити цей проєкт?', ru: 'Удалить этот проект?' },
  removeText: {
    en: '“{{name}}” goes with everything that only it set. What people set and the calls themselves stay. This cannot be undone.',
    ua: '«{{name}}» зникне з усім, що поставив лише він. Поставлене людьми й самі дзвінки лишаться. Скасувати це не можна.',
    ru: '«{{name}}» исчезнет со всем, что поставил только он. Поставленное людьми и сами звонки останутся. Отменить это нельзя.',
  },
  restartTitle: {
    en: 'Go over past calls anew',
    ua: 'Перевірити минулі дзвінки наново',
    ru: 'Проверить прошлые звонки заново',
  },
  since: { en: 'Calls since', ua: 'Дзвінки від', ru: 'Звонки с' },
  everyCall: {
    en: 'every call where it is empty',
    ua: 'усі дзвінки, якщо порожньо',
    ru: 'все звонки, если пусто',
  },
  fromStage: { en: 'From stage', ua: 'З етапу', ru: 'С этапа' },
  clearFirst: {
    en: 'Clear the results first',
    ua: 'Спершу очистити результати',
    ru: 'Сначала очистить результаты',
  },
  restartKept: {
    en: 'What was found before stays until a call is looked at again.',
    ua: 'Знайдене раніше лишається, доки дзвінок не буде перевірено знову.',
    ru: 'Найденное раньше остаётся, пока звонок не будет проверен снова.',
  },
  restartCleared: {
    en: {
      one: 'What was found in {{count}} call is taken back first, with the tags that only this project set, also in calls from before that day.',
      other:
        'What was found in {{count}} calls is taken back first, with the tags that only this project set, also in calls from before that day.',
    },
    ua: {
      one: 'Спершу буде прибрано знайдене в {{count}} дзвінку разом із тегами, які поставив лише цей проєкт, також у дзвінках до цього дня.',
      few: 'Спершу буде прибрано знайдене в {{count}} дзвінках разом із тегами, які поставив лише цей проєкт, також у дзвінках до цього дня.',
      many: 'Спершу буде прибрано знайдене в {{count}} дзвінках разом із тегами, які поставив лише цей проєкт, також у дзвінках до цього дня.',
      other:
        'Спершу буде прибрано знайдене в {{count}} дзвінка разом із тегами, які поставив лише цей проєкт, також у дзвінках до цього дня.',
    },
    ru: {
      one: 'Сначала будет убрано найденное в {{count}} звонке вместе с тегами, которые поставил только этот проект, также в звонках до этого дня.',
      few: 'Сначала будет убрано найденное в {{count}} звонках вместе с тегами, которые поставил только этот проект, также в звонках до этого дня.',
      many: 'Сначала будет убрано найденное в {{count}} звонках вместе с тегами, которые поставил только этот проект, также в звонках до этого дня.',
      other:
        'Сначала будет убрано найденное в {{count}} звонка вместе с тегами, которые поставил только этот проект, также в звонках до этого дня.',
    },
  },
  restartQuiet: {
    en: 'Nothing is recognised again, and nobody is told of past calls: they are found, tagged and scored.',
    ua: 'Нічого не розпізнається повторно, і про минулі дзвінки нікого не сповіщають: їх знаходять, позначають тегами й оцінюють.',
    ru: 'Ничего не распознаётся повторно, и о прошлых звонках никого не оповещают: их находят, отмечают тегами и оценивают.',
  },
});
