import { texts } from './texts.ts';

export const networkTexts = texts('network', {
  away: {
    en: 'No connection to the server',
    ua: 'Немає звʼязку із сервером',
    ru: 'Нет связи с сервером',
  },
  awayText: {
    en: 'What you write is kept. It goes on by itself when the connection is back.',
    ua: 'Написане збережено. Усе продовжиться само, щойно звʼязок відновиться.',
    ru: 'Написанное сохранено. Всё продолжится само, как только связь восстановится.',
  },
  retryNow: { en: 'Retry now', ua: 'Спробувати зараз', ru: 'Попробовать сейчас' },
  back: { en: 'The connection is back', ua: 'Звʼязок відновлено', ru: 'Связь восстановлена' },
  waits: { en: 'Waits for the connection', ua: 'Чекає на звʼязок', ru: 'Ждёт связи' },
  partMissing: {
    en: 'This section is not loaded yet',
    ua: 'Цей розділ ще не завантажено',
    ru: 'Этот раздел ещё не загружен',
  },
  partMissingText: {
    en: 'The connection went before it could be. It opens by itself when the connection is back.',
    ua: 'Звʼязок зник раніше. Розділ відкриється сам, щойно звʼязок відновиться.',
    ru: 'Связь пропала раньше. Раздел откроется сам, как только связь восстановится.',
  },
});
