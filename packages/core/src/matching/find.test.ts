import { describe, expect, it } from 'vitest';
import type { SpokenPhrase } from '../call/phrase.ts';
import { compileQuery } from './compile-query.ts';
import { find, type Semantics } from './find.ts';
import { prepareConversation } from './prepared-conversation.ts';
import { Query, type QueryInput } from './query.ts';
import { createLexicon } from './text/lexicon.ts';

const lexicon = createLexicon({});

/** Words of half a second each; the times of a word may be given instead. */
type Word = string | [text: string, start_ms: number, end_ms: number];
function said(id: number, start_ms: number, ...words: Word[]): SpokenPhrase {
  return {
    id,
    speaker: 'operator',
    role: 'operator',
    start_ms,
    end_ms: start_ms + 5000,
    in_hold: false,
    words: words.map((word, at) => {
      const [text, start, end] =
        typeof word === 'string' ? [word, start_ms + at * 500, start_ms + at * 500 + 400] : word;
      return { text, start_ms: start, end_ms: end };
    }),
  };
}

function hits(query: QueryInput, phrases: SpokenPhrase[], semantics: Semantics | null = null) {
  const { compiled } = compileQuery(Query.parse(query), lexicon);
  if (compiled === null) throw new Error('not understood');
  return find(compiled.expression, prepareConversation({ duration_ms: 60_000, phrases }, lexicon), semantics);
}

describe('a hit', () => {
  const phrase = said(4, 10_000, 'we', 'cancel', 'it', 'now');
  it('has the words, their places and their times', () => {
    expect(hits({ phrases: ['cancel it'] }, [phrase]).hits).toEqual([
      {
        phrase_id: 4,
        speaker: 'operator',
        role: 'operator',
        start_ms: 10_500,
        end_ms: 11_400,
        text: 'cancel it',
        words: [1, 2],
      },
    ]);
  });

  it('ends with the word that ends last', () => {
    const overlapping = said(0, 0, ['cancel', 0, 900], ['it', 300, 600], ['now', 700, 800]);
    expect(hits({ phrases: ['cancel it now'] }, [overlapping]).hits[0]).toMatchObject({ end_ms: 900 });
    expect(hits({ phrases: ['it now'] }, [overlapping]).hits[0]).toMatchObject({ end_ms: 800 });
  });

  it.each<[string, [number, number]]>([
    ['we', [0, 0]],
    ['e c', [0, 1]],
    ['cancel', [1, 1]],
    ['^we ', [0, 0]],
    [' cancel', [1, 1]],
    ['cancel ', [1, 1]],
    ['l it n', [1, 3]],
    ['now$', [3, 3]],
    ['we\\s', [0, 0]],
    ['\\sit', [2, 2]],
  ])('of the expression "%s" is of whole words', (regexp, words) => {
    expect(hits({ type: 'regexp', regexp }, [phrase]).hits.map((hit) => hit.words)).toEqual([words]);
  });
});

describe('hits of an expression', () => {
  const phrases = [said(0, 0, 'banana', 'split'), said(1, 5000, 'no'), said(2, 9000, 'a', 'panama')];
  const found = (query: QueryInput) =>
    hits({ type: 'regexp', ...query }, phrases).hits.map(({ phrase_id, words }) => [phrase_id, ...words]);

  it.each<[string, number[][]]>([
    ['nana', [[0, 0, 0]]],
    // Each match is a hit, in one word as well.
    [
      'an',
      [
        [0, 0, 0],
        [0, 0, 0],
        [2, 1, 1],
      ],
    ],
    ['a s', [[0, 0, 1]]],
    [
      '\\s',
      [
        [0, 1, 1],
        [2, 1, 1],
      ],
    ],
    ['z', []],
  ])('%s', (regexp, places) => expect(found({ regexp })).toEqual(places));

  it.each<[string, QueryInput, number[]]>([
    ['of the other side', { who: 'abonent' }, []],
    ['of the side that speaks', { who: 'operator' }, [0, 1, 2]],
    ['of a part', { part: { name: 'beginning', seconds: 9 } }, [0, 1]],
    ['of both', { who: 'abonent', part: { name: 'beginning', seconds: 9 } }, []],
  ])('%s', (_title, query, ids) => {
    expect(found({ regexp: '^.', ...query }).map(([id]) => id)).toEqual(ids);
  });
});

