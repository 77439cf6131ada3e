import { describe, expect, it } from 'vitest';
import { isListed, isNetwork, normalNetwork } from './networks.ts';

describe('a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7/32', '203.0.113.7'],
    ['203.0.113.77/24', '203.0.113.0/24'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8::1', '2001:db8::1'],
    ['2001:db8:1:2::9/48', '2001:db8:1::/48'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7/120', '203.0.113.0/24'],
    [' 10.0.0.1 ', '10.0.0.1'],
  ])('%s is kept as %s', (text, normal) => {
    expect(isNetwork(text)).toBe(true);
    expect(normalNetwork(text)).toBe(normal);
  });

  it.each([
    '',
    'example.com',
    '1.2.3',
    '010.0.0.1',
    '256.1.1.1',
    '10.0.0.1/33',
    '10.0.0.1/-1',
    '10.0.0.1/8/8',
    '::1/129',
    'fe80::1%eth0',
    '1',
  ])('%j is none', (text) => {
    expect(isNetwork(text)).toBe(false);
  });
});

describe('an address is on the list', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.0/24'], true],
    ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
    ['203.0.114.7', ['203.0.113.0/24'], false],
    ['2001:db8::5', ['2001:db8::/32'], true],
    ['2001:db9::5', ['2001:db8::/32', '203.0.113.0/24'], false],
    ['203.0.113.7', ['2001:db8::/32'], false],
    ['203.0.113.7', [], false],
    ['not an address', ['0.0.0.0/0'], false],
  ])('%s in %j: %s', (address, networks, listed) => {
    expect(isListed(address, networks)).toBe(listed);
  });
});
