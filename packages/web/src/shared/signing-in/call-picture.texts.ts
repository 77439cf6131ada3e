import { texts } from '../../lib/texts.ts';

export const callPictureTexts = texts('call-picture', {
  mark: { en: 'Broken promise', ua: 'Порушена обіцянка', ru: 'Нарушенное обещание' },
  nameA: { en: 'Nadia', ua: 'Надія', ru: 'Надежда' },
  nameB: { en: 'Oliver', ua: 'Олег', ru: 'Олег' },
  sayA: {
    en: 'I see the parcel: it left the depot this morning and reaches you before noon.',
    ua: 'Бачу вашу посилку: зранку вона виїхала зі складу і буде у вас до полудня.',
    ru: 'Вижу вашу посылку: утром она выехала со склада и будет у вас до полудня.',
  },
  sayB1: {
    en: 'That helps. But last week',
    ua: 'Це добре. Але минулого тижня',
    ru: 'Это хорошо. Но на прошлой неделе',
  },
  sayB2: { en: 'nobody called me back', ua: 'мені ніхто не передзвонив', ru: 'мне никто не перезвонил' },
  sayB3: { en: ', though it was promised.', ua: ', хоча обіцяли.', ru: ', хотя обещали.' },
  sayC: {
    en: 'You are right, and I am sorry. I will ring you myself at one.',
    ua: 'Ви маєте рацію, перепрошую. Я сама передзвоню вам о першій.',
    ru: 'Вы правы, простите. Я сама перезвоню вам в час дня.',
  },
});
