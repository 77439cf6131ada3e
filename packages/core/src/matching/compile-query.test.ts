import { describe, expect, it } from 'vitest';
import { entireCall, type Part } from '../call/part.ts';
import { ask, type CompiledQuery, compileQuery } from './compile-query.ts';
import type { Expression, FindNode, WordingNode } from './expression.ts';
import { prepareConversation } from './prepared-conversation.ts';
import { Query, type QueryInput } from './query.ts';
import { createLexicon } from './text/lexicon.ts';

const lexicon = createLexicon({});
const compile = (query: QueryInput) => compileQuery(Query.parse(query), lexicon);

/** A closed form as one reads it aloud: `operator ending 20%: (a 2> b)`. */
function spelt(expression: Expression): string {
  if (expression.kind === 'find') return `${placeOf(expression)}${wordingOf(expression.wording)}`;
  if (expression.kind === 'not') return `not(${spelt(expression.node)})`;
  return `${expression.kind}(${expression.nodes.map(spelt).join(', ')})`;
}

function placeOf({ who, part }: FindNode): string {
  const words = [who === 'anyone' ? '' : who, partOf(part)].filter(Boolean);
  return words.length === 0 ? '' : `${words.join(' ')}: `;
}

function partOf({ name, seconds, percent }: Part): string {
  return [name === 'entire' ? '' : name, seconds && `${seconds}s`, percent && `${percent}%`]
    .filter(Boolean)
    .join(' ');
}

function wordingOf(wording: FindNode['wording']): string {
  if (wording.kind === 'regexp') return `/${wording.source}/`;
  if (wording.kind === 'semantic') return `~${wording.text} ${wording.least}..${wording.most}`;
  return nodeOf(wording);
}

function nodeOf(node: WordingNode): string {
  if (node.kind === 'either') return `either(${node.nodes.map(nodeOf).join(', ')})`;
  if (node.kind === 'near')
    return `(${nodeOf(node.left)} ${node.distance}${node.ordered ? '>' : '<>'} ${nodeOf(node.right)})`;
  const text = node.words.map(({ form, prefix }) => (prefix ? `${form}*` : form)).join(' ');
  return `${node.exact ? `"${text}"` : text}${node.distance > 0 ? `~${node.distance}` : ''}`;
}

const form = (query: QueryInput): string => {
  const { compiled, issues } = compile(query);
  expect(issues).toEqual([]);
  return spelt((compiled as CompiledQuery).expression);
};

