import { expect, test } from 'vitest';
import { keptLook } from './kept-look.ts';

const whole = {
  fontFamily: 'Inter',
  borderRadius: 8,
  outlinedFilled: true,
  presetColor: 'theme1',
  rtlLayout: false,
  singleKeys: true,
  locale: 'ua',
  drawerFolded: true,
  ownerId: 7,
};

test('a look that was kept is taken as it is', () => {
  expect(keptLook(whole)).toEqual(whole);
  expect(keptLook({ ...whole, ownerId: null })).toEqual({ ...whole, ownerId: null });
});

test.each([
  ['locale', 'zz'],
  ['locale', '__proto__'],
  ['locale', { toString: 'en' }],
  ['fontFamily', 'x; background: url(//elsewhere)'],
  ['presetColor', 'constructor'],
  ['borderRadius', '12'],
  ['borderRadius', 1e9],
  ['rtlLayout', 'yes'],
  ['ownerId', -1.5],
])('%s that is %j is left out, and the rest counts', (name, value) => {
  const { [name as keyof typeof whole]: _, ...rest } = whole;
  expect(keptLook({ ...whole, [name]: value })).toEqual(rest);
});

test.each([null, undefined, 5, 'text', [1, 2], { set: 'no function', constructor: 1, toString: 2 }])(
  'nothing is taken of %j',
  (kept) => {
    expect(keptLook(kept)).toEqual({});
  },
);
