import { texts } from '../../../lib/texts.ts';

/** What the numbers of a classifier mean, in plain words. */
export const termTexts = texts('classifier-terms', {
  examples: {
    en: 'Examples to which people gave the label.',
    ua: 'Приклади, яким люди дали цю мітку.',
    ru: 'Примеры, которым люди дали эту метку.',
  },
  answers: {
    en: 'One answer is counted for each label of each example: whether it fits or not.',
    ua: 'Рахується по одній відповіді на кожну мітку кожного прикладу: підходить вона чи ні.',
    ru: 'Считается по одному ответу на каждую метку каждого примера: подходит она или нет.',
  },
  precision: {
    en: 'Of those to which it gives the label, so many really have it.',
    ua: 'Яка частка тих, кому він дає мітку, справді її має.',
    ru: 'Какая доля тех, кому он даёт метку, действительно её имеет.',
  },
  recall: {
    en: 'Of those that really have the label, it finds so many.',
    ua: 'Яку частку тих, хто справді має мітку, він знаходить.',
    ru: 'Какую долю тех, кто действительно имеет метку, он находит.',
  },
  f1: {
    en: 'How precise and how complete it is, in one number: high only where both are. The best is 1.',
    ua: 'Влучність і повнота одним числом: воно високе лише тоді, коли високі обидві. Найкраще значення: 1.',
    ru: 'Точность и полнота одним числом: оно высокое, только когда высоки обе. Лучшее значение: 1.',
  },
  f1Spread: {
    en: 'Between which numbers F1 lies with 95 % certainty. The fewer examples, the wider.',
    ua: 'Між якими числами F1 лежить із певністю 95 %. Що менше прикладів, то ширше.',
    ru: 'Между какими числами F1 лежит с уверенностью 95 %. Чем меньше примеров, тем шире.',
  },
  meanF1: {
    en: 'F1 of all labels on the mean: how precise and how complete it is, rare labels counting as much as frequent ones. The best is 1.',
    ua: 'Середнє F1 усіх міток: влучність і повнота разом, рідкісні мітки важать стільки ж, як часті. Найкраще значення: 1.',
    ru: 'Среднее F1 всех меток: точность и полнота вместе, редкие метки весят столько же, сколько частые. Лучшее значение: 1.',
  },
  threshold: {
    en: 'From this probability on it gives the label.',
    ua: 'Починаючи з цієї ймовірності він дає мітку.',
    ru: 'Начиная с этой вероятности он даёт метку.',
  },
  sure: {
    en: 'Accuracy where it answers by itself: what it is unsure of is left out.',
    ua: 'Точність там, де він відповідає сам: те, у чому він непевний, не враховано.',
    ru: 'Доля верных там, где он отвечает сам: то, в чём он не уверен, не учтено.',
  },
  calibration: {
    en: 'How far on average the probability that it says is from how often that is so. The best is 0.',
    ua: 'Наскільки в середньому сказана ним імовірність відрізняється від того, як часто це справді так. Найкраще значення: 0.',
    ru: 'Насколько в среднем названная им вероятность отличается от того, как часто это действительно так. Лучшее значение: 0.',
  },
  unsure: {
    en: 'The share of answers that it does not give by itself: a person decides.',
    ua: 'Частка відповідей, яких він не дає сам: вирішує людина.',
    ru: 'Доля ответов, которых он не даёт сам: решает человек.',
  },
  few: {
    en: 'On fewer than {{least}} a number may be mere chance.',
    ua: 'Якщо їх менше ніж {{least}}, число може бути випадковим.',
    ru: 'Если их меньше чем {{least}}, число может быть случайным.',
  },
});
