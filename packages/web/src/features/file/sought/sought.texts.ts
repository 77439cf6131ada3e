import { texts } from '../../../lib/texts.ts';

export const soughtTexts = texts('sought', {
  sought: { en: 'What was looked for', ua: 'Те, що шукали', ru: 'То, что искали' },
  count: { en: '{{at}} of {{all}}', ua: '{{at}} із {{all}}', ru: '{{at}} из {{all}}' },
  next: { en: 'Next hit (N)', ua: 'Наступний збіг (N)', ru: 'Следующее совпадение (N)' },
  previous: { en: 'Previous hit (B)', ua: 'Попередній збіг (B)', ru: 'Предыдущее совпадение (B)' },
  leave: { en: 'Stop showing hits', ua: 'Не показувати збіги', ru: 'Не показывать совпадения' },
});
