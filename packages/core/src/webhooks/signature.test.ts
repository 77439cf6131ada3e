import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Hmac, isSigned, readSignature, signatureOf } from './signature.ts';

const hmac: Hmac = (text, secret) => createHmac('sha256', secret).update(text).digest('hex');
const body = '{"id":"1"}';
/** printf '%s' '1700000000.{"id":"1"}' | openssl dgst -sha256 -hmac whsec_test */
const known = '11bf4466ea17c3df3fd743af0b435368e16b7a05eb8eced85e8c4670767bdec5';
const header = `t=1700000000,v1=${known}`;

describe('the signature', () => {
  it('is that of any other program', () => {
    expect(signatureOf(body, { seconds: 1_700_000_000, secrets: ['whsec_test'] }, hmac)).toBe(header);
  });

  it('is made by each secret that is valid', () => {
    const made = signatureOf(body, { seconds: 1_700_000_000, secrets: ['whsec_new', 'whsec_test'] }, hmac);
    expect(made).toMatch(/^t=1700000000,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);
    for (const secret of ['whsec_new', 'whsec_test'])
      expect(isSigned({ header: made, body }, { secret, now_s: 1_700_000_000 }, hmac)).toBe(true);
  });

  it.each<[string, boolean, { header?: string; body?: string; secret?: string; now_s?: number }]>([
    ['just now', true, {}],
    ['five minutes ago', true, { now_s: 1_700_000_300 }],
    ['longer ago', false, { now_s: 1_700_000_301 }],
    ['by a clock that is ahead', true, { now_s: 1_699_999_700 }],
    ['too far ahead', false, { now_s: 1_699_999_699 }],
    ['another body', false, { body: '{"id":"2"}' }],
    ['another secret', false, { secret: 'whsec_other' }],
    ['another moment', false, { header: `t=1700000001,v1=${known}` }],
    ['one of two', true, { header: `t=1700000000,v1=${'0'.repeat(64)},v1=${known}` }],
    ['with a part of another version', true, { header: `${header},v0=abc` }],
    ['cut', false, { header: `t=1700000000,v1=${known.slice(1)}` }],
    ['two moments', false, { header: `t=1700000000,${header}` }],
    ['none', false, { header: 't=1700000000' }],
    ['nothing', false, { header: '' }],
  ])('%s: %s', (_, expected, change) => {
    const { secret = 'whsec_test', now_s = 1_700_000_000, ...sent } = change;
    expect(isSigned({ header, body, ...sent }, { secret, now_s }, hmac)).toBe(expected);
  });

  it('is read whatever spaces are in it', () => {
    expect(readSignature(`t=1700000000, v1=${known}`)).toEqual({
      seconds: 1_700_000_000,
      signatures: [known],
    });
  });
});
