import { texts } from '../../lib/texts.ts';

export const coachingErrors = texts('errors:coaching', {
  'coaching.moment_not_found': {
    en: 'This moment is no longer there.',
    ua: 'Цього моменту вже немає.',
    ru: 'Этого момента больше нет.',
  },
  'coaching.not_found': {
    en: 'This coaching is no longer there.',
    ua: 'Цього коучингу вже немає.',
    ru: 'Этого коучинга больше нет.',
  },
  'coaching.other_operator': {
    en: 'An operator can be given moments of their own calls only: nobody hears the calls of a colleague.',
    ua: 'Операторові можна передати лише моменти його власних дзвінків: чужих дзвінків ніхто не чує.',
    ru: 'Оператору можно передать только моменты его собственных звонков: чужих звонков никто не слышит.',
  },
  'coaching.no_measure': {
    en: 'What should move no longer exists. Choose something else.',
    ua: 'Показника, що мав змінитися, вже немає. Виберіть інший.',
    ru: 'Показателя, который должен измениться, больше нет. Выберите другой.',
  },
});