describe('an expression', () => {
  it.each<[string, string]>([
    ['a', 'a'],
    ['a b', 'a b'],
    ['"a b"', '"a b"'],
    ['«a b» “c d” „e f“', 'and("a b", "c d", "e f")'],
    ['„a b” «c d" "e f"', 'and("a b", "c d", "e f")'],
    ['“a „ b”', '"a b"'],
    ['a AND b', 'and(a, b)'],
    ['a OR b', 'either(a, b)'],
    ['a OR b AND c', 'or(a, and(b, c))'],
    ['(a OR b) AND c', 'and(either(a, b), c)'],
    ['NOT a AND b', 'and(not(a), b)'],
    ['NOT (a AND b)', 'not(and(a, b))'],
    ['a OR NOT b', 'or(a, not(b))'],
    ['and or not near', 'and or not near'],
    ['a NEAR b', '(a 5<> b)'],
    ['a NEAR/0 b', '(a 0<> b)'],
    ['a NEAR/1 b', '(a 1<> b)'],
    ['a NEAR/20 b', '(a 20<> b)'],
    ['a BEFORE b', '(a 5> b)'],
    ['a BEFORE/12 b', '(a 12> b)'],
    ['a NEAR/2 (b OR c)', '(a 2<> either(b, c))'],
    ['(a NEAR/2 b) OR c', 'either((a 2<> b), c)'],
    ['aNEAR b', 'aNEAR b'],
    ['NEARBY b', 'NEARBY b'],
    ['operator:a', 'operator: a'],
    ['Abonent:a', 'abonent: a'],
    ['абонент:a', 'abonent: a'],
    ['anyone:a', 'a'],
    ['operator:(a AND b)', 'and(operator: a, operator: b)'],
    ['operator:(a AND abonent:b)', 'and(operator: a, abonent: b)'],
    ['operator:first_half:a', 'operator first_half: a'],
    ['first_half:operator:a', 'operator first_half: a'],
    ['second_half:a', 'second_half: a'],
    ['talk_time:a', 'talk_time: a'],
    ['beginning:a', 'beginning: a'],
    ['beginning/1s:a', 'beginning 1s: a'],
    ['beginning/99999s:a', 'beginning 99999s: a'],
    ['ending/5s:a', 'ending 5s: a'],
    ['ending/1%:a', 'ending 1%: a'],
    ['ending/100%:a', 'ending 100%: a'],
    ['ending/101s:a', 'ending 101s: a'],
  ])('%s', (expression, expected) =>
    expect(form({ type: 'advanced', expression }).toLowerCase()).toBe(expected.toLowerCase()),
  );

  it('takes side, part and distance of the query where it says nothing itself', () => {
    const query: QueryInput = {
      type: 'advanced',
      expression: 'a b AND "c d" AND abonent:ending:e',
      who: 'operator',
      part: { name: 'second_half' },
      distance: 3,
    };
    expect(form(query)).toBe(
      'and(operator second_half: a b~3, operator second_half: "c d", abonent ending: e~3)',
    );
  });

  it.each<[string, string, number, number, string?]>([
    ['', 'empty', 0, 0],
    ['   ', 'empty', 0, 3],
    ['a "b c', 'unclosed_quote', 2, 6],
    ['a “b c«', 'unclosed_quote', 2, 7],
    ['"a”', 'unclosed_quote', 0, 3],
    ['a NEAR/21 b', 'near_distance', 2, 9, '21'],
    ['a NEAR/-1 b', 'near_distance', 2, 9, '-1'],
    ['a NEAR/1.5 b', 'near_distance', 2, 10, '1.5'],
    ['a BEFORE/12x b', 'near_distance', 2, 12, '12x'],
    ['beginning/0s:a', 'part_length', 0, 13, '0s'],
    ['beginning/5:a', 'part_length', 0, 12, '5'],
    ['beginning/x5s:a', 'part_length', 0, 14, 'x5s'],
    ['beginning/5sx:a', 'part_length', 0, 14, '5sx'],
    ['beginning/100000s:a', 'part_length', 0, 18, '100000s'],
    ['ending/101%:a', 'part_length', 0, 12, '101%'],
    ['second_half/5s:a', 'part_length', 0, 15, '5s'],
    ['operator/5s:a', 'unknown_field', 0, 12, 'operator'],
    ['agent:a', 'unknown_field', 0, 6, 'agent'],
    ['a AND fre*e', 'wildcard', 6, 11],
    ['a NEAR b AND "..."', 'no_words', 14, 17],
  ])('%s is refused: %s', (expression, code, start, end, found) => {
    const { compiled, issues } = compile({ type: 'advanced', expression });
    expect(compiled).toBeNull();
    expect(issues[0]).toMatchObject({ code, start, end, ...(found === undefined ? {} : { found }) });
  });

  it('says everything that is wrong', () => {
    const { issues } = compile({
      type: 'advanced',
      expression: 'agent:a AND beginning/0s:b AND c NEAR/99 d',
    });
    expect(issues.map(({ code }) => code)).toEqual(['unknown_field', 'part_length', 'near_distance']);
  });

  it.each<[string, [code: string, start: number, end: number][]]>([
    ['AND a', [['missing_operand', 0, 3]]],
    ['NEAR a', [['missing_operand', 0, 4]]],
    ['a NEAR', [['missing_operand', 6, 6]]],
    ['a AND NEAR b', [['missing_operand', 6, 10]]],
    ['a AND AND b', [['missing_operand', 6, 9]]],
    ['NOT', [['missing_operand', 3, 3]]],
    ['operator:', [['missing_operand', 9, 9]]],
    [')', [['unexpected_parenthesis', 0, 1]]],
    ['a AND )', [['unexpected_parenthesis', 6, 7]]],
    ['(a AND )', [['missing_operand', 7, 8]]],
    ['((a) AND (b) OR )', [['missing_operand', 16, 17]]],
    ['(a) )', [['unexpected_parenthesis', 4, 5]]],
    // One mistake is not told as two.
    ['agent:a AND fre*e', [['unknown_field', 0, 6]]],
    ['a NEAR/99 b)', [['near_distance', 2, 9]]],
    ['(a NEAR/99 b', [['near_distance', 3, 10]]],
    ['("a', [['unclosed_quote', 1, 3]]],
    ['c AND "..."', [['no_words', 7, 10]]],
    ['a NEAR (b AND c)', [['near_operand', 8, 15]]],
    ['a NEAR (b OR c AND d)', [['near_operand', 13, 20]]],
    ['a NEAR ("b" AND "c") OR d', [['near_operand', 8, 19]]],
    ['a NEAR (b AND c AND "d")', [['near_operand', 8, 23]]],
    ['a NEAR operator:b', [['near_operand', 7, 17]]],
    ['a NEAR (NOT b)', [['near_operand', 8, 13]]],
    [
      'a AND fre*e OR b*',
      [
        ['wildcard', 6, 11],
        ['wildcard', 15, 17],
      ],
    ],
  ])('%s is refused for nothing else than %j', (expression, expected) => {
    const { issues } = compile({ type: 'advanced', expression });
    expect(issues.map(({ code, start, end }) => [code, start, end])).toEqual(expected);
  });

  it('may have many parentheses side by side', () => {
    expect(compile({ type: 'advanced', expression: '(a) OR '.repeat(50).concat('(a)') }).issues).toEqual([]);
  });
});

