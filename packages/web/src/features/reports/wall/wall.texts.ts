import { texts } from '../../../lib/texts.ts';

export const wallTexts = texts('report-wall', {
  wall: { en: 'Reports on a wall', ua: 'Звіти на стіні', ru: 'Отчёты на стене' },
  counted: { en: 'counted {{time}}', ua: 'пораховано о {{time}}', ru: 'посчитано в {{time}}' },
  again: { en: 'again in {{seconds}} s', ua: 'знову за {{seconds}} с', ru: 'снова через {{seconds}} с' },
  old: {
    en: 'not counted since {{time}}: the server does not answer',
    ua: 'не пораховано від {{time}}: сервер не відповідає',
    ru: 'не посчитано с {{time}}: сервер не отвечает',
  },
  next: {
    en: 'next page in {{seconds}} s',
    ua: 'наступна за {{seconds}} с',
    ru: 'следующая через {{seconds}} с',
  },
  screens: { en: 'Reports that take turns', ua: 'Звіти, що змінюються', ru: 'Отчёты, которые сменяются' },
  add: { en: 'Add a report', ua: 'Додати звіт', ru: 'Добавить отчёт' },
  removeOne: {
    en: 'Take {{name}} off the wall',
    ua: 'Прибрати зі стіни {{name}}',
    ru: 'Убрать со стены {{name}}',
  },
  full: { en: 'Full screen', ua: 'На весь екран', ru: 'На весь экран' },
  leave: { en: 'Leave the wall', ua: 'Вийти', ru: 'Выйти' },
});
