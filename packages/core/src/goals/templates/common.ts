import type { Said, TemplateQuestion } from './template.ts';

export const opening: Said = { en: 'Opening', ua: 'Початок', ru: 'Начало' };
export const need: Said = { en: 'Finding the need', ua: 'Виявлення потреби', ru: 'Выявление потребности' };
export const solution: Said = { en: 'Solution', ua: 'Рішення', ru: 'Решение' };
export const closing: Said = { en: 'Closing', ua: 'Завершення', ru: 'Завершение' };
export const mustPass: Said = { en: 'Must pass', ua: 'Обов’язкове', ru: 'Обязательное' };

export const greets: TemplateQuestion = {
  text: { en: 'Greets the customer', ua: 'Вітається з клієнтом', ru: 'Здоровается с клиентом' },
  points: 5,
  part: 'beginning',
  says: {
    en: ['good morning', 'good afternoon', 'good evening', 'hello', 'welcome to', 'thank you for calling'],
    ua: ['добрий день', 'доброго дня', 'добрий ранок', 'добрий вечір', 'доброго ранку', 'вітаю', 'вітаємо'],
    ru: ['добрый день', 'доброе утро', 'добрый вечер', 'здравствуйте', 'приветствую'],
  },
};

export const introduces: TemplateQuestion = {
  text: { en: 'Says their own name', ua: 'Називає себе', ru: 'Называет себя' },
  points: 5,
  part: 'beginning',
  says: {
    en: ['my name is', 'this is', 'you are speaking with', 'speaking'],
    ua: ['мене звати', 'мене звуть', 'на зв’язку', 'ви розмовляєте з'],
    ru: ['меня зовут', 'на связи', 'вы разговариваете с'],
  },
};

export const offersHelp: TemplateQuestion = {
  text: { en: 'Offers to help', ua: 'Пропонує допомогу', ru: 'Предлагает помощь' },
  points: 5,
  says: {
    en: ['how can I help', 'how may I help', 'what can I do for you', 'how can I assist'],
    ua: ['чим можу допомогти', 'чим я можу допомогти', 'слухаю вас', 'чим можу бути корисним'],
    ru: ['чем могу помочь', 'чем я могу помочь', 'слушаю вас', 'чем могу быть полезен'],
  },
};

export const anythingElse: TemplateQuestion = {
  text: {
    en: 'Asks whether there is anything else',
    ua: 'Запитує, чи є ще питання',
    ru: 'Спрашивает, есть ли ещё вопросы',
  },
  points: 10,
  says: {
    en: ['anything else', 'any other questions', 'something else I can help'],
    ua: ['ще якісь питання', 'ще запитання', 'чи є ще', 'можу ще чимось допомогти'],
    ru: ['ещё вопросы', 'ещё какие-то вопросы', 'остались вопросы', 'могу ещё чем-то помочь'],
  },
};

export const saysGoodbye: TemplateQuestion = {
  text: { en: 'Says goodbye', ua: 'Прощається', ru: 'Прощается' },
  points: 5,
  part: 'ending',
  says: {
    en: ['goodbye', 'bye', 'have a nice day', 'have a good day', 'take care', 'thank you for calling'],
    ua: ['до побачення', 'гарного дня', 'на все добре', 'всього найкращого', 'дякую за дзвінок'],
    ru: ['до свидания', 'хорошего дня', 'всего доброго', 'всего хорошего', 'спасибо за звонок'],
  },
};

export const littleSilence: TemplateQuestion = {
  text: {
    en: 'Less than 30 % of the call is silence',
    ua: 'Мовчання менш ніж 30 % дзвінка',
    ru: 'Молчание меньше 30 % звонка',
  },
  points: 10,
  number: { metric: 'silence_share', who: 'anyone', limits: [null, 0.3] },
};

export const noRudeWords: TemplateQuestion = {
  text: {
    en: 'Uses no rude words',
    ua: 'Не вживає грубих слів',
    ru: 'Не использует грубых слов',
  },
  points: 10,
  isNever: true,
  isFatal: true,
  says: {
    en: ['shut up', 'stupid', 'idiot', 'damn you'],
    ua: ['замовкніть', 'дурень', 'ідіот', 'тупий'],
    ru: ['замолчите', 'дурак', 'идиот', 'тупой'],
  },
};
