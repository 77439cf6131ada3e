import { texts } from '../../lib/texts.ts';

export const playerTexts = texts('player', {
  bar: { en: 'Player', ua: 'Програвач', ru: 'Плеер' },
  back: { en: 'Back 15 seconds', ua: 'Назад на 15 секунд', ru: 'Назад на 15 секунд' },
  forward: { en: 'Forward 15 seconds', ua: 'Вперед на 15 секунд', ru: 'Вперёд на 15 секунд' },
  speed: { en: 'Speed', ua: 'Швидкість', ru: 'Скорость' },
  volume: { en: 'Volume', ua: 'Гучність', ru: 'Громкость' },
  position: { en: 'Position', ua: 'Позиція', ru: 'Позиция' },
  openFile: { en: 'Open the file', ua: 'Відкрити файл', ru: 'Открыть файл' },
  close: { en: 'Close the player', ua: 'Закрити програвач', ru: 'Закрыть плеер' },
  withWhom: { en: 'with {{name}}', ua: 'і {{name}}', ru: 'и {{name}}' },
  copyMaking: {
    en: 'This browser cannot play the recording as it is. A copy it can play is being made.',
    ua: 'Цей браузер не може відтворити запис у його форматі. Готується копія, яку він відтворить.',
    ru: 'Этот браузер не может воспроизвести запись в её формате. Готовится копия, которую он воспроизведёт.',
  },
  notFound: {
    en: 'The sound cannot be played. The file may still be processing or have no audio.',
    ua: 'Звук не відтворюється. Файл ще обробляється або не має звуку.',
    ru: 'Звук не воспроизводится. Файл ещё обрабатывается или не имеет звука.',
  },
});
