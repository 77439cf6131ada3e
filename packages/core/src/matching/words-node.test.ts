import { describe, expect, it } from 'vitest';
import { createLexicon } from './text/lexicon.ts';
import { wordsNode } from './words-node.ts';

/** Every word is its own term with a mark, so that forms and terms are told apart. */
const lexicon = { termsOf: (form: string) => [`~${form}`] };
const made = (text: string, exact = false) => wordsNode(text, { exact, distance: 2, lexicon });

describe('what a word is found by', () => {
  it.each<[string, string[][]]>([
    ['My contract', [['~my'], ['~contract']]],
    ['contr* now', [[], ['~now']]],
    // The words of a number may be said in another number.
    ['twenty five', [['=twenty five', '#25']]],
    ['25', [['=25', '#25']]],
    ['five', [['=five', '#5']]],
    ['second', [['=second', '~second', '#2']]],
    ['4G', [['=4', '#4'], ['~g']]],
    // What is also written as one word.
    ['e-mail', [['=e-mail', '~email']]],
    ['web site', [['=web site', '~website']]],
    ["don't", [["~don't"]]],
    ['x2b', [['=x2b', '~x2b']]],
  ])('%s', (text, keys) => expect(made(text).node.words.map((word) => word.keys)).toEqual(keys));

  it.each<[string, string[][]]>([
    ['My contract', [['=my'], ['=contract']]],
    ['contr* now', [[], ['=now']]],
    ['twenty five', [['=twenty five']]],
    ['e-mail', [['=e-mail']]],
  ])('exactly %s', (text, keys) =>
    expect(made(text, true).node.words.map((word) => word.keys)).toEqual(keys),
  );

  it('a word without terms is found by its form', () => {
    const { node } = wordsNode('a', { exact: false, distance: 0, lexicon: { termsOf: () => [] } });
    expect(node.words.map((word) => word.keys)).toEqual([['=a']]);
  });

  it('and by none twice', () => {
    const long = 'a'.repeat(200);
    const { node } = wordsNode('b', {
      exact: false,
      distance: 0,
      lexicon: { termsOf: () => [long, `${long}a`] },
    });
    expect(node.words.map((word) => word.keys)).toEqual([[long]]);
  });

  it.each<[string, string, boolean]>([
    ['cancel', 'Cancel', true],
    ['cancel', 'canceled', true],
    ['cancel', 'contract', false],
    ['cancel*', 'cancel', false],
    ['cancel*', 'CANCEL*', true],
    ['cancel*', 'canceled*', false],
    ['second', 'second', true],
    ['second', '2', false],
  ])('“%s” and “%s” are the same to look for: %s', (one, other, areSame) => {
    const options = { exact: false, distance: 0, lexicon: createLexicon({}) };
    const [first, second] = [one, other].map((text) => wordsNode(text, options).node.words[0]?.id);
    expect(first === second).toBe(areSame);
  });

  it('is kept apart where it has several', () => {
    expect(made('second').node.words[0]?.id).toBe('=second ~second #2');
    expect(made('sec*').node.words[0]?.id).toBe('=sec*');
  });
});

it('the words have their distance and whether they are meant exactly', () => {
  expect(made('a b').node).toMatchObject({ kind: 'words', exact: false, distance: 2 });
  expect(made('a b', true).node).toMatchObject({ kind: 'words', exact: true });
});

describe('a star', () => {
  it.each(['contr*', 'co*', 'contr* now', '"contr*"', 'contr*,', "д'я*", 'x1*', 'a-b*'])(
    'stands for the rest of a word: %s',
    (text) => expect(made(text).issues).toEqual([]),
  );

  it.each<[string, [number, number][]]>([
    ['c*', [[0, 2]]],
    ['*', [[0, 1]]],
    ['now c*', [[4, 6]]],
    [
      'c* d*',
      [
        [0, 2],
        [3, 5],
      ],
    ],
    ["'c*", [[0, 3]]],
    ['*contr', [[0, 6]]],
    ['con*tract', [[0, 9]]],
    ['contr**', [[0, 7]]],
    ['con*tr*', [[0, 7]]],
    ['contr*,x', [[0, 8]]],
    ['contr*1', [[0, 7]]],
    ['c*ontract', [[0, 9]]],
  ])('is refused elsewhere: %s at %j', (text, places) => {
    const issues = made(text).issues.filter(({ code }) => code === 'wildcard');
    expect(issues).toEqual(
      places.map(([start, end]) => ({ code: 'wildcard', start, end, found: text.slice(start, end) })),
    );
  });
});

it.each(['', ' ', '…', '— !'])('“%s” has no words', (text) => {
  expect(made(text)).toEqual({
    node: { kind: 'words', words: [], exact: false, distance: 2 },
    issues: [{ code: 'no_words', start: 0, end: text.length }],
  });
});
