import { expect, it } from 'vitest';
import { screensOf, wallOf, zoomOf } from './wall-address.ts';

it.each([
  [7, undefined, undefined],
  [7, '1', [7]],
  [7, '1,3,5', [7, 3, 5]],
  [7, '1,7,3,3', [7, 3]],
  [7, '', [7]],
  [7, '1,x,-2,1e9,4', [7, 4]],
])('report %s with wall=%s shows %s', (id, wall, screens) => {
  expect(screensOf(id, wall)).toEqual(screens);
});

it('an address is read as it was written', () => {
  expect(screensOf(7, wallOf([7, 3, 5]))).toEqual([7, 3, 5]);
  expect(wallOf([7])).toBe('1');
});

it('what is drawn fills the screen, within what can be read', () => {
  expect([
    zoomOf(1000, 500),
    zoomOf(900, 1000),
    zoomOf(100, 1000),
    zoomOf(1000, 100),
    zoomOf(1000, 0),
  ]).toEqual([2, 0.9, 0.7, 2.2, 1]);
});
