import { texts } from '../../lib/texts.ts';

/** Words of reviews that several screens use. */
export const reviewTexts = texts('reviews:shared', {
  random: { en: 'Random', ua: 'Випадковий', ru: 'Случайный' },
  second: { en: 'Blind second', ua: 'Другий наосліп', ru: 'Второй вслепую' },
  low_confidence: { en: 'Low confidence', ua: 'Непевна відповідь', ru: 'Неуверенный ответ' },
  lowest_score: { en: 'Lowest score', ua: 'Найнижча оцінка', ru: 'Самая низкая оценка' },
  long_call: { en: 'Long call', ua: 'Довгий дзвінок', ru: 'Длинный звонок' },
  pattern: { en: 'Pattern', ua: 'Патерн', ru: 'Паттерн' },
  asked: { en: 'Asked for', ua: 'На прохання', ru: 'По просьбе' },
  calibration: { en: 'Calibration', ua: 'Калібрування', ru: 'Калибровка' },
  own: { en: 'Own call', ua: 'Власний дзвінок', ru: 'Свой звонок' },
  kind_lead: { en: 'Lead', ua: 'Керівник', ru: 'Руководитель' },
  kind_peer: { en: 'Peer', ua: 'Колега', ru: 'Коллега' },
  kind_self: { en: 'Self', ua: 'Самооцінка', ru: 'Самооценка' },
  kind_calibration: { en: 'Calibration', ua: 'Калібрування', ru: 'Калибровка' },
  goal: { en: 'Goal', ua: 'Ціль', ru: 'Цель' },
  people: { en: 'Who reviews', ua: 'Хто перевіряє', ru: 'Кто проверяет' },
  peopleHelp: {
    en: 'Calls go to them in turn. Nobody gets their own calls.',
    ua: 'Дзвінки розподіляються між ними по черзі. Власних ніхто не отримує.',
    ru: 'Звонки распределяются между ними по очереди. Своих никто не получает.',
  },
  noPeople: { en: 'Nobody chosen: you', ua: 'Нікого не вибрано: ви', ru: 'Никто не выбран: вы' },
  openOf: { en: '{{shown}} open', ua: 'відкрито: {{shown}}', ru: 'открыто: {{shown}}' },
  dueIn: { en: 'Due in', ua: 'Термін', ru: 'Срок' },
  days: { en: 'days', ua: 'дн.', ru: 'дн.' },
  kind: { en: 'Kind of review', ua: 'Вид перевірки', ru: 'Вид проверки' },
  kindHelp_lead: {
    en: 'Counts, and publishes the score.',
    ua: 'Враховується й публікує оцінку.',
    ru: 'Учитывается и публикует оценку.',
  },
  kindHelp_peer: {
    en: 'Is kept beside the score and changes nothing.',
    ua: 'Зберігається поруч з оцінкою й нічого не змінює.',
    ru: 'Хранится рядом с оценкой и ничего не меняет.',
  },
  blind: {
    en: 'Blind: the machine’s answers stay hidden',
    ua: 'Наосліп: автоматичні відповіді приховано',
    ru: 'Вслепую: автоматические ответы скрыты',
  },
  assignTitle: { en: 'Review calls', ua: 'Перевірити дзвінки', ru: 'Проверить звонки' },
  assign: { en: 'Assign', ua: 'Призначити', ru: 'Назначить' },
  calls: {
    en: { one: '{{shown}} call', other: '{{shown}} calls' },
    ua: {
      one: '{{shown}} дзвінок',
      few: '{{shown}} дзвінки',
      many: '{{shown}} дзвінків',
      other: '{{shown}} дзвінка',
    },
    ru: {
      one: '{{shown}} звонок',
      few: '{{shown}} звонка',
      many: '{{shown}} звонков',
      other: '{{shown}} звонка',
    },
  },
  assigned: { en: 'To review: {{calls}}', ua: 'До перевірки: {{calls}}', ru: 'К проверке: {{calls}}' },
  assignedSome: {
    en: 'To review: {{calls}}. Left out, since somebody has them already or they are their own: {{left}}',
    ua: 'До перевірки: {{calls}}. Не призначено, бо їх уже хтось має або вони власні: {{left}}',
    ru: 'К проверке: {{calls}}. Не назначено, так как они уже у кого-то или это свои звонки: {{left}}',
  },
  first500: {
    en: 'At most 500 calls at a time: the first 500 of the list go.',
    ua: 'Щонайбільше 500 дзвінків за раз: підуть перші 500 зі списку.',
    ru: 'Не больше 500 звонков за раз: пойдут первые 500 из списка.',
  },
  noGoals: {
    en: 'There are no goals yet. Make one first.',
    ua: 'Цілей ще немає. Спершу створіть ціль.',
    ru: 'Целей ещё нет. Сначала создайте цель.',
  },
  blindNotice: {
    en: 'You review this call blind. What is found in it is shown once you have sent your answers.',
    ua: 'Ви перевіряєте цей дзвінок наосліп. Знайдене в ньому буде видно після надсилання відповідей.',
    ru: 'Вы проверяете этот звонок вслепую. Найденное в нём будет видно после отправки ответов.',
  },
  goOn: { en: 'Go on with the review', ua: 'Продовжити перевірку', ru: 'Продолжить проверку' },
});
