import { texts } from '../../../lib/texts.ts';

export const weekTexts = texts('classifier-week', {
  week: { en: 'In a week, about', ua: 'За тиждень, приблизно', ru: 'В неделю, примерно' },
  yes: { en: 'Calls with it', ua: 'Дзвінків із нею', ru: 'Звонков с ней' },
  yesWhy: {
    en: 'How many calls of a week get the label, by the calls that came in over the last four weeks and those that this version answered: {{calls}}. Behind each number stands between which others it lies with 95 % certainty.',
    ua: 'Скільки дзвінків за тиждень дістають мітку: за дзвінками, що надійшли за останні чотири тижні, і тими, на які відповіла ця версія: {{calls}}. За кожним числом стоїть, між якими іншими воно лежить із певністю 95 %.',
    ru: 'Сколько звонков в неделю получают метку: по звонкам, поступившим за последние четыре недели, и тем, на которые ответила эта версия: {{calls}}. За каждым числом стоит, между какими другими оно лежит с уверенностью 95 %.',
  },
  wrong: { en: 'Wrong', ua: 'Хибно', ru: 'Ошибочно' },
  wrongWhy: {
    en: 'Calls that get the label and do not have it. Estimated by how often answers about as likely were wrong on examples that it had not learned from, as if calls had the label as often as examples do: where it is rarer in calls, more of them are wrong.',
    ua: 'Дзвінки, які дістають мітку, хоч її не мають. Оцінено за тим, як часто помилялися схожі за ймовірністю відповіді на прикладах, яких він не вчив, – так, ніби мітка трапляється в дзвінках так само часто, як серед прикладів. Якщо в дзвінках вона рідша, хибних більше.',
    ru: 'Звонки, которые получают метку, хотя её не имеют. Оценено по тому, как часто ошибались схожие по вероятности ответы на примерах, которых он не учил, – так, будто метка встречается в звонках так же часто, как среди примеров. Если в звонках она реже, ошибочных больше.',
  },
  missed: { en: 'Missed', ua: 'Пропущено', ru: 'Пропущено' },
  missedWhy: {
    en: 'Calls that have the label and do not get it. Estimated by the likeliest place of each call alone, and as if calls had the label as often as examples do: where it is rarer in calls, fewer are missed.',
    ua: 'Дзвінки, які мають мітку, але її не дістають. Оцінено лише за найімовірнішим місцем кожного дзвінка й так, ніби мітка трапляється в дзвінках так само часто, як серед прикладів. Якщо в дзвінках вона рідша, пропущених менше.',
    ru: 'Звонки, которые имеют метку, но её не получают. Оценено только по самому вероятному месту каждого звонка и так, будто метка встречается в звонках так же часто, как среди примеров. Если в звонках она реже, пропущенных меньше.',
  },
  unsure: { en: 'For a person', ua: 'Для людини', ru: 'Для человека' },
  unsureWhy: {
    en: 'Calls that it is unsure of: a person decides.',
    ua: 'Дзвінки, у яких він непевний: вирішує людина.',
    ru: 'Звонки, в которых он не уверен: решает человек.',
  },
  between: { en: '{{low}} – {{high}}', ua: '{{low}} – {{high}}', ru: '{{low}} – {{high}}' },
  tooFew: {
    en: 'What it brings in a week is told once this version has answered {{least}} calls. So far: {{shown}}.',
    ua: 'Що він дає за тиждень, буде видно, коли ця версія відповість на {{least}} дзвінків. Поки що: {{shown}}.',
    ru: 'Что он даёт в неделю, будет видно, когда эта версия ответит на {{least}} звонков. Пока: {{shown}}.',
  },
  noCalls: {
    en: 'No calls came in over the last four weeks, so that it cannot be told what it brings in one.',
    ua: 'За останні чотири тижні дзвінків не було, тож не можна сказати, що він дає за тиждень.',
    ru: 'За последние четыре недели звонков не было, поэтому нельзя сказать, что он даёт в неделю.',
  },
});
