import {
  closing,
  greets,
  introduces,
  littleSilence,
  mustPass,
  need,
  noRudeWords,
  opening,
  saysGoodbye,
} from './common.ts';
import type { Template } from './template.ts';

export const sale: Template = {
  name: { en: 'Sale', ua: 'Продаж', ru: 'Продажа' },
  groups: [
    { name: opening, questions: [greets, introduces] },
    {
      name: need,
      questions: [
        {
          text: {
            en: 'Asks what the customer needs',
            ua: 'Запитує, що потрібно клієнтові',
            ru: 'Спрашивает, что нужно клиенту',
          },
          points: 20,
          says: {
            en: [
              'what are you looking for',
              'what do you need',
              'tell me more about',
              'what is important to you',
              'how many',
            ],
            ua: [
              'що вам потрібно',
              'що саме вас цікавить',
              'розкажіть докладніше',
              'що для вас важливо',
              'скільки',
            ],
            ru: [
              'что вам нужно',
              'что именно вас интересует',
              'расскажите подробнее',
              'что для вас важно',
              'сколько',
            ],
          },
        },
        {
          text: { en: 'Names the price', ua: 'Називає ціну', ru: 'Называет цену' },
          points: 15,
          says: {
            en: ['price', 'cost', 'per month', 'dollars', 'euro', 'pounds'],
            ua: ['ціна', 'вартість', 'коштує', 'на місяць', 'гривень', 'гривні'],
            ru: ['цена', 'стоимость', 'стоит', 'в месяц', 'гривен', 'рублей'],
          },
        },
        {
          text: { en: 'Answers an objection', ua: 'Відповідає на заперечення', ru: 'Отвечает на возражение' },
          points: 15,
          says: {
            en: ['I understand', 'that is why', 'on the other hand', 'compared with', 'in return'],
            ua: ['я розумію', 'саме тому', 'з іншого боку', 'порівняно з', 'натомість'],
            ru: ['я понимаю', 'именно поэтому', 'с другой стороны', 'по сравнению с', 'зато'],
          },
        },
      ],
    },
    {
      name: closing,
      questions: [
        {
          text: {
            en: 'Agrees on the next step',
            ua: 'Домовляється про наступний крок',
            ru: 'Договаривается о следующем шаге',
          },
          points: 20,
          says: {
            en: [
              'I will send',
              'we will call you',
              'shall I book',
              'let us arrange',
              'sign the contract',
              'place the order',
            ],
            ua: [
              'я надішлю',
              'ми зателефонуємо',
              'записати вас',
              'домовимося',
              'підпишемо договір',
              'оформити замовлення',
            ],
            ru: [
              'я отправлю',
              'мы перезвоним',
              'записать вас',
              'договоримся',
              'подпишем договор',
              'оформить заказ',
            ],
          },
        },
        saysGoodbye,
        littleSilence,
      ],
    },
    { name: mustPass, isControl: true, questions: [noRudeWords] },
  ],
};
