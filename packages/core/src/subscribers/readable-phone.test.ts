import { expect, it } from 'vitest';
import { readablePhone } from './readable-phone.ts';

it.each([
  ['+380671234567', '+380 67 123 45 67'],
  ['+442079460958', '+44 207 946 09 58'],
  ['+14155552671', '+1 415 555 26 71'],
  ['+79161234567', '+7 916 123 45 67'],
  ['+4915112345678', '+49 151 123 456 78'],
  ['+48221234567', '+48 22 123 45 67'],
  ['+37060012345', '+370 60 01 23 45'],
  ['3355', '3355'],
  ['+12', '+12'],
  ['sip:olena@example.com', 'sip:olena@example.com'],
  ['', ''],
])('%s reads as %s', (phone, shown) => {
  expect(readablePhone(phone)).toBe(shown);
});
