import { describe, expect, it } from 'vitest';
import { entireCall } from '../call/part.ts';
import type { WordingNode } from './expression.ts';
import { parseExpression } from './expression-parser.ts';
import { prepareConversation } from './prepared-conversation.ts';
import { createLexicon } from './text/lexicon.ts';
import { findWordings } from './wordings.ts';

const lexicon = createLexicon({});

/** Phrases of the call are parted by a bar. */
function conversationOf(text: string) {
  const phrases = text.split(' | ').map((said, id) => ({
    id,
    speaker: 'operator',
    role: 'operator' as const,
    start_ms: id * 1000,
    end_ms: id * 1000 + 900,
    in_hold: false,
    words: said.split(' ').map((word) => ({ text: word, start_ms: id * 1000, end_ms: id * 1000 + 900 })),
  }));
  return prepareConversation({ duration_ms: 10_000, phrases }, lexicon);
}

function wordingOf(text: string, distance = 0): WordingNode {
  const { expression } = parseExpression(text, { who: 'anyone', part: entireCall, distance }, lexicon);
  if (expression?.kind !== 'find') throw new Error('not one wording');
  const { wording } = expression;
  if (wording.kind === 'regexp' || wording.kind === 'semantic') throw new Error('not made of words');
  return wording;
}

/** A letter alone may belong to the word after it, as in `e mail`; twice it is a word. */
const spelt = (text: string) => text.replaceAll(/\b[a-z]\b/g, (letter) => letter + letter);

/** First and last place of each: `0-2`. */
function places(wording: string, text: string, distance = 0): string[] {
  const found = findWordings(wordingOf(spelt(wording), distance), conversationOf(spelt(text)));
  return found.map(({ first, last }) => `${first}-${last}`);
}

describe('words', () => {
  it.each<[string, string, number, string[]]>([
    ['a', 'a b a | a', 0, ['0-0', '2-2', '3-3']],
    ['z', 'a b a', 0, []],
    ['a b', 'a b a b b', 0, ['0-1', '2-3']],
    ['a b', 'b a', 5, []],
    ['a z', 'a b', 5, []],
    ['a b', 'a x b', 0, []],
    ['a b', 'a x b', 1, ['0-2']],
    ['a b', 'a x x b', 1, []],
    ['a b', 'a b x b', 5, ['0-1']],
    ['a b', 'a a b', 1, ['0-2', '1-2']],
    ['a b', 'a | b', 20, []],
    // The same word twice is said twice.
    ['a a', 'a', 5, []],
    ['a a', 'a x a', 1, ['0-2']],
    ['a a a', 'a a', 5, []],
    ['a a a', 'a a a', 0, ['0-2']],
    ['a b c', 'a b c', 0, ['0-2']],
    ['a b c', 'c a b', 5, []],
    ['a b c', 'a x b x c', 1, ['0-4']],
    ['a b c', 'a x b x x c', 1, []],
    ['a b c', 'c b a b b c c', 1, ['2-5']],
    ['a b b', 'a b', 5, []],
    // From the first “b” the “c” is too far.
    ['a b c', 'a b b x x c', 2, ['0-5']],
    ['a b c', 'a b b x x x c', 2, []],
    ['a b c', 'a b x b c', 2, ['0-4']],
    ['a b c', 'a b x x b c', 3, ['0-5']],
    ['a b c d', 'd a b c b c d c d', 2, ['1-6']],
    ['a b c d', 'a b c d | a b c d', 0, ['0-3', '4-7']],
  ])('“%s” in “%s”, %i apart: %j', (wording, text, distance, expected) =>
    expect(places(wording, text, distance)).toEqual(expected),
  );

  it.each<[string, string, string[]]>([
    ['canc*', 'cancel x canceled cancellation', ['0-0', '2-2', '3-3']],
    ['canc*', 'canceled cancel x cancel', ['0-0', '1-1', '3-3']],
    ['cancel*', 'cancel cancer canceling', ['0-0', '2-2']],
    ['canc*', 'can cart zebra', []],
    ['zeb*', 'can cart zebra', ['2-2']],
    ['zzz*', 'can cart zebra', []],
    ['can* car*', 'can cart can zebra cart', ['0-1']],
    ['canc* it', 'canceled it', ['0-1']],
  ])('that begin in some way, “%s” in “%s”: %j', (wording, text, expected) =>
    expect(places(wording, text)).toEqual(expected),
  );

  it.each<[string, string, string[]]>([
    ['second', 'second x 2', ['0-0', '2-2']],
    ['second', '2 x second 2', ['0-0', '2-2', '3-3']],
    ['second', '2 x 2', ['0-0', '2-2']],
    ['second', 'seconds x 2', ['0-0', '2-2']],
    ['second', '2 x seconds', ['0-0', '2-2']],
    ['2', 'second x two', ['0-0', '2-2']],
    ['twenty five', '25 x twenty five', ['0-0', '2-2']],
  ])('that are found by several things, “%s” in “%s”: %j', (wording, text, expected) =>
    expect(places(wording, text)).toEqual(expected),
  );
});

