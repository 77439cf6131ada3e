import { texts } from '../../../lib/texts.ts';

export const shareTexts = texts('share', {
  title: { en: 'Share this call', ua: 'Поділитися дзвінком', ru: 'Поделиться звонком' },
  text: {
    en: 'Whoever has the link hears and reads this one call, without an account. They can change nothing and see nothing else.',
    ua: 'Хто має посилання, слухає і читає лише цей дзвінок, без облікового запису. Змінити щось чи побачити інше не можна.',
    ru: 'Тот, у кого есть ссылка, слушает и читает только этот звонок, без учётной записи. Изменить что-то или увидеть другое нельзя.',
  },
  fromMoment: { en: 'Begin at {{time}}', ua: 'Почати з {{time}}', ru: 'Начать с {{time}}' },
});
