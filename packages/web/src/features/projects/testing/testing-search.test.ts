import type { EvaluationRun } from '@earshot/core/evaluations/evaluations.ts';
import { expect, test } from 'vitest';
import { chosenOf, lastTested, placesQueryOf, shownPlaces, type TestingSearch } from './testing-search.ts';

const run = (
  version: number,
  status: EvaluationRun['status'],
  ended_at: string | null = null,
): EvaluationRun => ({
  id: version,
  version,
  status,
  done: 0,
  total: 0,
  created_at: '2026-01-01T10:00:00Z',
  ended_at,
  verdict: null,
  reason: null,
});
const versions = [4, 3, 2, 1].map((version) => ({ version, name: `v${version}`, at: null }));
const results = [run(4, 'running'), run(3, 'done'), run(2, 'failed'), run(1, 'done')];

const choices: { name: string; search: TestingSearch; is: object }[] = [
  { name: 'the newest tested against the tested one before', search: {}, is: { version: 3, against: 1 } },
  { name: 'what the address says', search: { version: '1', against: '3' }, is: { version: 1, against: 3 } },
  { name: 'no other', search: { against: '0' }, is: { version: 3, against: null } },
  { name: 'not against itself', search: { version: '3', against: '3' }, is: { against: null } },
  {
    name: 'what is not tested yet is said',
    search: { version: '4' },
    is: { version: 4, against: 3, untested: [4] },
  },
  {
    name: 'nonsense counts as nothing',
    search: { version: 'x1', against: '-1' },
    is: { version: 3, against: 1 },
  },
];

test.each(choices)('of versions is chosen: $name', ({ search, is }) => {
  expect(chosenOf(search, { results, versions })).toMatchObject(is);
});

test('without a test the newest version is chosen, and without a version none', () => {
  expect(chosenOf({}, { results: [], versions })).toMatchObject({ version: 4, against: null, untested: [4] });
  expect(chosenOf({}, { results: [], versions: [] })).toMatchObject({
    version: null,
    against: null,
    untested: [],
  });
});

test('the last test is the one that ended last', () => {
  const runs = [
    run(2, 'done', '2026-01-01T10:00:00Z'),
    run(1, 'done', '2026-01-02T10:00:00Z'),
    run(3, 'running'),
  ];
  expect(lastTested(runs)).toBe('2026-01-02T10:00:00Z');
  expect(lastTested([])).toBeNull();
});

const compared = { won: 5, lost: 2 };
const alone = { won: null, lost: null };
const lists: { name: string; search: TestingSearch; of: typeof compared | typeof alone; is: object }[] = [
  { name: 'what was won', search: {}, of: compared, is: { kind: 'won', cell: null, item: null, page: 1 } },
  { name: 'what is wrong of one version', search: {}, of: alone, is: { kind: 'wrong' } },
  { name: 'nothing won of one version', search: { places: 'won' }, of: alone, is: { kind: 'wrong' } },
  {
    name: 'all of a cell',
    search: { right: '3', told: '0' },
    of: compared,
    is: { kind: 'all', cell: { right: 3, told: 0 } },
  },
  { name: 'half a cell is none', search: { right: '3' }, of: compared, is: { cell: null } },
  { name: 'of a label', search: { item: '7', page: '2' }, of: compared, is: { item: 7, page: 2 } },
];

test.each(lists)('of places is listed: $name', ({ search, of, is }) => {
  expect(shownPlaces(search, of)).toMatchObject(is);
});

test('a cell of the other version is asked for the other way round', () => {
  const shown = shownPlaces({ right: '3', told: '4', of: 'a', places: 'won' }, compared);
  expect(placesQueryOf(shown, { version: 6, against: 5 })).toEqual({
    version: 5,
    against: 6,
    kind: 'lost',
    right: 3,
    told: 4,
    limit: 25,
    offset: 0,
  });
  expect(placesQueryOf(shownPlaces({}, alone), { version: 6, against: null })).toEqual({
    version: 6,
    kind: 'wrong',
    limit: 25,
    offset: 0,
  });
});
