import type { Hit } from '@earshot/core/matching/query.ts';
import { expect, it } from 'vitest';
import { passagesOf } from './passages.ts';

const said = 'please cancel my plan today or I leave'.split(' ');

function hit(first: number, last: number, window?: [from: number, to: number], phrase_id = 1): Hit {
  const timed = { start_ms: first * 100, end_ms: last * 100 + 90 };
  const [from, to] = window ?? [0, 0];
  return {
    phrase_id,
    speaker: 'b',
    role: 'abonent',
    ...timed,
    text: said.slice(first, last + 1).join(' '),
    words: [first, last],
    ...(window && {
      around: {
        first: from,
        words: said.slice(from, to + 1),
        of: said.length,
        start_ms: from * 100,
        end_ms: to * 100 + 90,
      },
    }),
  };
}

const shown = (hits: Hit[]) =>
  passagesOf(hits).map(({ pieces }) =>
    pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join(' '),
  );

it.each<[string, Hit[], string[]]>([
  ['a whole phrase', [hit(1, 1, [0, 7])], ['please [cancel] my plan today or I leave']],
  ['cut at both ends', [hit(3, 3, [2, 4])], ['… my [plan] today …']],
  [
    'two hits of one phrase',
    [hit(1, 1, [0, 7]), hit(3, 4, [0, 7])],
    ['please [cancel] my [plan today] or I leave'],
  ],
  ['two hits far apart', [hit(0, 0, [0, 1]), hit(7, 7, [6, 7])], ['[please] cancel … I [leave]']],
  ['hits side by side', [hit(1, 1, [0, 7]), hit(2, 3, [0, 7])], ['please [cancel my plan] today or I leave']],
  ['two phrases', [hit(0, 0, [0, 1]), hit(0, 0, [0, 1], 2)], ['[please] cancel …', '[please] cancel …']],
  ['a hit without its phrase', [hit(0, 1)], ['[please cancel]']],
  ['a later hit without its phrase', [hit(2, 3)], ['… [my plan]']],
])('%s', (_, hits, expected) => {
  expect(shown(hits)).toEqual(expected);
});

it('a passage is played from its first word to its last', () => {
  const [passage] = passagesOf([hit(1, 1, [0, 3]), hit(6, 6, [5, 7])]);
  expect([passage?.startMs, passage?.endMs, passage?.hitCount]).toEqual([0, 790, 2]);
});
