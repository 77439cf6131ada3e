import { texts } from '../../lib/texts.ts';

export const subscribersErrors = texts('errors:subscribers', {
  'subscribers.not_found': {
    en: 'This abonent no longer exists.',
    ua: 'Цього абонента вже немає.',
    ru: 'Этого абонента больше нет.',
  },
  'subscribers.phone_taken': {
    en: 'The number {{phone}} belongs to another abonent: {{name}}. Merge the two if they are one person.',
    ua: 'Номер {{phone}} має інший абонент: {{name}}. Якщо це одна людина, обʼєднайте обох.',
    ru: 'Номер {{phone}} у другого абонента: {{name}}. Если это один человек, объедините обоих.',
  },
  'subscribers.phone_invalid': {
    en: '{{phone}} is no phone number. Write it with the country code, such as +380 44 123 45 67.',
    ua: '{{phone}} — не номер телефону. Напишіть його з кодом країни, наприклад +380 44 123 45 67.',
    ru: '{{phone}} — не номер телефона. Напишите его с кодом страны, например +380 44 123 45 67.',
  },
  'subscribers.external_id_taken': {
    en: 'This external id belongs to another abonent: {{name}}.',
    ua: 'Цей зовнішній номер має інший абонент: {{name}}.',
    ru: 'Этот внешний номер у другого абонента: {{name}}.',
  },
  'subscribers.nobody': {
    en: 'Enter at least a name, a phone number or an external id.',
    ua: 'Вкажіть хоча б імʼя, номер телефону або зовнішній номер.',
    ru: 'Укажите хотя бы имя, номер телефона или внешний номер.',
  },
  'subscribers.has_calls': {
    en: 'This abonent has calls and cannot be deleted. Merge the abonent into another instead.',
    ua: 'Цей абонент має дзвінки, тож видалити його не можна. Натомість обʼєднайте його з іншим.',
    ru: 'У этого абонента есть звонки, поэтому удалить его нельзя. Вместо этого объедините его с другим.',
  },
  'subscribers.merged_with_self': {
    en: 'An abonent cannot be merged with themselves. Choose another one.',
    ua: 'Абонента не можна обʼєднати з самим собою. Виберіть іншого.',
    ru: 'Абонента нельзя объединить с самим собой. Выберите другого.',
  },
  'subscribers.not_merged': {
    en: 'This abonent is not merged with another one.',
    ua: 'Цей абонент ні з ким не обʼєднаний.',
    ru: 'Этот абонент ни с кем не объединён.',
  },
});
