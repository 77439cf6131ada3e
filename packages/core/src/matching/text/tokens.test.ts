import { expect, test } from 'vitest';
import { slotsOf } from '../slots.ts';
import { createLexicon } from './lexicon.ts';
import { queryTokens, tokensOf, tokensOfText } from './tokens.ts';

/** A lexicon in which every word is its own term: what is seen is what the tokeniser does. */
const plain = { termsOf: (form: string) => [form] };

const written = (text: string) =>
  tokensOf(text.split(' '), plain).map(({ form, terms }) =>
    [form, ...terms.filter((term) => term !== form)].join(' '),
  );

test.each([
  ['«Договір,» — сказала вона!', ['договір', 'сказала', 'вона']],
  ['і/або', ['і', 'або']],
  ['так...ні', ['так', 'ні']],
  ['мʼята об’єкт', ["м'ята", "об'єкт"]],
  ["don't I'm it's", ["don't do not", "i'm i be", "it's it be"]],
  ["customer's let's won't", ["customer's", "let's let", "won't will not"]],
  ['інтернет-магазин', ['інтернет', 'магазин інтернетмагазин']],
  ['e-mail email e mail', ['e', 'mail email', 'email', 'e', 'mail email']],
  ['веб-сайт веб сайт вебсайт', ['веб', 'сайт вебсайт', 'веб', 'сайт вебсайт', 'вебсайт']],
  ['будь-який', ['будь', 'який будьякий']],
  ['25грн 4G', ['25 #25', 'грн', '4 #4', 'g']],
  ['050-123-45-67', ['050 #050', '123 #123', '45 #45', '67 #0501234567 #67']],
  ['5-10', ['5 #5', '10 #10']],
  ['12.05.2024 о 10:30', ['12 #12', '05 #5', '2024 #2024', 'о', '10 #10', '30 #30']],
  ['— ... !', []],
])('%s', (text, expected) => {
  expect(written(text)).toEqual(expected);
});

test('a token says which word it is of, and a number where it began', () => {
  expect(tokensOf(['Це', 'двадцять', "п'ять", 'веб-сайтів'], plain)).toEqual([
    { form: 'це', terms: ['це'], word: 0 },
    { form: 'двадцять', terms: ['двадцять'], word: 1 },
    { form: "п'ять", terms: ["п'ять", '#25'], word: 2, from_word: 1 },
    { form: 'веб', terms: ['веб'], word: 3 },
    { form: 'сайтів', terms: ['сайтів', 'вебсайтів'], word: 3 },
  ]);
});

test('tokens of a text know their characters', () => {
  const text = ' Сто  двадцять,\nweb-сайт! «п’ять» ';
  const found = tokensOfText(text, plain).map(({ start, end }) => text.slice(start, end));
  expect(found).toEqual(['Сто', 'двадцять', 'web', 'сайт', 'п’ять']);
});

test.each([
  ['двадцять п’ять гривень', ["двадцять п'ять: #25", 'гривень: гривень']],
  ['twenty-five', ['twenty five: #25']],
  ['1 000', ['1 000: #1000']],
  ['другого', ['другого: другого #2']],
  ["don't", ["don't: don't"]],
  ['e-mail', ['e-mail: email']],
  ['веб сайт', ['веб сайт: вебсайт']],
  ['інтернет магазин', ['інтернет магазин: інтернетмагазин']],
  ['будь-який', ['будь: будь', 'який: який']],
  ['оплат* рахунок', ['оплат*:', 'рахунок: рахунок']],
  ['"догов*",', ['догов*:']],
])('a query %s', (text, expected) => {
  const shown = queryTokens(text, plain).map(({ form, terms, prefix }) =>
    [`${form}${prefix ? '*' : ''}:`, ...terms].join(' '),
  );
  expect(shown).toEqual(expected);
});

const stems = createLexicon({});
const meet = (query: string, text: string) => {
  const wanted = queryTokens(query, stems);
  const said = tokensOf(text.split(' '), stems);
  return said.some((_, at) =>
    wanted.every(({ terms }, next) => said[at + next]?.terms.some((term) => terms.includes(term))),
  );
};

test.each([
  ['двадцять п’ять', 'двадцать пять рублей'],
  ['25', 'twenty-five dollars'],
  ['інтернет-магазин', 'наш інтернет магазин'],
  ['інтернет магазин', 'в інтернет-магазині'],
  ['інтернетмагазин', 'в інтернет-магазині'],
  ['email', 'ваш e-mail'],
  ['e-mail', 'my email'],
  ['ёлка', 'ЕЛКА'],
  ['м`ята', 'мʼятою'],
  ['0501234567', 'номер 050-123-45-67'],
  ['do', "I don't"],
  ['ґудзик', 'гудзики'],
])('%s finds “%s”', (query, text) => {
  expect(meet(query, text)).toBe(true);
});

test.each([
  ["п'ять", 'двадцять п’ять'],
  ['20', 'двадцять п’ять'],
  ["don't", 'I do'],
  ["it's", 'take it'],
])('%s does not find “%s”', (query, text) => {
  expect(meet(query, text)).toBe(false);
});

test.each([
  "Це двадцять п’ять гривень на веб-сайті, будь ласка, сорок другий дзвінок о пів на п'яту",
  "I don't want twenty-five e-mails; it's one of 3 million, let's see what they've got second",
  'Не хочу сорок пять рублей, второй раз за три дня; интернет-магазин 4G и 050-123-45-67',
])('where a form is found, its lemmas are found, too: “%s”', (text) => {
  const lexicon = createLexicon({});
  for (const { keys } of slotsOf(tokensOf(text.split(' '), lexicon))) {
    const forms = keys.filter((key) => /^=\D+$/.test(key) && !key.includes(' ')).map((key) => key.slice(1));
    for (const form of forms) expect(keys).toEqual(expect.arrayContaining([...lexicon.termsOf(form)]));
  }
});
