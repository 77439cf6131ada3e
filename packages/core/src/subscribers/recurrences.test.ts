import { expect, it } from 'vitest';
import { recurrencesOf } from './recurrences.ts';

const call = (day: string, ...tags: number[]) => ({
  file_id: day,
  started: new Date(`${day}:00:00Z`),
  tags: tags.map((id) => ({ id, name: `tag ${id}` })),
});
const of = (calls: ReturnType<typeof call>[], day: string) =>
  (recurrencesOf(calls).get(day) ?? []).map(({ tag_id, nth, days }) => [tag_id, nth, days]);

const calls = [
  // Out of order, as a page of the newest ones is.
  call('2026-03-10T10', 1, 2),
  call('2026-03-01T10', 1),
  call('2026-03-05T10', 1, 3),
  call('2026-03-05T12', 3),
  call('2026-05-01T10', 1),
];

it.each([
  ['the first one', '2026-03-01T10', []],
  ['the second, of one thing', '2026-03-05T10', [[1, 2, 4]]],
  ['the same day', '2026-03-05T12', [[3, 2, 1]]],
  ['the third in nine days; the other thing is new', '2026-03-10T10', [[1, 3, 9]]],
  ['after more than thirty days it is another matter', '2026-05-01T10', []],
])('%s', (_, day, expected) => expect(of(calls, day)).toEqual(expected));
