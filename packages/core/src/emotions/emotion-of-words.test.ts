import { describe, expect, it } from 'vitest';
import { emotionOfWords } from './emotion-of-words.ts';
import { type Emotion, emotionNames, Feeling } from './emotions.ts';
import { lexicon } from './lexicon.ts';

type Row = [text: string, emotion: Emotion, decided: string];

const read = (text: string) => {
  const words = text.split(' ').filter((word) => word !== '');
  const { emotion, valence, words: at } = emotionOfWords(words);
  return { emotion, valence, decided: at.map((one) => words[one]).join(' ') };
};
const valence = (text: string) => read(text).valence;

describe.each<[string, Row[]]>([
  [
    'English',
    [
      ['I am very happy with it', 'happiness', 'very happy'],
      ['This is absolutely wonderful', 'happiness', 'wonderful'],
      ['The lady was helpful and polite', 'positive', 'helpful polite'],
      ['Thank you', 'positive', 'Thank you'],
      ['Please hold the line', 'neutral', ''],
      ['My account number is seven two nine', 'neutral', ''],
      ['Could you spell your name', 'neutral', ''],
      ['I want to speak to a manager', 'anger', 'speak to a manager'],
      ['This is RIDICULOUS', 'anger', 'RIDICULOUS'],
      ['I am fed up with your company', 'anger', 'fed up'],
      ['I was so disappointed and sad', 'sadness', 'disappointed sad'],
      ['My mother passed away in March', 'sadness', 'passed away'],
      ['The internet is not working', 'negative', 'not working'],
      ['I was charged twice for one order', 'negative', 'charged twice'],
      ['I am not happy with it', 'negative', 'not happy'],
      ["I don't really like it", 'negative', "don't like it"],
      ['It never was any good', 'negative', 'never good'],
      ['Not bad at all', 'positive', 'Not bad at all'],
      ['There was no problem', 'positive', 'no problem'],
      ['no it was good', 'positive', 'good'],
      ['I cannot complain', 'positive', 'cannot complain'],
      ['We loved the hotel', 'happiness', 'loved'],
      ['It was not easy but good', 'positive', 'good'],
      ['I think it is fairly expensive', 'negative', 'expensive'],
      ['I am not crying', 'neutral', ''],
      ['Helpful and polite staff, a clean room, we loved it', 'happiness', 'Helpful polite clean loved it'],
      ['The new menu is nice, the line is bad and I am furious', 'anger', 'bad furious'],
      ['Is it any good?', 'neutral', ''],
      ['Why is it so expensive?', 'negative', 'expensive?'],
      ['Was it you? It is good', 'positive', 'good'],
    ],
  ],
  [
    'Ukrainian',
    [
      ['Я дуже задоволена вашою роботою', 'happiness', 'дуже задоволена'],
      ['Щиро дякую, ви найкращі', 'happiness', 'Щиро дякую, ви найкращі'],
      ['Дякую', 'positive', 'Дякую'],
      ['Майстер був ввічливий і все зробив якісно', 'positive', 'ввічливий якісно'],
      ['Назвіть, будь ласка, номер договору', 'neutral', ''],
      ['Яку суму ви хочете внести', 'neutral', ''],
      ['Це обурення, я подам до суду', 'anger', 'обурення, подам до суду'],
      ['Поверніть гроші негайно', 'anger', 'Поверніть гроші'],
      ['Покличте керівника, ви мене обманули', 'anger', 'Покличте керівника, мене обманули'],
      ['Мені дуже сумно і самотньо', 'sadness', 'сумно самотньо'],
      ['Який жах', 'negative', 'жах'],
      ['Інтернет третій день не працює', 'negative', 'не працює'],
      ['Я не задоволена цим', 'negative', 'не задоволена'],
      ['Я ніколи не був задоволений', 'negative', 'ніколи не задоволений'],
      ['Мені це не дуже подобається', 'negative', 'не дуже подобається'],
      ['Не можу не подякувати', 'happiness', 'подякувати'],
      ['Проблем немає', 'positive', 'Проблем немає'],
      ['ні все добре', 'positive', 'все добре'],
      ['Непогано', 'positive', 'Непогано'],
      ['не дешево але якісно', 'positive', 'якісно'],
      ['ні дякую', 'positive', 'дякую'],
      ['Не можу поскаржитися', 'positive', 'Не можу поскаржитися'],
      ['А вам зручно?', 'neutral', ''],
      ['Чому інтернет не працює?', 'negative', 'не працює?'],
      ['Я не плачу', 'neutral', ''],
    ],
  ],
  [
    'Russian',
    [
      ['Я очень доволен вашей работой', 'happiness', 'очень доволен'],
      ['Огромное спасибо, вы молодцы', 'happiness', 'Огромное спасибо, молодцы'],
      ['Спасибо', 'positive', 'Спасибо'],
      ['Мастер был вежливый, сделал качественно', 'positive', 'вежливый, качественно'],
      ['Назовите, пожалуйста, номер договора', 'neutral', ''],
      ['Это зависит от тарифа', 'neutral', ''],
      ['Это безобразие, верните деньги', 'anger', 'безобразие, верните деньги'],
      ['Позовите начальника', 'anger', 'Позовите начальника'],
      ['Вы меня достали', 'anger', 'Вы меня достали'],
      ['Мне очень грустно и одиноко', 'sadness', 'грустно одиноко'],
      ['Какой ужас', 'negative', 'ужас'],
      ['Интернет не работает третий день', 'negative', 'не работает'],
      ['Я не доволен этим', 'negative', 'не доволен'],
      ['Я никогда не был доволен', 'negative', 'никогда не доволен'],
      ['Мне это не очень нравится', 'negative', 'не очень нравится'],
      ['Не могу не поблагодарить', 'happiness', 'поблагодарить'],
      ['Проблем нет', 'positive', 'Проблем нет'],
      ['нет все хорошо', 'positive', 'все хорошо'],
      ['Нет проблем', 'positive', 'Нет проблем'],
      ['Нет, спасибо', 'positive', 'спасибо'],
      ['нет спасибо', 'positive', 'спасибо'],
      ['Не могу пожаловаться', 'positive', 'Не могу пожаловаться'],
      ['не дешево но качественно', 'positive', 'качественно'],
      ['Это довольно дорого', 'negative', 'дорого'],
      ['Это хорошо?', 'neutral', ''],
      ['Почему интернет не работает?', 'negative', 'не работает?'],
    ],
  ],
  [
    'mixed languages and chats',
    [
      ['Дякую, everything is great', 'happiness', 'Дякую, great'],
      ['Ну это просто жах', 'negative', 'жах'],
      ['дякую)))', 'happiness', 'дякую)))'],
      ['жаль((', 'sadness', 'жаль(('],
      ['ok 👍', 'positive', 'ok 👍'],
      ['😡', 'anger', '😡'],
      ['see you :-)', 'happiness', ':-)'],
      ['see you :(', 'sadness', ':('],
      ['built in (2008)', 'neutral', ''],
      ['at https://example.com/', 'neutral', ''],
      ['sooo happyyy', 'happiness', 'happyyy'],
    ],
  ],
])('%s', (_language, rows) => {
  it.each(rows)('%s: %s', (text, emotion, decided) => expect(read(text)).toMatchObject({ emotion, decided }));
});

