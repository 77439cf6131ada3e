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

export const collection: Template = {
  name: { en: 'Bank collection', ua: 'Банк: стягнення боргу', ru: 'Банк: взыскание долга' },
  groups: [
    {
      name: opening,
      questions: [
        greets,
        introduces,
        {
          text: {
            en: 'Says that the call is recorded',
            ua: 'Попереджає про запис розмови',
            ru: 'Предупреждает о записи разговора',
          },
          points: 10,
          part: 'beginning',
          says: {
            en: ['call is recorded', 'call may be recorded', 'being recorded', 'recorded line'],
            ua: ['розмова записується', 'дзвінок записується', 'ведеться запис'],
            ru: ['разговор записывается', 'звонок записывается', 'ведётся запись'],
          },
        },
      ],
    },
    {
      name: solution,
      questions: [
        {
          text: { en: 'Names the amount owed', ua: 'Називає суму боргу', ru: 'Называет сумму долга' },
          points: 15,
          says: {
            en: ['amount', 'balance', 'outstanding', 'overdue', 'debt'],
            ua: ['сума', 'заборгованість', 'борг', 'прострочення', 'прострочена'],
            ru: ['сумма', 'задолженность', 'долг', 'просрочка', 'просроченная'],
          },
        },
        {
          text: { en: 'Asks for the reason', ua: 'Запитує причину', ru: 'Спрашивает причину' },
          points: 15,
          says: {
            en: ['reason', 'why', 'what happened', 'is there a difficulty'],
            ua: ['причина', 'чому', 'що сталося', 'з якої причини'],
            ru: ['причина', 'почему', 'что случилось', 'по какой причине'],
          },
        },
        {
          text: {
            en: 'Agrees on a date of payment',
            ua: 'Домовляється про дату оплати',
            ru: 'Договаривается о дате оплаты',
          },
          points: 25,
          says: {
            en: [
              'when can you pay',
              'payment date',
              'pay by',
              'instalments',
              'payment plan',
              'arrange a payment',
            ],
            ua: ['коли зможете сплатити', 'дата платежу', 'сплатити до', 'частинами', 'графік платежів'],
            ru: ['когда сможете оплатить', 'дата платежа', 'оплатить до', 'частями', 'график платежей'],
          },
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
          text: {
            en: 'Checks who is speaking',
            ua: 'Перевіряє, хто говорить',
            ru: 'Проверяет, кто говорит',
          },
          points: 10,
          says: {
            en: [
              'date of birth',
              'am I speaking with',
              'confirm your',
              'last four digits',
              'security question',
            ],
            ua: ['дата народження', 'я розмовляю з', 'підтвердьте', 'останні чотири цифри', 'кодове слово'],
            ru: [
              'дата рождения',
              'я разговариваю с',
              'подтвердите',
              'последние четыре цифры',
              'кодовое слово',
            ],
          },
        },
        {
          text: { en: 'Does not threaten', ua: 'Не погрожує', ru: 'Не угрожает' },
          points: 10,
          isNever: true,
          isFatal: true,
          says: {
            en: ['you will regret', 'we will come to your home', 'we will tell your employer', 'go to jail'],
            ua: ['пошкодуєте', 'приїдемо до вас додому', 'повідомимо на роботу', 'сядете у в’язницю'],
            ru: ['пожалеете', 'приедем к вам домой', 'сообщим на работу', 'сядете в тюрьму'],
          },
        },
      ],
    },
  ],
};
