import { describe, expect, it } from 'vitest';
import type { SpokenPhrase } from '../call/phrase.ts';
import { speakerRoles } from '../call/role.ts';
import { ask, compileQuery } from './compile-query.ts';
import { prepareConversation } from './prepared-conversation.ts';
import { Query, type QueryInput } from './query.ts';
import { createLexicon } from './text/lexicon.ts';

const lexicon = createLexicon({});

/** `operator: text` lines, ten seconds each. */
function talk(...lines: string[]) {
  const phrases = lines.map((line, id): SpokenPhrase => {
    const [who = '', text = ''] = line.split(/: (.*)/s);
    const start_ms = id * 10_000;
    return {
      id,
      speaker: who,
      role: speakerRoles.find((role) => role === who) ?? null,
      start_ms,
      end_ms: start_ms + 10_000,
      in_hold: false,
      words: text.split(' ').map((word, at) => ({
        text: word,
        start_ms: start_ms + at * 100,
        end_ms: start_ms + at * 100 + 90,
      })),
    };
  });
  return prepareConversation({ duration_ms: lines.length * 10_000, phrases }, lexicon);
}

/** Made anew in each test, so that mutants are charged with the tests they break. */
const call = () =>
  talk(
    'operator: Good morning, this is Alpha support, how can I help?',
    'abonent: I want to cancel my contract, please cancel it today.',
    'operator: You want to end the contract? That is twenty five dollars.',
    'abonent: No, my contract was canceled for free last year.',
  );

function hits(query: QueryInput, conversation = call()): string[] | false {
  const { compiled, issues } = compileQuery(Query.parse(query), lexicon);
  if (compiled === null) throw new Error(JSON.stringify(issues));
  const finding = ask(compiled, conversation);
  return finding.holds ? finding.hits.map((hit) => `${hit.phrase_id}:${hit.text}`) : false;
}

describe('phrases', () => {
  it.each<[string, QueryInput, string[] | false]>([
    ['in any form', { phrases: ['cancels'] }, ['1:cancel', '1:cancel', '3:canceled']],
    ['any of several', { phrases: ['today', 'free'] }, ['1:today.', '3:free']],
    ['all of several', { phrases: ['today', 'free'], matching: 'all' }, ['1:today.', '3:free']],
    ['all, one missing', { phrases: ['today', 'tomorrow'], matching: 'all' }, false],
    ['exactly as written', { phrases: ['canceled'], matching: 'exact' }, ['3:canceled']],
    ['exactly, another form', { phrases: ['cancels'], matching: 'exact' }, false],
    ['side by side', { phrases: ['cancel contract'] }, false],
    ['with a word between', { phrases: ['cancel contract'], distance: 1 }, ['1:cancel my contract,']],
    [
      'in the order written',
      { phrases: ['contract cancel'], distance: 3 },
      ['1:contract, please cancel', '3:contract was canceled'],
    ],
    ['not over the end of a phrase', { phrases: ['help want'], distance: 10 }, false],
    ['said by the customer', { phrases: ['contract'], who: 'abonent' }, ['1:contract,', '3:contract']],
    ['said by the operator', { phrases: ['contract'], who: 'operator' }, ['2:contract?']],
    ['in the first half', { phrases: ['contract'], part: { name: 'first_half' } }, ['1:contract,']],
    [
      'in the last ten seconds',
      { phrases: ['contract'], part: { name: 'ending', seconds: 10 } },
      ['3:contract'],
    ],
    ['in the first quarter', { phrases: ['contract'], part: { name: 'beginning', percent: 25 } }, false],
    ['a number in words, asked in digits', { phrases: ['25 dollars'] }, ['2:twenty five dollars.']],
    ['a number with the word before it', { phrases: ['is 25'] }, ['2:is twenty five']],
    ['a part of a number', { phrases: ['5'] }, false],
    ['the beginning of a word', { phrases: ['contr*'] }, ['1:contract,', '2:contract?', '3:contract']],
    ['three times', { phrases: ['contract'], limits: [3, 3] }, ['1:contract,', '2:contract?', '3:contract']],
    ['at most twice', { phrases: ['contract'], limits: [1, 2] }, false],
    ['never', { phrases: ['refund'], limits: [0, 0] }, []],
  ])('%s', (_title, query, expected) => expect(hits(query)).toEqual(expected));
});

