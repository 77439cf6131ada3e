import { texts } from '../../lib/texts.ts';

export const fileTexts = texts('file', {
  back: { en: 'Back to the list', ua: 'До списку', ru: 'К списку' },
  with: { en: 'with', ua: 'і', ru: 'и' },
  position: { en: '{{at}} of {{all}}', ua: '{{at}} із {{all}}', ru: '{{at}} из {{all}}' },
  previous: { en: 'Previous file of the list', ua: 'Попередній файл списку', ru: 'Предыдущий файл списка' },
  next: { en: 'Next file of the list', ua: 'Наступний файл списку', ru: 'Следующий файл списка' },
  download: { en: 'Download', ua: 'Вивантажити', ru: 'Скачать' },
  transcriptAs: { en: 'Transcript, {{format}}', ua: 'Транскрипт, {{format}}', ru: 'Транскрипт, {{format}}' },
  original: { en: 'Original file', ua: 'Початковий файл', ru: 'Исходный файл' },
  copyLink: {
    en: 'Copy a link to this moment',
    ua: 'Копіювати посилання на цей момент',
    ru: 'Копировать ссылку на этот момент',
  },
  linkCopied: { en: 'Link copied', ua: 'Посилання скопійовано', ru: 'Ссылка скопирована' },
  swap: {
    en: 'Swap operator and abonent',
    ua: 'Поміняти місцями оператора й абонента',
    ru: 'Поменять местами оператора и абонента',
  },
  swapped: {
    en: 'Operator and abonent swapped',
    ua: 'Оператора й абонента поміняно місцями',
    ru: 'Оператор и абонент поменяны местами',
  },
  keys: { en: 'Keys', ua: 'Клавіші', ru: 'Клавиши' },
  lanes: { en: 'Waveform', ua: 'Хвиля звуку', ru: 'Волна звука' },
  noSound: {
    en: 'The waveform appears when the sound has been read.',
    ua: 'Хвиля зʼявиться, щойно звук буде прочитано.',
    ru: 'Волна появится, как только звук будет прочитан.',
  },
  transcript: { en: 'Transcript', ua: 'Транскрипт', ru: 'Транскрипт' },
  transcriptSoon: {
    en: 'The transcript appears here as it is made.',
    ua: 'Транскрипт зʼявиться тут, щойно буде готовий.',
    ru: 'Транскрипт появится здесь, как только будет готов.',
  },
  transcriptNone: { en: 'There are no words', ua: 'Слів немає', ru: 'Слов нет' },
  side: { en: 'About the file', ua: 'Про файл', ru: 'О файле' },
  share: { en: 'Share', ua: 'Поділитися', ru: 'Поделиться' },
  edit: { en: 'Edit the details', ua: 'Змінити відомості', ru: 'Изменить сведения' },
  name: { en: 'Name', ua: 'Назва', ru: 'Название' },
  size: { en: 'Size', ua: 'Розмір', ru: 'Размер' },
  direction: { en: 'Direction', ua: 'Напрямок', ru: 'Направление' },
  notSet: { en: 'not set', ua: 'не вказано', ru: 'не указано' },
});
