import { texts } from '../../lib/texts.ts';

export const sideTexts = texts('my-calls:side', {
  coaching: { en: 'Coaching', ua: 'Коучинг', ru: 'Коучинг' },
  listened: {
    en: '{{done}} of {{all}} listened',
    ua: 'прослухано {{done}} з {{all}}',
    ru: 'прослушано {{done}} из {{all}}',
  },
  from: { en: 'From {{name}}, {{date}}', ua: 'Від {{name}}, {{date}}', ru: 'От {{name}}, {{date}}' },
  toListen: { en: 'to listen', ua: 'послухати', ru: 'послушать' },
  haveRead: { en: 'I have read it', ua: 'Прочитано', ru: 'Прочитано' },
  heard: { en: 'listened', ua: 'прослухано', ru: 'прослушано' },
});
