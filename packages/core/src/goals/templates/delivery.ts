import {
  anythingElse,
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

export const delivery: Template = {
  name: { en: 'Delivery', ua: 'Доставка', ru: 'Доставка' },
  groups: [
    { name: opening, questions: [greets, introduces] },
    {
      name: solution,
      questions: [
        {
          text: {
            en: 'Asks for the order number',
            ua: 'Запитує номер замовлення',
            ru: 'Спрашивает номер заказа',
          },
          points: 15,
          says: {
            en: ['order number', 'tracking number', 'number of your order', 'parcel number'],
            ua: ['номер замовлення', 'номер посилки', 'номер накладної', 'номер відправлення'],
            ru: ['номер заказа', 'номер посылки', 'номер накладной', 'номер отправления'],
          },
        },
        {
          text: { en: 'Confirms the address', ua: 'Уточнює адресу', ru: 'Уточняет адрес' },
          points: 15,
          says: {
            en: ['address', 'street', 'postcode', 'where should we deliver'],
            ua: ['адреса', 'вулиця', 'відділення', 'куди доставити'],
            ru: ['адрес', 'улица', 'отделение', 'куда доставить'],
          },
        },
        {
          text: {
            en: 'Names the day of delivery',
            ua: 'Називає день доставки',
            ru: 'Называет день доставки',
          },
          points: 25,
          says: {
            en: ['today', 'tomorrow', 'on Monday', 'between', 'within', 'will arrive', 'will be delivered'],
            ua: ['сьогодні', 'завтра', 'протягом', 'прибуде', 'буде доставлено', 'у понеділок'],
            ru: ['сегодня', 'завтра', 'в течение', 'прибудет', 'будет доставлен', 'в понедельник'],
          },
        },
        {
          text: { en: 'Says what it costs', ua: 'Каже, скільки це коштує', ru: 'Говорит, сколько это стоит' },
          points: 10,
          says: {
            en: ['free', 'cost', 'price', 'fee', 'charge'],
            ua: ['безкоштовно', 'коштує', 'вартість', 'ціна', 'оплата'],
            ru: ['бесплатно', 'стоит', 'стоимость', 'цена', 'оплата'],
          },
        },
      ],
    },
    { name: closing, questions: [anythingElse, saysGoodbye] },
    { name: mustPass, isControl: true, questions: [noRudeWords] },
  ],
};
