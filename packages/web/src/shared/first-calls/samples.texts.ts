import { texts } from '../../lib/texts.ts';

export const samplesTexts = texts('samples', {
  title: { en: 'Sample calls', ua: 'Приклади дзвінків', ru: 'Примеры звонков' },
  text: {
    en: 'Twelve calls in three languages, with two patterns, three tags and a segment that find some of them.',
    ua: 'Дванадцять дзвінків трьома мовами, а з ними два патерни, три теги й сегмент, які знаходять деякі з них.',
    ru: 'Двенадцать звонков на трёх языках, а с ними два паттерна, три тега и сегмент, которые находят некоторые из них.',
  },
  none: { en: 'None are here now.', ua: 'Зараз їх тут немає.', ru: 'Сейчас их здесь нет.' },
  count: {
    en: { one: '{{count}} sample call is here.', other: '{{count}} sample calls are here.' },
    ua: {
      one: 'Тут {{count}} приклад.',
      few: 'Тут {{count}} приклади.',
      many: 'Тут {{count}} прикладів.',
      other: 'Тут {{count}} прикладу.',
    },
    ru: {
      one: 'Здесь {{count}} пример.',
      few: 'Здесь {{count}} примера.',
      many: 'Здесь {{count}} примеров.',
      other: 'Здесь {{count}} примера.',
    },
  },
  remove: { en: 'Delete the samples', ua: 'Видалити приклади', ru: 'Удалить примеры' },
  removeTitle: {
    en: 'Delete the sample calls?',
    ua: 'Видалити приклади дзвінків?',
    ru: 'Удалить примеры звонков?',
  },
  removeText: {
    en: 'Their recordings, transcripts and everything noted about them go. They can be loaded again.',
    ua: 'Зникнуть їхні записи, транскрипти й усе, що до них додано. Приклади можна додати знову.',
    ru: 'Исчезнут их записи, транскрипты и всё, что к ним добавлено. Примеры можно добавить снова.',
  },
  withRules: {
    en: 'Delete also what came with them and nobody has changed:',
    ua: 'Видалити також те, що було з ними і чого ніхто не змінював:',
    ru: 'Удалить также то, что было с ними и чего никто не менял:',
  },
  removed: { en: 'The sample calls are deleted', ua: 'Приклади видалено', ru: 'Примеры удалены' },
  pattern: { en: 'pattern', ua: 'патерн', ru: 'паттерн' },
  tag: { en: 'tag', ua: 'тег', ru: 'тег' },
  segment: { en: 'segment', ua: 'сегмент', ru: 'сегмент' },
  isTrue: {
    en: 'A sample call with its true transcript.',
    ua: 'Приклад дзвінка з його справжнім транскриптом.',
    ru: 'Пример звонка с его подлинным транскриптом.',
  },
  isHeard: {
    en: 'A sample call as the engine here heard it. Its true transcript is one click away; both stay among the versions.',
    ua: 'Приклад дзвінка так, як його почув тутешній рушій. Справжній транскрипт — за один клік; обидва лишаються серед версій.',
    ru: 'Пример звонка так, как его услышал здешний движок. Подлинный транскрипт — в один клик; оба остаются среди версий.',
  },
  recognise: { en: 'Recognise it here', ua: 'Розпізнати тут', ru: 'Распознать здесь' },
  showTruth: { en: 'Show what was said', ua: 'Показати, що було сказано', ru: 'Показать, что было сказано' },
  compare: { en: 'Compare', ua: 'Порівняти', ru: 'Сравнить' },
  comparison: {
    en: 'What was said and what was heard',
    ua: 'Що було сказано і що почуто',
    ru: 'Что было сказано и что услышано',
  },
  right: {
    en: 'Words heard as they were said: {{right}} of {{said}} ({{share}}).',
    ua: 'Слів почуто так, як їх сказано: {{right}} із {{said}} ({{share}}).',
    ru: 'Слов услышано так, как их сказали: {{right}} из {{said}} ({{share}}).',
  },
  howMarked: {
    en: 'What the engine heard wrongly is struck out; what was said instead stands after it.',
    ua: 'Почуте неправильно закреслено; після нього стоїть те, що було сказано.',
    ru: 'Услышанное неверно зачёркнуто; после него стоит то, что было сказано.',
  },
  heard: { en: 'heard', ua: 'почуто', ru: 'услышано' },
  said: { en: 'said', ua: 'сказано', ru: 'сказано' },
});
