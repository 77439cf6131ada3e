import { texts } from '../../../lib/texts.ts';

export const fieldsTexts = texts('ownFields', {
  title: { en: 'Own fields', ua: 'Власні поля', ru: 'Свои поля' },
  hint: {
    en: 'What other systems know of this call: a rating, how it ended, a number of an order. Calls can be filtered by them.',
    ua: 'Що про цей дзвінок знають інші системи: оцінка абонента, чим він закінчився, номер замовлення. За ними можна фільтрувати дзвінки.',
    ru: 'Что об этом звонке знают другие системы: оценка абонента, чем он закончился, номер заказа. По ним можно фильтровать звонки.',
  },
  name: { en: 'Field', ua: 'Поле', ru: 'Поле' },
  value: { en: 'Value', ua: 'Значення', ru: 'Значение' },
  valueOf: { en: 'Value of {{name}}', ua: 'Значення поля «{{name}}»', ru: 'Значение поля «{{name}}»' },
  add: { en: 'Add a field', ua: 'Додати поле', ru: 'Добавить поле' },
  remove: { en: 'Remove {{name}}', ua: 'Прибрати «{{name}}»', ru: 'Убрать «{{name}}»' },
  fixed: {
    en: 'Has parts of its own and can only be changed by the API.',
    ua: 'Складається з частин, тож змінити його можна лише через API.',
    ru: 'Состоит из частей, изменить его можно только через API.',
  },
  twice: {
    en: 'There is such a field already.',
    ua: 'Таке поле вже є.',
    ru: 'Такое поле уже есть.',
  },
});
