import { describe, expect, it } from 'vitest';
import { brokenPasswordRules, passwordStrength } from './password.ts';

describe('rules of a password', () => {
  it.each([
    ['Passw0rd!', []],
    ['Пароль12!', []],
    ['short1!', ['length', 'uppercase']],
    ['alllower1!', ['uppercase']],
    ['ALLUPPER1!', ['lowercase']],
    ['NoDigits!!', ['digit']],
    ['NoSpecial11', ['special']],
    ['With Space1', ['special']],
    [`Aa1!${'x'.repeat(28)}`, []],
    [`Aa1!${'x'.repeat(29)}`, ['length']],
    // Eight characters, though more units of UTF-16.
    ['Aa1!😀😀😀😀', []],
    ['', ['length', 'uppercase', 'lowercase', 'digit', 'special']],
  ])('%s breaks %j', (password, broken) => {
    expect(brokenPasswordRules(password)).toEqual(broken);
  });
});

describe('strength of a password', () => {
  it.each([
    ['password', [], 'poor'],
    ['Password1!', [], 'weak'],
    ['Qwerty12!', [], 'weak'],
    ['Aaaaaaa1!', [], 'weak'],
    ['Tr7!vqLe', [], 'normal'],
    ['Tr7!vqLe2#x', [], 'good'],
    ['Tr7!vqLe2#xWz9', [], 'strong'],
    ['Kovalenko7!', [], 'good'],
    ['Kovalenko7!', ['Olena Kovalenko', 'olena@example.com'], 'weak'],
  ] as const)('%s is with %j %s', (password, personal, strength) => {
    expect(passwordStrength(password, personal)).toBe(strength);
  });
});