describe('an advanced expression', () => {
  it.each<[string, string[] | false]>([
    ['contract AND free', ['1:contract,', '2:contract?', '3:contract', '3:free']],
    ['contract AND refund', false],
    ['refund OR free', ['3:free']],
    ['contract AND NOT refund', ['1:contract,', '2:contract?', '3:contract']],
    ['NOT contract', false],
    ['NOT refund', []],
    ['"my contract"', ['1:my contract,', '3:my contract']],
    ['"my contracts"', false],
    ['my contracts', ['1:my contract,', '3:my contract']],
    ['«my contract»', ['1:my contract,', '3:my contract']],
    ['cancel NEAR/1 contract', ['1:cancel my contract,', '3:contract was canceled']],
    ['cancel BEFORE/1 contract', ['1:cancel my contract,']],
    [
      '(end OR cancel) NEAR/1 contract AND operator:"twenty five"',
      ['1:cancel my contract,', '2:end the contract?', '2:twenty five', '3:contract was canceled'],
    ],
    ['operator:contract', ['2:contract?']],
    ['abonent:(contract AND free)', ['1:contract,', '3:contract', '3:free']],
    ['beginning/10s:help AND ending/25%:free', ['0:help?', '3:free']],
    ['second_half:operator:contract', ['2:contract?']],
    ['оператор:(contract)', ['2:contract?']],
    ['"alpha support" operator:help', ['0:Alpha support,', '0:help?']],
    ['a AND b OR contract AND help', ['0:help?', '1:contract,', '2:contract?', '3:contract']],
  ])('%s', (expression, expected) => expect(hits({ type: 'advanced', expression })).toEqual(expected));

  it.each<[string, string, number, number]>([
    ['', 'empty', 0, 0],
    ['"my contract', 'unclosed_quote', 0, 12],
    ['(a OR b', 'unclosed_parenthesis', 0, 1],
    ['a) b', 'unexpected_parenthesis', 1, 2],
    ['()', 'missing_operand', 1, 2],
    ['contract AND', 'missing_operand', 12, 12],
    ['OR contract', 'missing_operand', 0, 2],
    ['contract AND OR free', 'missing_operand', 13, 15],
    ['who:contract', 'unknown_field', 0, 4],
    ['beginning/fast:contract', 'part_length', 0, 15],
    ['first_half/10s:contract', 'part_length', 0, 15],
    ['a NEAR/x b', 'near_distance', 2, 8],
    ['a NEAR/2 (b AND c)', 'near_operand', 10, 17],
    ['a NEAR/2 NOT b', 'near_operand', 9, 12],
    ['con*tract', 'wildcard', 0, 9],
    ['free AND *', 'wildcard', 9, 10],
    ['free AND ...', 'no_words', 9, 12],
    [`${'('.repeat(60)}a${')'.repeat(60)}`, 'too_deep', 41, 42],
  ])('%s is refused: %s', (expression, code, start, end) => {
    const { compiled, issues } = compileQuery(Query.parse({ type: 'advanced', expression }), lexicon);
    expect(compiled).toBeNull();
    expect(issues[0]).toMatchObject({ code, start, end });
  });
});

describe('a regular expression', () => {
  it.each<[string, string[] | false]>([
    ['contract', ['1:contract,', '2:contract?', '3:contract']],
    ['\\bcan(cel)?\\b', ['0:can', '1:cancel', '1:cancel']],
    ['help\\?$', ['0:help?']],
    ['twenty\\s+five', ['2:twenty five']],
    ['^no', ['3:No,']],
    ['refund|free', ['3:free']],
    ['x*', false],
  ])('%s', (regexp, expected) => expect(hits({ type: 'regexp', regexp })).toEqual(expected));

  const ukrainian = talk('abonent: Хочу розірвати договір, розірвання — сьогодні ж. Їжак');
  it.each<[string, string[] | false]>([
    ['\\bрозірва\\w*', ['0:розірвати', '0:розірвання']],
    ['\\bдогов\\b', false],
    ['\\w+ір\\b', ['0:договір,']],
    ['ХОЧУ', ['0:Хочу']],
    ['\\bїж', ['0:Їжак']],
    ['[^\\w\\s]+', ['0:договір,', '0:—', '0:ж.']],
  ])('%s in Ukrainian', (regexp, expected) =>
    expect(hits({ type: 'regexp', regexp }, ukrainian)).toEqual(expected),
  );

  it.each(['(', '[a', 'a{2000}', '(a{50}){50}', '\\', 'a\\Bb', '(?<!a)b', '(a)\\1', '(?=a)'])(
    '%s is refused',
    (regexp) => {
      expect(compileQuery(Query.parse({ type: 'regexp', regexp }), lexicon).compiled).toBeNull();
    },
  );

  it('cannot be made slow', () => {
    const long = talk(`abonent: ${'a'.repeat(20_000)}!`);
    for (const regexp of ['(a+)+$', '(a|aa)+$', '(a*)*b', '(.*a){20}']) {
      const started = performance.now();
      hits({ type: 'regexp', regexp }, long);
      expect(performance.now() - started, regexp).toBeLessThan(5000);
    }
  });
});
