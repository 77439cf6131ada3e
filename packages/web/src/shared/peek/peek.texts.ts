import { texts } from '../../lib/texts.ts';

export const peekTexts = texts('peek', {
  peek: { en: 'Quick look', ua: 'Швидкий перегляд', ru: 'Быстрый просмотр' },
  firstLines: { en: 'First lines', ua: 'Перші репліки', ru: 'Первые реплики' },
  hits: { en: 'What was found', ua: 'Що знайдено', ru: 'Что найдено' },
  noWords: { en: 'There is no transcript yet.', ua: 'Транскрипту ще немає.', ru: 'Транскрипта ещё нет.' },
  silence: { en: 'Silence', ua: 'Тиша', ru: 'Тишина' },
  interruptions: { en: 'Interruptions', ua: 'Перебивання', ru: 'Перебивания' },
  longestSilence: { en: 'Longest silence', ua: 'Найдовша тиша', ru: 'Самая долгая тишина' },
  talkOf: { en: 'Of the talk, {{name}}', ua: 'Частка мовлення, {{name}}', ru: 'Доля речи, {{name}}' },
  next: { en: 'next', ua: 'далі', ru: 'дальше' },
  openKey: { en: 'open', ua: 'відкрити', ru: 'открыть' },
  closeKey: { en: 'close', ua: 'закрити', ru: 'закрыть' },
});
