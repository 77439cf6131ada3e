import { describe, expect, it, test } from 'vitest';
import { generator } from '../testing/random.ts';
import { formKey, slotsOf, slotsReader, termKey } from './slots.ts';
import { createLexicon } from './text/lexicon.ts';
import { tokensOf } from './text/tokens.ts';

const words = [
  ..."cancel canceled my the I it's don't Contract, contract. “refund” — - … ?! e mail e-mail web site веб сайт веб-сайт".split(
    ' ',
  ),
  ...'-known well- well -5 5- 25 1 000 12,5 $300 5th 5-й 25грн two hundred and five. twenty-five nineteen ninety'.split(
    ' ',
  ),
  ...'second half двадцять п’ять гривень сорок пять договір Договору, ёлка 050-123-45-67 9pm call center'.split(
    ' ',
  ),
  ...'так/ні cancel/refund dr.who'.split(' '),
  'two words',
  '',
];

test('a phrase read word by word is the same as read by its tokens', () => {
  const lexicon = createLexicon({});
  const read = slotsReader(lexicon);
  const random = generator(20_261_122);
  const pick = () => words[Math.floor(random() * words.length)] ?? '';
  // Comparing texts takes a tenth of comparing objects, which is done only where they differ.
  for (let times = 0; times < 20_000; times += 1) {
    const phrase = Array.from({ length: Math.floor(random() * 6) }, pick);
    const [found, expected] = [read(phrase), slotsOf(tokensOf(phrase, lexicon))];
    if (JSON.stringify(found) !== JSON.stringify(expected))
      expect(found, phrase.join(' | ')).toEqual(expected);
  }
});

/** A lexicon in which every word is its own term, and the words it was asked for. */
function plainLexicon() {
  const asked: string[] = [];
  const termsOf = (form: string) => {
    asked.push(form);
    return [form];
  };
  return { asked, termsOf };
}

/** Places as one reads them aloud: `25 0-1` for the keys and the first and the last word. */
const spelt = (phrase: string) =>
  slotsOf(tokensOf(phrase.split(' '), plainLexicon())).map(
    ({ keys, first_word, last_word }) => `${keys.join('|')} ${first_word}-${last_word}`,
  );

describe('the places of a phrase', () => {
  it.each<[string, string[]]>([
    ['— … !', []],
    ['My contract', ['=my|my 0-0', '=contract|contract 1-1']],
    ['e-mail — now', ['=e|e 0-0', '=mail|mail|email 0-0', '=now|now 2-2']],
    ['так/ні', ['=так|так 0-0', '=ні|ні 0-0']],
    ["it's", ["=it's|it's|it|be 0-0"]],
    ['25', ['=25|#25 0-0']],
    ['one two', ['=one|one|#1 0-0', '=two|two|#2 1-1']],
    ['twenty five', ['=five|five|#25|=twenty five|=twenty|twenty 0-1']],
    [
      'I owe twenty five now',
      ['=i|i 0-0', '=owe|owe 1-1', '=five|five|#25|=twenty five|=twenty|twenty 2-3', '=now|now 4-4'],
    ],
    [
      'two hundred and five',
      ['=five|five|#205|=two hundred and five|=two|two|=hundred|hundred|=and|and 0-3'],
    ],
    ['1 000 now', ['=000|#1000|=1 000|=1 0-1', '=now|now 2-2']],
    [
      'twenty five, forty two',
      ['=five|five|#25|=twenty five|=twenty|twenty 0-1', '=two|two|#42|=forty two|=forty|forty 2-3'],
    ],
  ])('“%s” are %j', (phrase, expected) => expect(spelt(phrase)).toEqual(expected));
});

describe('what a place is found by', () => {
  const long = 'a'.repeat(201);
  it.each<[string, string]>([
    ['contract', 'contract'],
    ['#25', '#25'],
    [long.slice(1), long.slice(1)],
    [long, long.slice(1)],
  ])('a term: %s', (term, key) => expect(termKey(term)).toBe(key));

  it.each<[string, string]>([
    ['contract', '=contract'],
    [long.slice(2), `=${long.slice(2)}`],
    [long, `=${long.slice(2)}`],
  ])('a form: %s', (form, key) => expect(formKey(form)).toBe(key));
});

describe('the reader of a lexicon', () => {
  it('is made once', () => {
    const [one, other] = [plainLexicon(), plainLexicon()];
    expect(slotsReader(one)).toBe(slotsReader(one));
    expect(slotsReader(one)).not.toBe(slotsReader(other));
  });

  it.each<[string, string[]]>([
    ['my contract', ['my', 'contract']],
    ['my — contract.', ['my', 'contract']],
    // Their neighbours may change them.
    ['my twenty', ['my', 'my', 'twenty', 'my', 'twenty']],
    ['web site', ['web', 'site', 'website', 'web', 'site', 'website']],
  ])('looks a plain word up once: “%s”', (phrase, asked) => {
    const lexicon = plainLexicon();
    const read = slotsReader(lexicon);
    read(phrase.split(' '));
    read(phrase.split(' '));
    expect(lexicon.asked).toEqual(asked);
  });
});
