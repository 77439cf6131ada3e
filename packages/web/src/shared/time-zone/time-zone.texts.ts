import { texts } from '../../lib/texts.ts';

export const timeZoneTexts = texts('time-zone', {
  label: { en: 'Time zone', ua: 'Часовий пояс', ru: 'Часовой пояс' },
  zoneHelp: {
    en: 'Type a city, a country or an offset such as +2.',
    ua: 'Введіть місто, країну чи зсув, наприклад +2.',
    ru: 'Введите город, страну или сдвиг, например +2.',
  },
  noZone: { en: 'No such place', ua: 'Такого місця немає', ru: 'Такого места нет' },
  timeThere: { en: 'It is {{time}} there now', ua: 'Зараз там {{time}}', ru: 'Сейчас там {{time}}' },
});
