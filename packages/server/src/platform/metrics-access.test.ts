import { describe, expect, it } from 'vitest';
import { authoriseMetrics } from './metrics-access.ts';

type Settings = { metricsToken: string | undefined; trustProxy: string | undefined };
type Row = [string, string, Record<string, string>, Settings];

const closed: Settings = { metricsToken: undefined, trustProxy: undefined };
const withToken = { ...closed, metricsToken: 'a-long-token' };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('who reads the numbers for monitoring', () => {
  it.each<Row>([
    ['this machine', '127.0.0.1', {}, closed],
    ['this machine by another of its addresses', '127.8.8.8', {}, closed],
    ['this machine, IPv6', '::1', {}, closed],
    ['this machine, mapped', '::ffff:127.0.0.1', {}, closed],
    [
      'this machine by a proxy that is believed',
      '127.0.0.1',
      { 'x-forwarded-for': '127.0.0.1' },
      { metricsToken: undefined, trustProxy: '127.0.0.1' },
    ],
    ['anybody with the token', '203.0.113.1', bearer('a-long-token'), withToken],
  ])('%s', (_, ip, headers, config) => {
    expect(() => authoriseMetrics({ ip, headers }, config)).not.toThrow();
  });

  it.each<Row>([
    ['another machine', '203.0.113.1', {}, closed],
    ['another machine by a proxy here', '127.0.0.1', { 'x-forwarded-for': '203.0.113.1' }, closed],
    ['the same by the other header', '127.0.0.1', { forwarded: 'for=203.0.113.1' }, closed],
    [
      'another machine by a proxy that is believed',
      '203.0.113.1',
      { 'x-forwarded-for': '203.0.113.1' },
      { ...closed, trustProxy: '127.0.0.1' },
    ],
    ['a wrong token', '203.0.113.1', bearer('another'), withToken],
    ['a wrong token from here', '127.0.0.1', bearer('another'), withToken],
    ['a token where none is set', '203.0.113.1', bearer('undefined'), closed],
  ])('not %s', (_, ip, headers, config) => {
    expect(() => authoriseMetrics({ ip, headers }, config)).toThrow('Sign in first');
  });
});
