import { texts } from '../../../lib/texts.ts';

export const emotionsTexts = texts('fileEmotions', {
  course: { en: 'Mood over time', ua: 'Зміна настрою', ru: 'Изменение настроения' },
  courseOf: {
    en: 'How pleasant each phrase is, from the first to the last',
    ua: 'Наскільки приємна кожна фраза, від першої до останньої',
    ru: 'Насколько приятна каждая фраза, от первой до последней',
  },
  abonent: { en: 'Emotion, abonent', ua: 'Емоції абонента', ru: 'Эмоции абонента' },
  pleasant: { en: 'pleasant', ua: 'приємно', ru: 'приятно' },
  unpleasant: { en: 'unpleasant', ua: 'неприємно', ru: 'неприятно' },
  shares: { en: 'Share of what was said', ua: 'Частка сказаного', ru: 'Доля сказанного' },
  show: {
    en: 'Show the words that decided',
    ua: 'Показати вирішальні слова',
    ru: 'Показать решающие слова',
  },
  strongest: { en: 'Emotional phrases', ua: 'Емоційні фрази', ru: 'Эмоциональные фразы' },
  none: {
    en: 'Everything in this call was said neutrally.',
    ua: 'У цьому дзвінку все сказано нейтрально.',
    ru: 'В этом звонке всё сказано нейтрально.',
  },
  soon: {
    en: 'Emotions appear when the call has been analysed.',
    ua: 'Емоції зʼявляться, коли дзвінок буде проаналізовано.',
    ru: 'Эмоции появятся, когда звонок будет проанализирован.',
  },
  noWords: {
    en: 'Without words there are no emotions to tell.',
    ua: 'Без слів емоцій не визначити.',
    ru: 'Без слов эмоций не определить.',
  },
  origin: { en: 'Found from', ua: 'Визначено за', ru: 'Определено по' },
  origin_words: { en: 'the words', ua: 'словами', ru: 'словам' },
  origin_words_and_voice: { en: 'the words and the voice', ua: 'словами й голосом', ru: 'словам и голосу' },
  origin_model: { en: 'a language model', ua: 'мовною моделлю', ru: 'языковой модели' },
  byVoice: { en: 'by voice', ua: 'за голосом', ru: 'по голосу' },
  failed_unreachable: {
    en: '{{source}} could not be reached, so words and voice decided.',
    ua: '{{source}} не відповідає, тож визначено за словами й голосом.',
    ru: '{{source}} не отвечает, поэтому определено по словам и голосу.',
  },
  failed_timeout: {
    en: '{{source}} took too long, so words and voice decided.',
    ua: '{{source}} відповідає надто довго, тож визначено за словами й голосом.',
    ru: '{{source}} отвечает слишком долго, поэтому определено по словам и голосу.',
  },
  failed_refused: {
    en: '{{source}} refused, so words and voice decided.',
    ua: '{{source}} відмовляє, тож визначено за словами й голосом.',
    ru: '{{source}} отказывает, поэтому определено по словам и голосу.',
  },
  failed_bad_answer: {
    en: '{{source}} gave an answer that cannot be used, so words and voice decided.',
    ua: 'Відповідь від {{source}} непридатна, тож визначено за словами й голосом.',
    ru: 'Ответ от {{source}} непригоден, поэтому определено по словам и голосу.',
  },
});
