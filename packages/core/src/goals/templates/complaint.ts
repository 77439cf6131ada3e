import {
  closing,
  greets,
  introduces,
  mustPass,
  noRudeWords,
  opening,
  saysGoodbye,
  solution,
} from './common.ts';
import type { Template } from './template.ts';

export const complaint: Template = {
  name: { en: 'Complaint', ua: 'Скарга', ru: 'Жалоба' },
  groups: [
    { name: opening, questions: [greets, introduces] },
    {
      name: solution,
      questions: [
        {
          text: { en: 'Apologises', ua: 'Вибачається', ru: 'Извиняется' },
          points: 20,
          says: {
            en: ['sorry', 'I apologise', 'we apologise', 'apologies'],
            ua: ['перепрошую', 'вибачте', 'вибачаємося', 'прошу вибачення', 'пробачте'],
            ru: ['извините', 'приносим извинения', 'прошу прощения', 'простите'],
          },
        },
        {
          text: { en: 'Asks for the details', ua: 'Уточнює подробиці', ru: 'Уточняет подробности' },
          points: 15,
          says: {
            en: ['when did', 'what exactly', 'order number', 'contract number', 'could you tell me'],
            ua: ['коли це', 'що саме', 'номер замовлення', 'номер договору', 'підкажіть'],
            ru: ['когда это', 'что именно', 'номер заказа', 'номер договора', 'подскажите'],
          },
        },
        {
          text: { en: 'Promises a date', ua: 'Називає строк', ru: 'Называет срок' },
          points: 20,
          says: {
            en: ['within', 'by tomorrow', 'today', 'working days', 'no later than', 'next week'],
            ua: ['протягом', 'до завтра', 'сьогодні', 'робочих днів', 'не пізніше', 'наступного тижня'],
            ru: ['в течение', 'до завтра', 'сегодня', 'рабочих дней', 'не позднее', 'на следующей неделе'],
          },
        },
        {
          text: {
            en: 'Is the promise fair to the customer?',
            ua: 'Чи справедлива обіцянка для клієнта?',
            ru: 'Справедливо ли обещание для клиента?',
          },
          points: 20,
        },
      ],
    },
    { name: closing, questions: [saysGoodbye] },
    {
      name: mustPass,
      isControl: true,
      questions: [
        noRudeWords,
        {
          text: { en: 'Does not blame the customer', ua: 'Не звинувачує клієнта', ru: 'Не обвиняет клиента' },
          points: 10,
          isNever: true,
          says: {
            en: ['your own fault', 'you should have', 'it is your fault'],
            ua: ['ви самі винні', 'це ваша вина', 'треба було'],
            ru: ['вы сами виноваты', 'это ваша вина', 'надо было'],
          },
        },
      ],
    },
  ],
};
