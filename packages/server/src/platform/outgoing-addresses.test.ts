import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { mayGoTo } from './outgoing-addresses.ts';

describe('an address that a person typed', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '2606:4700:4700::1111',
    '2a00:1450:4001:82f::200e',
  ])('may be %s', (address) => {
    expect(mayGoTo(address, [])).toBe(true);
  });

  it.each([
    ['loopback', ['127.0.0.1', '127.255.0.1', '::1']],
    ['nothing', ['0.0.0.0', '0.1.2.3', '::']],
    ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::1']],
    ['of this link', ['169.254.0.1', 'fe80::1', 'febf::1', 'fe80::1%eth0']],
    ['of a provider', ['100.64.0.1', '100.127.255.255']],
    ['of a cloud', ['169.254.169.254', '100.100.100.200', '168.63.129.16', 'fd00:ec2::254']],
    ['of many', ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1']],
    ['kept for later', ['240.0.0.1', '192.0.0.1', '4000::1', 'e000::1']],
    [
      'of documents and measurements',
      ['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '2001:db8::1'],
    ],
    ['IPv4 in IPv6', ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:0:8.8.8.8']],
    [
      'translated or tunnelled',
      ['64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001:0:1::1', '192.88.99.1'],
    ],
    ['site-local', ['fec0::1']],
    ['no address', ['', 'localhost', '127.1', '0x7f000001', '2130706433']],
  ])('may not be %s', (_, addresses) => {
    expect(addresses.filter((address) => mayGoTo(address, []))).toEqual([]);
  });

  it('may be one that the operator names, and none beside it', () => {
    const allowed = ['10.1.0.0/16', 'fd00:1::/32', '192.168.0.7'];
    const asked = [
      '10.1.255.1',
      '10.2.0.1',
      'fd00:1:2::3',
      'fd00:2::1',
      '192.168.0.7',
      '192.168.0.8',
      '127.0.0.1',
    ];
    expect(asked.filter((address) => mayGoTo(address, allowed))).toEqual([
      '10.1.255.1',
      'fd00:1:2::3',
      '192.168.0.7',
    ]);
  });
});

describe('OUTGOING_ALLOW', () => {
  it('is a list of addresses and networks', () => {
    const read = (text?: string) =>
      readConfig(text === undefined ? {} : { OUTGOING_ALLOW: text }).outgoingAllow;
    expect(read()).toEqual([]);
    expect(read(' 10.0.0.5, ,192.168.0.0/16,fd00::/8 ')).toEqual(['10.0.0.5', '192.168.0.0/16', 'fd00::/8']);
  });

  it.each(['localhost', '10.0.0.0/33', '10.0.0', 'fd00::/129', '10.0.0.1 10.0.0.2'])(
    'that holds %s stops the start',
    (text) => {
      expect(() => readConfig({ OUTGOING_ALLOW: text })).toThrow(/OUTGOING_ALLOW must list/u);
    },
  );
});
