import { texts } from '../../../lib/texts.ts';

export const callPlayerTexts = texts('call-player', {
  keyPlay: { en: 'Play or pause', ua: 'Відтворити або пауза', ru: 'Воспроизвести или пауза' },
  keyJump: {
    en: '15 seconds back or forward',
    ua: '15 секунд назад або вперед',
    ru: '15 секунд назад или вперёд',
  },
  keyStep: {
    en: '5 seconds back or forward',
    ua: '5 секунд назад або вперед',
    ru: '5 секунд назад или вперёд',
  },
  keyTurn: {
    en: 'Previous or next turn',
    ua: 'Попередня або наступна репліка',
    ru: 'Предыдущая или следующая реплика',
  },
  keyMark: {
    en: 'Next or previous mark',
    ua: 'Наступна або попередня позначка',
    ru: 'Следующая или предыдущая отметка',
  },
  keySpeed: { en: 'Slower or faster', ua: 'Повільніше або швидше', ru: 'Медленнее или быстрее' },
  keyFollow: { en: 'Follow the current word', ua: 'Стежити за словом', ru: 'Следить за словом' },
  keyFind: { en: 'Find in call', ua: 'Знайти в дзвінку', ru: 'Найти в звонке' },
  keyHelp: { en: 'This list', ua: 'Цей перелік', ru: 'Этот список' },
  keyFold: { en: 'Fold the menu', ua: 'Згорнути меню', ru: 'Свернуть меню' },
  everyone: { en: 'Everyone', ua: 'Усі разом', ru: 'Все вместе' },
  wholeCall: { en: 'Whole call', ua: 'Увесь дзвінок', ru: 'Весь звонок' },
  zoomIn: { en: 'Zoom in', ua: 'Наблизити', ru: 'Приблизить' },
  zoomOut: { en: 'Zoom out', ua: 'Віддалити', ru: 'Отдалить' },
  previousTurn: { en: 'Previous turn', ua: 'Попередня репліка', ru: 'Предыдущая реплика' },
  nextTurn: { en: 'Next turn', ua: 'Наступна репліка', ru: 'Следующая реплика' },
  skipSilence: { en: 'Skip silence', ua: 'Без тиші', ru: 'Без тишины' },
  hear: { en: 'Who is heard', ua: 'Кого чути', ru: 'Кого слышно' },
  both: { en: 'Both', ua: 'Обох', ru: 'Обоих' },
  soloMono: {
    en: 'Only a two-channel recording can be heard one side at a time',
    ua: 'Слухати одну сторону можна лише у двоканальному записі',
    ru: 'Слушать одну сторону можно только в двухканальной записи',
  },
  loop: {
    en: 'Loop this turn, or drag over the waveform',
    ua: 'Повторювати репліку, або проведіть по хвилі',
    ru: 'Повторять реплику, или проведите по волне',
  },
  loopOff: { en: 'Stop looping', ua: 'Зупинити повтор', ru: 'Остановить повтор' },
  holdMusic: {
    en: 'Hold with music {{time}}',
    ua: 'Утримання з музикою {{time}}',
    ru: 'Удержание с музыкой {{time}}',
  },
  interruption: { en: 'Interruption {{time}}', ua: 'Перебивання {{time}}', ru: 'Перебивание {{time}}' },
  silence: { en: 'Silence {{time}}', ua: 'Тиша {{time}}', ru: 'Тишина {{time}}' },
  legendHolds: {
    en: { one: 'Hold {{count}}', other: 'Holds {{count}}' },
    ua: {
      one: 'Утримання {{count}}',
      few: 'Утримання {{count}}',
      many: 'Утримань {{count}}',
      other: 'Утримання {{count}}',
    },
    ru: {
      one: 'Удержание {{count}}',
      few: 'Удержания {{count}}',
      many: 'Удержаний {{count}}',
      other: 'Удержания {{count}}',
    },
  },
  legendInterruptions: {
    en: { one: 'Interruption {{count}}', other: 'Interruptions {{count}}' },
    ua: {
      one: 'Перебивання {{count}}',
      few: 'Перебивання {{count}}',
      many: 'Перебивань {{count}}',
      other: 'Перебивання {{count}}',
    },
    ru: {
      one: 'Перебивание {{count}}',
      few: 'Перебивания {{count}}',
      many: 'Перебиваний {{count}}',
      other: 'Перебивания {{count}}',
    },
  },
  legendSilences: {
    en: { one: 'Long silence {{count}}', other: 'Long silences {{count}}' },
    ua: {
      one: 'Довга тиша {{count}}',
      few: 'Довгі паузи {{count}}',
      many: 'Довгих пауз {{count}}',
      other: 'Довгі паузи {{count}}',
    },
    ru: {
      one: 'Долгая тишина {{count}}',
      few: 'Долгие паузы {{count}}',
      many: 'Долгих пауз {{count}}',
      other: 'Долгие паузы {{count}}',
    },
  },
  hold: { en: 'Hold {{time}}', ua: 'Утримання {{time}}', ru: 'Удержание {{time}}' },
});
