import { describe, expect, it } from 'vitest';
import { longestStartup, readStartup, startupLength } from './startup-packet.ts';

const version3 = 3 << 16;
const int = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const packet = (code: number, body: Buffer | string = '') => {
  const rest = Buffer.from(body);
  return Buffer.concat([int(8 + rest.length), int(code), rest]);
};
const user = 'user\0ann\0';

describe('a first packet', () => {
  it.each([
    ['asks for TLS', packet(80_877_103), { kind: 'ssl' }],
    ['asks for GSS', packet(80_877_104), { kind: 'gss' }],
    ['cancels', packet(80_877_102, Buffer.concat([int(7), int(-9)])), { kind: 'cancel', pid: 7, secret: -9 }],
    [
      'begins a session',
      packet(version3, `${user}database\0calls\0Application_Name\0DBeaver\0\0`),
      {
        kind: 'start',
        minor: 0,
        user: 'ann',
        database: 'calls',
        extensions: [],
        settings: new Map([['application_name', 'DBeaver']]),
      },
    ],
    [
      'names no database, which is then called as the user',
      packet(version3, `${user}\0`),
      { kind: 'start', minor: 0, user: 'ann', database: 'ann', extensions: [], settings: new Map() },
    ],
    [
      'asks for a newer protocol and its options',
      packet(version3 + 2, `${user}_pq_.more\0on\0\0`),
      {
        kind: 'start',
        minor: 2,
        user: 'ann',
        database: 'ann',
        extensions: ['_pq_.more'],
        settings: new Map(),
      },
    ],
    [
      'begins replication',
      packet(version3, `${user}replication\0true\0\0`),
      expect.objectContaining({ settings: new Map([['replication', 'true']]) }),
    ],
    [
      'brings options',
      packet(version3, `${user}options\0-c x=1\0\0`),
      expect.objectContaining({ settings: new Map([['options', '-c x=1']]) }),
    ],
  ])('%s', (_what, bytes, read) => {
    expect(readStartup(bytes)).toEqual(read);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['half a head', int(8)],
    ['a request over HTTP', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
    ['another length than it says', Buffer.concat([packet(version3, `${user}\0`), Buffer.from('x')])],
    ['protocol 2', packet(2 << 16, `${user}\0`)],
    ['protocol 4', packet(4 << 16, `${user}\0`)],
    ['a request for TLS with something behind it', packet(80_877_103, 'more')],
    ['half a key to cancel by', packet(80_877_102, int(7))],
    ['no user', packet(version3, 'database\0calls\0\0')],
    ['an empty user', packet(version3, 'user\0\0\0')],
    ['nobody and nothing', packet(version3, '\0')],
    ['no end', packet(version3, user)],
    ['no end at all', packet(version3, 'user\0ann')],
    ['no pairs', packet(version3)],
    ['a name without a value', packet(version3, `${user}alone\0\0`)],
    ['a value without a name', packet(version3, `${user}\0value\0\0`)],
    ['the user twice', packet(version3, `${user}USER\0bob\0\0`)],
    [
      'what is not UTF-8',
      packet(version3, Buffer.concat([Buffer.from(user), Buffer.from([0xc3, 0x28, 0, 0, 0])])),
    ],
  ])('is none with %s', (_what, bytes) => {
    expect(readStartup(bytes)).toBeNull();
  });

  it.each([
    ['too short for anything', 7, null],
    ['as short as can be', 8, 8],
    ['as long as may be', longestStartup, longestStartup],
    ['longer', longestStartup + 1, null],
    ['four gigabytes', -1, null],
    ['negative', -2_147_483_648, null],
  ])('%s: %i', (_what, length, read) => {
    expect(startupLength(int(length))).toBe(read);
  });
});
