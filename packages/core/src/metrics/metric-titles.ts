import type { Locale } from '../locales.ts';

/** What every number of a call is called, by its name in filters, rules and reports. */
export const metricTitles = {
  duration_ms: { en: 'Length of the call', ua: 'Тривалість дзвінка', ru: 'Длительность звонка' },
  talk_ms: { en: 'Talk time', ua: 'Час мовлення', ru: 'Время речи' },
  talk_share: { en: 'Talk share', ua: 'Частка мовлення', ru: 'Доля речи' },
  listen_share: { en: 'Listening share', ua: 'Частка слухання', ru: 'Доля слушания' },
  silence_ms: { en: 'Silence', ua: 'Тиша', ru: 'Тишина' },
  silence_share: { en: 'Share of silence', ua: 'Частка тиші', ru: 'Доля тишины' },
  longest_silence_ms: { en: 'Longest silence', ua: 'Найдовша тиша', ru: 'Самая долгая тишина' },
  holds: { en: 'Holds', ua: 'Утримання', ru: 'Удержания' },
  hold_ms: { en: 'Time on hold', ua: 'Час утримання', ru: 'Время удержания' },
  longest_hold_ms: { en: 'Longest hold', ua: 'Найдовше утримання', ru: 'Самое долгое удержание' },
  interruptions: { en: 'Interruptions', ua: 'Перебивання', ru: 'Перебивания' },
  interruptions_per_minute: {
    en: 'Interruptions per minute',
    ua: 'Перебивань за хвилину',
    ru: 'Перебиваний в минуту',
  },
  overlap_ms: { en: 'Talking at once', ua: 'Говорять разом', ru: 'Говорят вместе' },
  overlap_share: {
    en: 'Share of talking at once',
    ua: 'Частка, коли говорять разом',
    ru: 'Доля, когда говорят вместе',
  },
  words_per_minute: { en: 'Words per minute', ua: 'Слів за хвилину', ru: 'Слов в минуту' },
  words: { en: 'Words', ua: 'Слова', ru: 'Слова' },
  turns: { en: 'Turns', ua: 'Репліки', ru: 'Реплики' },
  questions: { en: 'Questions', ua: 'Запитання', ru: 'Вопросы' },
  loudness_db: { en: 'Loudness', ua: 'Гучність', ru: 'Громкость' },
  recognition_confidence: {
    en: 'Certainty of recognition',
    ua: 'Певність розпізнавання',
    ru: 'Уверенность распознавания',
  },
  longest_monologue_ms: { en: 'Longest monologue', ua: 'Найдовший монолог', ru: 'Самый длинный монолог' },
  response_ms: { en: 'Time to respond', ua: 'Час до відповіді', ru: 'Время до ответа' },
} as const satisfies Record<string, Record<Locale, string>>;

/** Of a metric of the product; undefined of one that a workspace defined. */
export const metricTitle = (name: string, locale: Locale): string | undefined =>
  Object.hasOwn(metricTitles, name) ? metricTitles[name as keyof typeof metricTitles][locale] : undefined;
