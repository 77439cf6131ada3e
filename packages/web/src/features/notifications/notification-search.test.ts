import { expect, test } from 'vitest';
import { askedOf, tabOf } from './notification-search.ts';

const usual = { limit: 50, offset: 0 };

test.each([
  [{}, usual, 'all'],
  [{ unread: '1' }, { ...usual, unread: '1' }, 'unread'],
  [
    { group: 'alerts', unread: '1', project: '3' },
    { ...usual, group: 'alerts', unread: '1', project: 3 },
    'alerts',
  ],
  [{ group: 'other', project: 'x', page: '3' }, { ...usual, offset: 100 }, 'all'],
])('the address %j asks for %j, on the tab %s', (search, asked, tab) => {
  expect(askedOf(search)).toEqual(asked);
  expect(tabOf(search)).toBe(tab);
});