describe('hits of several wordings', () => {
  const phrases = [said(0, 20_000, 'b', 'a', 'b'), said(1, 10_000, 'a', 'c'), said(2, 10_000, 'a', 'b')];
  it.each(['b AND a AND "a b" AND a', 'a AND "a b" AND b', '"a b" AND b AND a', '"a b" AND a AND b'])(
    'come in the order of the call, each place once: %s',
    (expression) => {
      const { hits: found } = hits({ type: 'advanced', expression }, phrases);
      expect(found.map(({ phrase_id, words }) => [phrase_id, ...words])).toEqual([
        [1, 0, 0],
        [2, 0, 0],
        [2, 0, 1],
        [2, 1, 1],
        [0, 0, 0],
        [0, 1, 1],
        [0, 1, 2],
        [0, 2, 2],
      ]);
    },
  );

  it.each<[string, boolean, number]>([
    ['a AND z', false, 0],
    ['z AND a', false, 0],
    ['a AND NOT c', false, 0],
    ['z OR y', false, 0],
    ['NOT z', true, 0],
    ['NOT a', false, 0],
    ['c AND NOT z', true, 1],
    ['z OR (c AND a)', true, 4],
    ['z OR NOT a', false, 0],
  ])('%s', (expression, holds, count) => {
    const finding = hits({ type: 'advanced', expression }, phrases);
    expect([finding.holds, finding.hits.length]).toEqual([holds, count]);
  });
});

describe('a hit in a long phrase lies in the part of the call in which its first word begins', () => {
  /** Over the middle of the call, which is at 30 s. */
  const phrase = {
    ...said(0, 20_000, 'yes', ['blue', 25_000, 25_400], ['car', 31_000, 31_400], ['yes', 39_000, 40_000]),
    end_ms: 40_000,
  };
  const yes = { phrases: ['yes'] };
  it.each<[string, QueryInput, number[][]]>([
    ['in the beginning', { ...yes, part: { name: 'beginning', seconds: 21 } }, [[0, 0]]],
    ['a second too late', { phrases: ['blue'], part: { name: 'beginning', seconds: 25 } }, []],
    ['just in time', { phrases: ['blue'], part: { name: 'beginning', seconds: 25.001 } }, [[1, 1]]],
    ['begun in the first half', { phrases: ['blue car'], part: { name: 'first_half' } }, [[1, 2]]],
    ['ended in the second half', { phrases: ['blue car'], part: { name: 'second_half' } }, []],
    ['in the second half', { phrases: ['car yes'], part: { name: 'second_half' } }, [[2, 3]]],
    ['the first half is over', { phrases: ['car'], part: { name: 'first_half' } }, []],
    ['in the ending', { ...yes, part: { name: 'ending', seconds: 30 } }, [[3, 3]]],
    [
      'anywhere',
      { ...yes, part: { name: 'entire' } },
      [
        [0, 0],
        [3, 3],
      ],
    ],
    [
      'outside of holds',
      { ...yes, part: { name: 'talk_time' } },
      [
        [0, 0],
        [3, 3],
      ],
    ],
    ['an expression', { type: 'regexp', regexp: 'blue|car', part: { name: 'first_half' } }, [[1, 1]]],
    ['an expression', { type: 'regexp', regexp: 'blue car', part: { name: 'second_half' } }, []],
    [
      'an expression',
      { type: 'regexp', regexp: 'car|yes', part: { name: 'ending' } },
      [
        [2, 2],
        [3, 3],
      ],
    ],
    [
      'before the call is that far',
      { type: 'regexp', regexp: 'yes', part: { name: 'beginning', seconds: 9 } },
      [],
    ],
  ])('%s: %j', (_title, query, words) => {
    expect(hits(query, [phrase]).hits.map((hit) => hit.words)).toEqual(words);
  });

  it('as far as its times go: a word lies within its phrase', () => {
    const beside = { ...said(0, 20_000, ['yes', 1000, 2000], ['no', 50_000, 51_000]), end_ms: 25_000 };
    const found = (phrases: string[], part: QueryInput['part']) => hits({ phrases, part }, [beside]).holds;
    expect(found(['yes'], { name: 'beginning', seconds: 20 })).toBe(false);
    expect(found(['no'], { name: 'first_half' })).toBe(true);
    expect(found(['no'], { name: 'ending' })).toBe(false);
  });

  it('but what is meant is the whole phrase, where it begins', () => {
    const semantics: Semantics = { similarity: () => 0.9 };
    const meant = (name: 'first_half' | 'second_half') =>
      hits({ phrases: ['x'], matching: 'semantic', part: { name } }, [phrase], semantics).hits.length;
    expect([meant('first_half'), meant('second_half')]).toEqual([1, 0]);
  });
});

