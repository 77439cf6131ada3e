import { texts } from '../../../lib/texts.ts';

export const mentionsTexts = texts('mentions', {
  people: { en: 'People to mention', ua: 'Кого згадати', ru: 'Кого упомянуть' },
  found: {
    en: { one: '{{count}} person, arrows choose', other: '{{count}} people, arrows choose' },
    ua: {
      one: '{{count}} людина, вибір стрілками',
      few: '{{count}} людини, вибір стрілками',
      many: '{{count}} людей, вибір стрілками',
      other: '{{count}} людини, вибір стрілками',
    },
    ru: {
      one: '{{count}} человек, выбор стрелками',
      few: '{{count}} человека, выбор стрелками',
      many: '{{count}} человек, выбор стрелками',
      other: '{{count}} человека, выбор стрелками',
    },
  },
  formerMember: { en: 'former member', ua: 'колишній учасник', ru: 'бывший участник' },
});