describe('one phrase is pleasanter than another', () => {
  it.each([
    ['very good', 'good'],
    ['good', 'not very good'],
    ['not bad', 'bad'],
    ['It is GOOD', 'It is good'],
    ['good!!!', 'good'],
    ['It is lovely', 'Is it lovely?'],
    ['It is good', 'It is good and now I would like to tell you how I came to buy it last week'],
    ['It was slow but I am happy', 'I am happy but it was slow'],
    ['дуже добре', 'добре'],
    ['довго, але якісно', 'якісно, але довго'],
    ['очень хорошо', 'хорошо'],
    ['немного дорого', 'очень дорого'],
    ['долго, но качественно', 'качественно, но долго'],
  ])('%s > %s', (more, less) => expect(valence(more)).toBeGreaterThan(valence(less)));
});

it('a complaint is as strong when it is asked', () => {
  expect(valence('Why is it slow?')).toBe(valence('It is slow.'));
});

describe('dictionaries', () => {
  it('find a word by its lemma', () => {
    const termsOf = (form: string) => (form === 'lovith' ? ['love'] : [form]);
    expect(emotionOfWords(['thou', 'lovith', 'it'], { termsOf })).toMatchObject({
      emotion: 'happiness',
      words: [1, 2],
    });
  });
});

describe('whatever the words are', () => {
  const known = [
    ...lexicon.words.keys(),
    'not',
    'не',
    'but',
    'але',
    'very',
    '!',
    ':)',
    '',
    '((',
    'Ё',
    '👍🏽',
    '…',
  ];
  let state = 7;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const texts = Array.from({ length: 500 }, () =>
    Array.from({ length: next(30) }, () => known[next(known.length)] ?? ''),
  );

  it('the same phrase gives the same answer, within the range, and points at its own words', () => {
    for (const words of texts) {
      const found = emotionOfWords(words);
      expect(emotionOfWords(words)).toEqual(found);
      expect(Feeling.safeParse(found).success).toBe(true);
      expect(found.words.every((at) => at >= 0 && at < words.length)).toBe(true);
      expect(found.words.length > 0).toBe(found.emotion !== 'neutral');
      const isPleasant = found.emotion === 'happiness' || found.emotion === 'positive';
      if (found.emotion !== 'neutral') expect(found.valence > 0).toBe(isPleasant);
    }
  });

  it('every entry of the lexicon names an emotion we have, and its side', () => {
    const entries = [
      ...lexicon.words.values(),
      ...lexicon.beginnings.values(),
      ...[...lexicon.phrases.values()].flat(),
    ];
    expect(lexicon.size).toBeGreaterThan(5000);
    for (const { emotion, valence, parts } of entries) {
      const side = emotion === 'neutral' ? 0 : emotion === 'happiness' || emotion === 'positive' ? 1 : -1;
      expect([parts, emotionNames.includes(emotion), Math.sign(valence)]).toEqual([parts, true, side]);
    }
  });
});