describe('phrases', () => {
  it.each<[string, QueryInput, string]>([
    ['one', { phrases: ['a b'] }, 'a b'],
    ['any of several', { phrases: ['a', 'b'] }, 'or(a, b)'],
    ['all of several', { phrases: ['a', 'b'], matching: 'all' }, 'and(a, b)'],
    ['but for what is empty', { phrases: [' ', 'a', ''], matching: 'all' }, 'a'],
    ['with a distance', { phrases: ['a b'], distance: 2 }, 'a b~2'],
    ['as they are written, side by side', { phrases: ['a b'], matching: 'exact', distance: 2 }, '"a b"'],
    [
      'of one side in a part',
      { phrases: ['a'], who: 'abonent', part: { name: 'ending' } },
      'abonent ending: a',
    ],
    ['by meaning', { phrases: ['a'], matching: 'semantic' }, '~a 0.55..1'],
    [
      'by meaning, within limits',
      { phrases: ['a'], matching: 'semantic', limits: [0.4, 0.9] },
      '~a 0.4..0.9',
    ],
    [
      'by meaning, from a limit on',
      { phrases: ['a'], matching: 'semantic', limits: [0.4, null] },
      '~a 0.4..1',
    ],
  ])('%s', (_title, query, expected) => expect(form(query)).toBe(expected));

  it.each<[string, QueryInput, CompiledQuery['hitLimits']]>([
    ['once is enough', { phrases: ['a'] }, null],
    ['so often', { phrases: ['a'], limits: [2, 3] }, [2, 3]],
    ['so often or more', { phrases: ['a'], limits: [2, null] }, [2, Number.POSITIVE_INFINITY]],
    ['an expression so often', { type: 'regexp', regexp: 'a', matching: 'semantic', limits: [1, 1] }, [1, 1]],
    ['by meaning they are no count', { phrases: ['a'], matching: 'semantic', limits: [0.4, 0.9] }, null],
  ])('how often: %s', (_title, query, limits) => expect(compile(query).compiled?.hitLimits).toEqual(limits));

  it.each<[string, QueryInput, object[]]>([
    ['none', {}, [{ code: 'empty', start: 0, end: 0 }]],
    ['only empty ones', { phrases: [' '] }, [{ code: 'empty', start: 0, end: 0 }]],
    ['one without words, by its number', { phrases: ['a', '...'] }, [{ code: 'no_words', phrase: 1 }]],
    ['a star in the middle', { phrases: ['a*b'] }, [{ code: 'wildcard', phrase: 0, start: 0, end: 3 }]],
  ])('refused: %s', (_title, query, issues) => {
    const made = compile(query);
    expect(made.compiled).toBeNull();
    expect(made.issues).toMatchObject(issues);
  });
});