it('a thousand hits of one wording are enough', () => {
  const phrases = [said(0, 0, ...Array.from({ length: 1001 }, () => 'a'))];
  expect(hits({ phrases: ['a'] }, phrases).hits).toHaveLength(1000);
  expect(hits({ type: 'regexp', regexp: 'a' }, phrases).hits).toHaveLength(1000);
});

describe('what means the same', () => {
  const phrases = [
    said(0, 0, 'far', 'off'),
    said(1, 5000, 'near', 'by'),
    said(2, 9000),
    said(3, 12_000, 'none'),
  ];
  const closeness: Record<string, number> = { far: 0.4, near: 0.7, none: 0 };
  const semantics: Semantics = {
    similarity: (_, conversation, phrase) =>
      closeness[conversation.phrases[phrase]?.words[0]?.text ?? ''] ?? 1,
  };
  const found = (limits: [number, number]) =>
    hits({ phrases: ['x'], matching: 'semantic', limits }, phrases, semantics).hits;

  it.each<[[number, number], number[]]>([
    [
      [0, 1],
      [0, 1],
    ],
    [
      [0.4, 0.7],
      [0, 1],
    ],
    [[0.5, 0.7], [1]],
    [[0.4, 0.6], [0]],
    [[0.8, 1], []],
  ])('within %j', (limits, ids) => expect(found(limits).map(({ phrase_id }) => phrase_id)).toEqual(ids));

  it('is a whole phrase and how near it is', () => {
    expect(found([0.5, 1])).toMatchObject([
      { phrase_id: 1, text: 'near by', words: [0, 1], similarity: 0.7 },
    ]);
  });

  it('of one side only, when that is asked', () => {
    const query: QueryInput = { phrases: ['x'], matching: 'semantic', limits: [0, 1], who: 'abonent' };
    expect(hits(query, phrases, semantics)).toEqual({ holds: false, hits: [] });
  });

  it('is what is said word for word, however far off the rest of the phrase is', () => {
    const query = (limits: [number, number], part?: 'second_half'): QueryInput => ({
      phrases: ['off'],
      matching: 'semantic',
      limits,
      ...(part && { part: { name: part } }),
    });
    const found = (...asked: Parameters<typeof query>) => hits(query(...asked), phrases, semantics).hits;
    expect(found([0.5, 1])).toMatchObject([
      { phrase_id: 0, text: 'off', words: [1, 1], similarity: 1 },
      { phrase_id: 1, similarity: 0.7 },
    ]);
    // Who asks for something less than the same does not ask for the same.
    expect(found([0.5, 0.9])).toMatchObject([{ phrase_id: 1 }]);
    expect(found([0.5, 1], 'second_half')).toEqual([]);
  });

  it('needs a measure', () => {
    expect(() => hits({ phrases: ['x'], matching: 'semantic' }, phrases)).toThrow('measure of similarity');
  });
});
