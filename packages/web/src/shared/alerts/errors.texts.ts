import { texts } from '../../lib/texts.ts';

export const alertsErrors = texts('errors:alerts', {
  'alerts.not_told': {
    en: 'This project does not send you alerts. Whoever may change it can add you.',
    ua: 'Цей проєкт не надсилає вам сповіщень. Додати вас може той, хто його змінює.',
    ru: 'Этот проект не отправляет вам оповещений. Добавить вас может тот, кто его меняет.',
  },
  'alerts.letter_invalid': {
    en: 'This link is no longer valid. Use the one in a newer letter.',
    ua: 'Це посилання більше не діє. Скористайтеся посиланням із новішого листа.',
    ru: 'Эта ссылка больше не действует. Воспользуйтесь ссылкой из более нового письма.',
  },
});
