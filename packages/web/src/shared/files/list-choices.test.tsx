import { beforeEach, expect, test } from 'vitest';
import { forgetCookie, readCookie } from '../../lib/cookies.ts';
import { keepListChoices, usualLimit, usualOrder } from './list-choices.ts';

beforeEach(() => {
  for (const name of ['order_by', 'limit']) forgetCookie(name);
});

test('the first visit says that the newest stands first, and what is chosen later counts', () => {
  expect(readCookie('order_by')).toBeUndefined();
  expect(usualOrder()).toBe('desc');
  expect(readCookie('order_by')).toBe('desc');
  keepListChoices({ sorting_by: 'created', order_by: 'asc' });
  expect([readCookie('order_by'), usualOrder()]).toEqual(['asc', 'asc']);
});

test('an order of names says nothing about which calls are wanted first', () => {
  usualOrder();
  keepListChoices({ sorting_by: 'name', order_by: 'asc' });
  expect(usualOrder()).toBe('desc');
});

test('the length of a page is kept; nonsense counts as none', () => {
  expect(usualLimit()).toBeUndefined();
  keepListChoices({ limit: '25' });
  expect([readCookie('limit'), usualLimit()]).toEqual(['25', 25]);
  for (const limit of ['0', '-5', 'many', '5000']) {
    keepListChoices({ limit });
    expect(usualLimit()).toBeUndefined();
  }
});
