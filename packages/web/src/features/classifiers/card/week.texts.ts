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
    en: 'Calls that get the label and do not have it. Estimated from everything said in the last {{looked}} calls that it answered, and from how likely it found examples with the label and without it that it had not learned from. The label may be rarer or more common in calls than among examples, but what has it has to sound like the examples. The bounds hold in about nine of ten cases.',
    ua: 'Дзвінки, які дістають мітку, хоч її не мають. Оцінено за всім сказаним в останніх дзвінках, на які він відповів ({{looked}}), і за тим, наскільки ймовірними він вважав приклади з міткою та без неї, яких не вчив. Мітка може траплятися в дзвінках рідше чи частіше, ніж серед прикладів, але сказане з нею має бути схоже на приклади. Межі справджуються приблизно в девʼяти випадках із десяти.',
    ru: 'Звонки, которые получают метку, хотя её не имеют. Оценено по всему сказанному в последних звонках, на которые он ответил ({{looked}}), и по тому, насколько вероятными он считал примеры с меткой и без неё, которых не учил. Метка может встречаться в звонках реже или чаще, чем среди примеров, но сказанное с ней должно быть похоже на примеры. Границы верны примерно в девяти случаях из десяти.',
  },
  missed: { en: 'Missed', ua: 'Пропущено', ru: 'Пропущено' },
  missedWhy: {
    en: 'Calls that have the label and do not get it. Estimated in the same way from everything said in the last {{looked}} calls that it answered. There may be more of them than the bounds say: of calls that sound like none of the examples nothing can be told.',
    ua: 'Дзвінки, які мають мітку, але її не дістають. Оцінено так само – за всім сказаним в останніх дзвінках, на які він відповів ({{looked}}). Їх може бути й більше, ніж кажуть межі: про дзвінки, не схожі на жоден приклад, нічого сказати не можна.',
    ru: 'Звонки, которые имеют метку, но её не получают. Оценено так же – по всему сказанному в последних звонках, на которые он ответил ({{looked}}). Их может быть и больше, чем говорят границы: о звонках, не похожих ни на один пример, ничего сказать нельзя.',
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
