import {
  anythingElse,
  closing,
  greets,
  introduces,
  littleSilence,
  mustPass,
  noRudeWords,
  offersHelp,
  opening,
  saysGoodbye,
  solution,
} from './common.ts';
import type { Template } from './template.ts';

export const support: Template = {
  name: { en: 'Support', ua: 'Підтримка', ru: 'Поддержка' },
  groups: [
    { name: opening, questions: [greets, introduces, offersHelp] },
    {
      name: solution,
      questions: [
        {
          text: { en: 'Asks what happened', ua: 'Запитує, що сталося', ru: 'Спрашивает, что случилось' },
          points: 15,
          says: {
            en: [
              'what happened',
              'what exactly',
              'since when',
              'which error',
              'could you describe',
              'what is the problem',
            ],
            ua: ['що сталося', 'що саме', 'з якого часу', 'яка помилка', 'опишіть', 'у чому проблема'],
            ru: [
              'что случилось',
              'что именно',
              'с какого времени',
              'какая ошибка',
              'опишите',
              'в чём проблема',
            ],
          },
        },
        {
          text: { en: 'Says what to do', ua: 'Каже, що зробити', ru: 'Говорит, что сделать' },
          points: 20,
          says: {
            en: ['please try', 'you can', 'you need to', 'restart', 'check', 'let me', 'I will'],
            ua: ['спробуйте', 'ви можете', 'вам потрібно', 'перезавантажте', 'перевірте', 'зараз я'],
            ru: ['попробуйте', 'вы можете', 'вам нужно', 'перезагрузите', 'проверьте', 'сейчас я'],
          },
        },
        {
          text: { en: 'Was the problem solved?', ua: 'Чи проблему вирішено?', ru: 'Решена ли проблема?' },
          points: 25,
          description: {
            en: 'The customer has what they called for, or knows who does what by when.',
            ua: 'Клієнт отримав те, заради чого телефонував, або знає, хто, що й коли зробить.',
            ru: 'Клиент получил то, ради чего звонил, или знает, кто, что и когда сделает.',
          },
        },
      ],
    },
    { name: closing, questions: [anythingElse, saysGoodbye, littleSilence] },
    { name: mustPass, isControl: true, questions: [noRudeWords] },
  ],
};