describe('a regular expression', () => {
  it('is taken as it is', () => expect(form({ type: 'regexp', regexp: 'a+' })).toBe('/a+/'));

  it.each<[string, string, string?]>([
    ['', 'empty'],
    ['  ', 'empty'],
    ['(', 'regexp_invalid', 'missing closing )'],
    ['a)', 'regexp_invalid', 'unexpected )'],
    ['[a', 'regexp_invalid', 'missing closing ]'],
    ['a\\', 'regexp_invalid', 'trailing backslash'],
    ['[\\1]', 'regexp_invalid', 'invalid escape sequence'],
    ['(?=a)', 'regexp_unsupported', '(?='],
    ['(?!a)', 'regexp_unsupported', '(?!'],
    ['(?<=a)b', 'regexp_unsupported', '(?<=a)'],
    ['(?<!a)b', 'regexp_unsupported', '(?<!a)'],
    ['(?>a)b', 'regexp_unsupported', '(?>'],
    ['a\\Bb', 'regexp_unsupported', '\\B is not supported'],
    ['(a)\\1', 'regexp_unsupported', '\\1 is not supported'],
    ['(a)(b)\\12', 'regexp_unsupported', '\\1 is not supported'],
    ['(a)\\b\\9', 'regexp_unsupported', '\\9 is not supported'],
    ['(?<name>a)\\k<name>', 'regexp_unsupported', '\\k is not supported'],
    ['(?P<name>a)(?P=name)', 'regexp_unsupported', '(?P'],
    ['(a{50}){50}', 'regexp_too_large', 'repetition is too large'],
  ])('%s is refused: %s', (regexp, code, found) => {
    const { compiled, issues } = compile({ type: 'regexp', regexp });
    expect(compiled).toBeNull();
    expect(issues).toMatchObject([{ code, start: 0, end: regexp.length }]);
    if (found === undefined) expect(issues[0]).not.toHaveProperty('found');
    else expect(issues[0]?.found).toContain(found);
  });
});

it('the whole call is meant unless a part is named', () => {
  const { compiled } = compile({ phrases: ['a'] });
  expect(compiled?.expression).toMatchObject({ part: entireCall });
});

it.each<[QueryInput['limits'], boolean, number]>([
  [null, true, 3],
  [[3, 3], true, 3],
  [[1, 2], false, 0],
  [[4, null], false, 0],
])('what is said three times, within %j, holds: %s, by %i hits', (limits, holds, hits) => {
  const words = ['a', 'a', 'a'].map((text) => ({ text, start_ms: 0, end_ms: 0 }));
  const phrase = { id: 0, speaker: 'one', role: null, start_ms: 0, end_ms: 0, in_hold: false, words };
  const { compiled } = compile({ phrases: ['a'], limits });
  const finding = ask(
    compiled as CompiledQuery,
    prepareConversation({ duration_ms: 0, phrases: [phrase] }, lexicon),
  );
  expect([finding.holds, finding.hits.length]).toEqual([holds, hits]);
});
