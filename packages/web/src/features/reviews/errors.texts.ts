import { texts } from '../../lib/texts.ts';

export const reviewsErrors = texts('errors:reviews', {
  'reviews.not_found': {
    en: 'This review is no longer there.',
    ua: 'Цієї перевірки вже немає.',
    ru: 'Этой проверки больше нет.',
  },
  'reviews.not_yours': {
    en: 'Somebody else reviews this call. Ask them to hand it on.',
    ua: 'Цей дзвінок перевіряє інша людина. Попросіть передати його вам.',
    ru: 'Этот звонок проверяет другой человек. Попросите передать его вам.',
  },
  'reviews.is_sent': {
    en: 'This review has been sent already.',
    ua: 'Цю перевірку вже надіслано.',
    ru: 'Эта проверка уже отправлена.',
  },
  'reviews.answers_missing': {
    en: 'Answer every question first: {{count}} are open.',
    ua: 'Спершу дайте відповідь на кожне запитання: без відповіді {{count}}.',
    ru: 'Сначала ответьте на каждый вопрос: без ответа {{count}}.',
  },
  'reviews.own_call': {
    en: 'Nobody reviews their own calls. Choose somebody else.',
    ua: 'Власних дзвінків ніхто не перевіряє. Виберіть іншу людину.',
    ru: 'Своих звонков никто не проверяет. Выберите другого человека.',
  },
  'reviews.not_reviewer': {
    en: 'One of these people cannot review this call. Choose somebody else.',
    ua: 'Хтось із цих людей не може перевіряти цей дзвінок. Виберіть іншу людину.',
    ru: 'Кто-то из этих людей не может проверять этот звонок. Выберите другого человека.',
  },
  'reviews.is_blind': {
    en: 'You review this call blind. What is found in it is shown once you have sent your answers.',
    ua: 'Ви перевіряєте цей дзвінок наосліп. Знайдене в ньому буде показано після надсилання відповідей.',
    ru: 'Вы проверяете этот звонок вслепую. Найденное в нём будет показано после отправки ответов.',
  },
  'reviews.plan_not_found': {
    en: 'This plan is no longer there.',
    ua: 'Цього плану вже немає.',
    ru: 'Этого плана больше нет.',
  },
  'reviews.plan_name_taken': {
    en: 'There is a plan with this name. Choose another.',
    ua: 'План із такою назвою вже є. Виберіть іншу.',
    ru: 'План с таким названием уже есть. Выберите другое.',
  },
  'reviews.plan_needs_pattern': {
    en: 'Choose the pattern whose calls are to be reviewed, or set its share to 0.',
    ua: 'Виберіть патерн, дзвінки якого перевіряти, або поставте його частку 0.',
    ru: 'Выберите паттерн, звонки которого проверять, или поставьте его долю 0.',
  },
  'reviews.too_many_plans': {
    en: 'There are {{most}} plans at most. Delete one first.',
    ua: 'Планів може бути щонайбільше {{most}}. Спершу видаліть якийсь.',
    ru: 'Планов может быть не больше {{most}}. Сначала удалите какой-нибудь.',
  },
  'calibrations.not_found': {
    en: 'This calibration is no longer there.',
    ua: 'Цього калібрування вже немає.',
    ru: 'Этой калибровки больше нет.',
  },
  'calibrations.no_call': {
    en: 'This call is not part of the calibration.',
    ua: 'Цей дзвінок не входить до калібрування.',
    ru: 'Этот звонок не входит в калибровку.',
  },
  'calibrations.is_open': {
    en: 'The scores are not shown yet. Show them first.',
    ua: 'Оцінки ще не показано. Спершу покажіть їх.',
    ru: 'Оценки ещё не показаны. Сначала покажите их.',
  },
  'calibrations.is_revealed': {
    en: 'The scores of this calibration are shown already.',
    ua: 'Оцінки цього калібрування вже показано.',
    ru: 'Оценки этой калибровки уже показаны.',
  },
  'scores.no_operator': {
    en: 'No operator is tied to your account. Ask an administrator to do that.',
    ua: 'З вашим обліковим записом не повʼязано оператора. Попросіть про це адміністратора.',
    ru: 'С вашей учётной записью не связан оператор. Попросите об этом администратора.',
  },
  'scores.not_published': {
    en: 'This score is not published.',
    ua: 'Цю оцінку не опубліковано.',
    ru: 'Эта оценка не опубликована.',
  },
  'disputes.too_late': {
    en: 'The time to dispute this score is over.',
    ua: 'Термін оскарження цієї оцінки минув.',
    ru: 'Срок оспаривания этой оценки истёк.',
  },
  'disputes.is_open': {
    en: 'This answer is disputed already. Wait for the decision.',
    ua: 'Цю відповідь уже оскаржено. Дочекайтеся рішення.',
    ru: 'Этот ответ уже оспорен. Дождитесь решения.',
  },
  'disputes.same_answer': {
    en: 'This is the answer that stands. Choose another.',
    ua: 'Саме така відповідь і стоїть. Виберіть іншу.',
    ru: 'Именно такой ответ и стоит. Выберите другой.',
  },
  'disputes.not_found': {
    en: 'This dispute is no longer there.',
    ua: 'Цього оскарження вже немає.',
    ru: 'Этого оспаривания больше нет.',
  },
  'disputes.is_decided': {
    en: 'This dispute has been decided.',
    ua: 'Рішення щодо цього оскарження вже є.',
    ru: 'Решение по этому оспариванию уже есть.',
  },
  'disputes.not_ones_own': {
    en: 'Somebody else decides about your own answers.',
    ua: 'Про ваші відповіді вирішує інша людина.',
    ru: 'О ваших ответах решает другой человек.',
  },
});
