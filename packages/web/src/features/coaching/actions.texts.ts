import { texts } from '../../lib/texts.ts';

export const coachingActions = texts('audit:coaching', {
  'coaching.saved': {
    en: 'Saved a moment for coaching',
    ua: 'Новий момент для коучингу',
    ru: 'Новый момент для коучинга',
  },
  'coaching.changed': {
    en: 'Changed a moment for coaching',
    ua: 'Зміна моменту для коучингу',
    ru: 'Изменение момента для коучинга',
  },
  'coaching.removed': {
    en: 'Deleted a moment for coaching',
    ua: 'Видалення моменту для коучингу',
    ru: 'Удаление момента для коучинга',
  },
  'coaching.given': {
    en: 'Gave an operator coaching',
    ua: 'Коучинг для оператора',
    ru: 'Коучинг для оператора',
  },
  'coaching.taken_back': {
    en: 'Took coaching back',
    ua: 'Відкликання коучингу',
    ru: 'Отзыв коучинга',
  },
  'coaching.listened': {
    en: 'Listened to a moment',
    ua: 'Прослухано момент',
    ru: 'Прослушан момент',
  },
});