it('what one wording looked up is kept for the others', () => {
  const conversation = conversationOf('a b');
  const wording = wordingOf('a');
  expect(findWordings(wording, conversation)).toEqual([{ first: 0, last: 0 }]);
  const { found } = conversation.words();
  expect([...found.values()]).toEqual([[0]]);
  for (const id of found.keys()) found.set(id, [1]);
  expect(findWordings(wording, conversation)).toEqual([{ first: 1, last: 1 }]);
});

describe('one of several wordings', () => {
  it.each<[string, string, string[]]>([
    ['b OR a', 'a b a', ['0-0', '1-1', '2-2']],
    ['"a b" OR a', 'a b', ['0-0', '0-1']],
    ['a OR "a b"', 'a b', ['0-0', '0-1']],
    ['a OR z', 'b', []],
  ])('%s in “%s”: %j', (wording, text, expected) => expect(places(wording, text)).toEqual(expected));
});

describe('words said over and over', () => {
  const text = Array.from({ length: 6000 }, () => 'a').join(' ');

  it.each([
    'a NEAR/20 a NEAR/20 a NEAR/20 a',
    '"a a a a a a a a" NEAR/20 "a a a a a a a a"',
    '(a OR "a a") NEAR/20 (a OR "a a")',
  ])('are near each other in a bounded number of ways: %s', (wording) => {
    const found = places(wording, text, 10);
    expect(found.length).toBeGreaterThan(5000);
    expect(found.length).toBeLessThanOrEqual(6000 * 20);
    expect(new Set(found).size).toBe(found.length);
  });
});

describe('wordings near each other', () => {
  it.each<[string, string, string[]]>([
    ['a NEAR/0 b', 'a b', ['0-1']],
    ['a NEAR/0 b', 'b a', ['0-1']],
    ['a NEAR/0 b', 'a x b', []],
    ['a NEAR/1 b', 'a x b', ['0-2']],
    ['a NEAR/1 b', 'b x a', ['0-2']],
    ['a NEAR/1 b', 'b x x a x x b', []],
    ['a BEFORE/1 b', 'a x b', ['0-2']],
    ['a BEFORE/1 b', 'b a', []],
    ['a NEAR/20 b', 'a | b', []],
    ['a NEAR b', 'a', []],
    ['a NEAR b', 'b', []],
    ['a NEAR a', 'a', []],
    ['"a b" NEAR/1 "c d"', 'c d x a b', ['0-4']],
    ['"a b" NEAR/1 "c d"', 'a b x c d', ['0-4']],
    // What overlaps is not near.
    ['"a b" NEAR/1 "b c"', 'a b c', []],
    // “a b” is not said, so that nothing can be near it.
    ['"a b" NEAR c', 'a c b', []],
    ['a NEAR/5 b', 'b a a b', ['0-1', '0-2', '1-3', '2-3']],
    ['a NEAR/1 b NEAR/1 c', 'a x b x c', ['0-4']],
    ['a NEAR/1 (b OR c)', 'c x a b', ['0-2', '2-3']],
  ])('%s in “%s”: %j', (wording, text, expected) => expect(places(wording, text)).toEqual(expected));
});

describe('words that may stand apart, near another wording', () => {
  it.each<[string, string, number, string[]]>([
    // The shortest “a b” ends where nothing is near it.
    ['a b BEFORE/0 c', 'a b b c', 2, ['0-3']],
    ['a b BEFORE/0 c', 'a b x c', 2, []],
    ['a b BEFORE/0 c', 'a x x b c', 1, []],
    ['c NEAR/0 a b', 'a b x b c', 2, ['0-4']],
    ['a b d BEFORE/0 c', 'a b d b d c', 2, ['0-5']],
    ['(a b OR x) BEFORE/0 c', 'a b b c', 2, ['0-3']],
  ])('%s in “%s”, distance %i: %j', (wording, text, distance, expected) =>
    expect(places(wording, text, distance)).toEqual(expected),
  );
});

it('words said over and over are not sought in every way they could stand for one another', () => {
  const sought = `${'a '.repeat(30)}z`;
  // The last word is there, and out of reach: 20 to the power of 30 ways to find that out.
  const said = `${'a '.repeat(300)}${'b '.repeat(40)}z`;
  expect(places(sought, said, 20)).toEqual([]);
  expect(places(sought, `${'a '.repeat(30)}z`, 20)).toEqual(['0-30']);
});
