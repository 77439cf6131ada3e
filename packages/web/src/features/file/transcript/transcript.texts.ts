import { texts } from '../../../lib/texts.ts';

export const transcriptTexts = texts('transcript', {
  interrupts: { en: 'Interrupts {{time}}', ua: 'Перебиває {{time}}', ru: 'Перебивает {{time}}' },
  find: { en: 'Find in call', ua: 'Знайти в дзвінку', ru: 'Найти в звонке' },
  findNext: { en: 'Next place', ua: 'Наступне місце', ru: 'Следующее место' },
  findPrevious: { en: 'Previous place', ua: 'Попереднє місце', ru: 'Предыдущее место' },
  findCount: { en: '{{at}}/{{all}}', ua: '{{at}}/{{all}}', ru: '{{at}}/{{all}}' },
  jumpToWord: { en: 'Jump to current word', ua: 'До поточного слова', ru: 'К текущему слову' },
  copyQuote: {
    en: 'Copy quote with link',
    ua: 'Копіювати цитату з посиланням',
    ru: 'Копировать цитату со ссылкой',
  },
  copyTranscript: { en: 'Copy transcript', ua: 'Копіювати транскрипт', ru: 'Копировать транскрипт' },
  transcriptCopied: {
    en: 'The whole transcript is copied',
    ua: 'Увесь транскрипт скопійовано',
    ru: 'Весь транскрипт скопирован',
  },
  notCopied: {
    en: 'The browser did not let it be copied. Download the transcript instead.',
    ua: 'Браузер не дав скопіювати. Вивантажте транскрипт натомість.',
    ru: 'Браузер не дал скопировать. Скачайте транскрипт вместо этого.',
  },
  quoteCopied: { en: 'Quote copied', ua: 'Цитату скопійовано', ru: 'Цитата скопирована' },
});
