import { texts } from '../../../lib/texts.ts';

export const driftTexts = texts('classifier-drift', {
  title: { en: 'Have calls changed', ua: 'Чи змінилися дзвінки', ru: 'Изменились ли звонки' },
  lead: {
    en: 'last 8 weeks; over the limit it needs to learn again',
    ua: 'останні 8 тижнів; за межею треба навчити знову',
    ru: 'последние 8 недель; за пределом нужно обучить снова',
  },
  within: { en: 'As before', ua: 'Як раніше', ru: 'Как раньше' },
  over: { en: 'Changed', ua: 'Змінилися', ru: 'Изменились' },
  notYet: {
    en: 'Told after {{needed}} answered calls; so far {{shown}}.',
    ua: 'Буде відомо після {{needed}} дзвінків із відповіддю; поки {{shown}}.',
    ru: 'Будет известно после {{needed}} звонков с ответом; пока {{shown}}.',
  },
  unknown_words: { en: 'Unknown words', ua: 'Незнайомі слова', ru: 'Незнакомые слова' },
  label_shares: { en: 'Shares of labels', ua: 'Частки міток', ru: 'Доли меток' },
  accuracy: { en: 'Right on random ones', ua: 'Правий на випадкових', ru: 'Прав на случайных' },
  was: { en: 'was {{before}}', ua: 'було {{before}}', ru: 'было {{before}}' },
  wasAndExamples: {
    en: 'was {{before}}; in examples {{examples}}',
    ua: 'було {{before}}; у прикладах {{examples}}',
    ru: 'было {{before}}; в примерах {{examples}}',
  },
  limit: { en: 'limit {{limit}}', ua: 'межа {{limit}}', ru: 'предел {{limit}}' },
  moved: {
    en: '{{label}}: {{now}} of calls, was {{before}}',
    ua: '{{label}}: {{now}} дзвінків, було {{before}}',
    ru: '{{label}}: {{now}} звонков, было {{before}}',
  },
  nobodyMoved: { en: 'no label moved', ua: 'жодна мітка не змінилася', ru: 'ни одна метка не изменилась' },
  rightOf: { en: '{{right}} of {{n}}', ua: '{{right}} з {{n}}', ru: '{{right}} из {{n}}' },
  between: {
    en: 'between {{low}} and {{high}}, was {{before}}',
    ua: 'між {{low}} і {{high}}, було {{before}}',
    ru: 'между {{low}} и {{high}}, было {{before}}',
  },
  nobodyLabelled: {
    en: 'Nobody has labelled random ones since v{{version}}.',
    ua: 'Відколи є v{{version}}, ніхто не розмітив випадкових.',
    ru: 'С v{{version}} никто не разметил случайных.',
  },
  labelSome: { en: 'Label some', ua: 'Розмітити кілька', ru: 'Разметить несколько' },
  course: {
    en: '{{name}}, week by week: {{values}}',
    ua: '{{name}} за тижнями: {{values}}',
    ru: '{{name}} по неделям: {{values}}',
  },
  words: {
    en: 'Words that it does not know',
    ua: 'Слова, яких він не знає',
    ru: 'Слова, которых он не знает',
  },
  inCalls: {
    en: 'in {{shown}} of {{all}} calls',
    ua: 'у {{shown}} з {{all}} дзвінків',
    ru: 'в {{shown}} из {{all}} звонков',
  },
  search: { en: 'Search: {{word}}', ua: 'Шукати: {{word}}', ru: 'Искать: {{word}}' },
  noWords: {
    en: 'No word that it does not know came up in two calls.',
    ua: 'Жодне незнайоме слово не трапилося у двох дзвінках.',
    ru: 'Ни одно незнакомое слово не встретилось в двух звонках.',
  },
});
