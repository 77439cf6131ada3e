import { describe, expect, it } from 'vitest';
import { finalReply, noVerifier, postgresForm, readFirst, verifierOf } from './scram.ts';

/** The exchange of RFC 7677, section 3. */
const bare = 'n=user,r=rOprNGfwEbeRWgbNEkqO';
const nonce = 'rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0';
const reply = `r=${nonce},s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096`;
const proof = 'dHzbZapWIk4jUhN+Ute9ytag9zjfMHgsqmmiz7AndVQ=';
const verifier = verifierOf('pencil', Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64'));
const first = readFirst(`n,,${bare}`) ?? expect.fail('not read');
const final = (parts: { c?: string; r?: string; p?: string }) =>
  `c=${parts.c ?? 'biws'},r=${parts.r ?? nonce},p=${parts.p ?? proof}`;

describe('SCRAM-SHA-256', () => {
  it('answers as the example of the RFC does', () => {
    expect(finalReply(first, reply, final({}), verifier)).toBe(
      'v=6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=',
    );
  });

  it.each([
    ['a wrong proof', final({ p: `A${proof.slice(1)}` })],
    ['a proof of another length', final({ p: 'AAAA' })],
    ['the answer to another question', final({ r: `${nonce}x` })],
    ['a part of the nonce', final({ r: 'rOprNGfwEbeRWgbNEkqO' })],
    ['another header than at first', final({ c: 'eSws' })],
    ['an unknown extension', `c=biws,r=${nonce},m=x,p=${proof}`],
    ['nothing', ''],
  ])('refuses %s', (_what, text) => {
    expect(finalReply(first, reply, text, verifier)).toBeNull();
  });

  it('refuses the right proof for another password', () => {
    expect(
      finalReply(first, reply, final({}), verifierOf('pencils', Buffer.from(verifier.salt, 'base64'))),
    ).toBeNull();
  });

  it.each([
    ['channel binding', `p=tls-server-end-point,,${bare}`],
    ['somebody else’s name', `n,a=boss,${bare}`],
    ['a mandatory extension', `n,,m=x,${bare}`],
    ['no nonce', 'n,,n=user,r='],
    ['a comma in the nonce', 'n,,n=user,r=abcdefgh,i=1'],
    ['a nonce without end', `n,,n=user,r=${'a'.repeat(201)}`],
  ])('does not read a first message with %s', (_what, text) => {
    expect(readFirst(text)).toBeNull();
  });

  it('has for a name that there is not always the same salt, and for another name another', () => {
    const salt = (name: string) => noVerifier(name, 'key').salt;
    expect(salt('ann')).toBe(salt('ann'));
    expect(salt('ann')).not.toBe(salt('bob'));
    expect(salt('ann')).toHaveLength(verifier.salt.length);
  });

  it('writes a verifier as PostgreSQL keeps it', () => {
    expect(postgresForm(verifier)).toMatch(
      /^SCRAM-SHA-256\$4096:W22ZaJ0SNY7soEsUEjb6gQ==\$[\w+/]{43}=:[\w+/]{43}=$/,
    );
  });
});
