import { texts } from '../../lib/texts.ts';

export const rulesActions = texts('audit:rules', {
  'rule.applied': {
    en: 'Applied a rule to past calls',
    ua: 'Застосування правила до минулих дзвінків',
    ru: 'Применение правила к прошлым звонкам',
  },
});
