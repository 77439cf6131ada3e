import { expect, it, test } from 'vitest';
import { conversation } from '../../testing/people.ts';
import { wholeDays, worstOf } from './recurrence.ts';

const drops = { id: 4, name: 'Drops', color: 'red' } as const;
const invoice = { id: 5, name: 'Invoice', color: 'blue' } as const;
const again = (tag: { id: number; name: string }, nth: number, days: number) => ({
  tag_id: tag.id,
  name: tag.name,
  nth,
  days,
});

const third = conversation({ file_id: 'c', tags: [drops], recurrences: [again(drops, 3, 9)] });
const between = conversation({ file_id: 'b2', tags: [invoice] });
const second = conversation({ file_id: 'b', tags: [drops], recurrences: [again(drops, 2, 5)] });
const first = conversation({ file_id: 'a', tags: [drops] });

test('the third call about the same is told with those before it, the earliest first', () => {
  const worst = worstOf([third, between, second, first]);
  expect(worst?.recurrence).toMatchObject({ nth: 3, days: 9, name: 'Drops' });
  expect(worst?.calls.map(({ file_id }) => file_id)).toEqual(['a', 'b', 'c']);
});

test('what came back most often is told, of equals the latest', () => {
  const fourth = conversation({ tags: [invoice], recurrences: [again(invoice, 4, 3)] });
  expect(worstOf([third, fourth])?.recurrence.name).toBe('Invoice');
  const other = conversation({ tags: [invoice], recurrences: [again(invoice, 3, 3)] });
  expect(worstOf([other, third])?.recurrence.name).toBe('Invoice');
  expect(worstOf([third, other])?.recurrence.name).toBe('Drops');
});

test('the second call is not told above all', () => {
  expect(worstOf([second, first])).toBeNull();
  expect(worstOf([])).toBeNull();
});

it.each([
  [0, 1],
  [0.4, 1],
  [1.4, 1],
  [1.6, 2],
  [9, 9],
])('%s days are said as %s', (days, said) => {
  expect(wholeDays(days)).toBe(said);
});
