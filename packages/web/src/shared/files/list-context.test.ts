import { expect, test, vi } from 'vitest';
import { rememberedList, stepsBack } from './list-context.ts';

const list = (entry?: number) => ({ ids: ['a', 'b'], offset: 0, count: 2, href: '/files', entry });

test.each([
  ['to the list, past the calls that were leafed through', list(3), 'b', 6, 3],
  ['to the page before, from a call of no list', list(3), 'other', 6, 1],
  ['to the page before, where no list was seen', null, 'a', 6, 1],
  ['nowhere, in a tab that began with the call', null, 'a', 0, 0],
  ['nowhere, where the list came after', list(7), 'a', 6, 0],
  ['nowhere, where its place is not known', list(), 'a', 6, 0],
])('%s', (_, remembered, fileId, now, expected) => {
  expect(stepsBack(remembered, fileId, now)).toBe(expected);
});

test.each(['null', '5', '{}', '{"ids":"1","href":"/files"}', '{"ids":[]}', 'broken{'])(
  'a tab that keeps %s came from no list',
  (text) => {
    vi.stubGlobal('window', { sessionStorage: { getItem: () => text } });
    expect(rememberedList()).toBeNull();
    vi.unstubAllGlobals();
  },
);
