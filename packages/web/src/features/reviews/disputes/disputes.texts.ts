import { texts } from '../../../lib/texts.ts';

export const disputesTexts = texts('reviews:disputes', {
  list: { en: 'Disputes', ua: 'Оскарження', ru: 'Оспаривания' },
  none: { en: 'No answer is disputed', ua: 'Жодну відповідь не оскаржено', ru: 'Ни один ответ не оспорен' },
  waits: { en: 'Waits', ua: 'Очікує', ru: 'Ожидает' },
  due: { en: 'Decide by {{date}}', ua: 'Вирішити до {{date}}', ru: 'Решить до {{date}}' },
  changed: { en: 'Changed', ua: 'Змінено', ru: 'Изменено' },
  kept: { en: 'Kept', ua: 'Залишено', ru: 'Оставлено' },
  machine: { en: 'machine', ua: 'машина', ru: 'машина' },
  wanted: {
    en: '“{{was}}” ({{by}}) should be “{{wanted}}”',
    ua: 'замість «{{was}}» ({{by}}) має бути «{{wanted}}»',
    ru: 'вместо «{{was}}» ({{by}}) должно быть «{{wanted}}»',
  },
  why: { en: 'Why', ua: 'Чому', ru: 'Почему' },
  whyMissing: {
    en: 'Say why: the operator reads it.',
    ua: 'Напишіть чому: оператор це прочитає.',
    ru: 'Напишите почему: оператор это прочитает.',
  },
  change: { en: 'Change the answer', ua: 'Змінити відповідь', ru: 'Изменить ответ' },
  keep: { en: 'Keep it', ua: 'Залишити', ru: 'Оставить' },
  decided: {
    en: 'Decided. The operator is told.',
    ua: 'Вирішено. Оператора сповіщено.',
    ru: 'Решено. Оператор оповещён.',
  },
  changedBy: {
    en: 'Changed by {{name}}, {{date}}.',
    ua: 'Змінює {{name}}, {{date}}.',
    ru: 'Меняет {{name}}, {{date}}.',
  },
  keptBy: {
    en: 'Kept by {{name}}, {{date}}.',
    ua: 'Залишає {{name}}, {{date}}.',
    ru: 'Оставляет {{name}}, {{date}}.',
  },
  overturned: { en: 'Overturned', ua: 'Скасовані відповіді', ru: 'Отменённые ответы' },
  byQuestion: { en: 'By question', ua: 'За запитаннями', ru: 'По вопросам' },
  byReviewer: { en: 'By who had answered', ua: 'За тими, хто відповідав', ru: 'По тем, кто отвечал' },
  of: { en: '{{changed}} of {{decided}}', ua: '{{changed}} з {{decided}}', ru: '{{changed}} из {{decided}}' },
});
