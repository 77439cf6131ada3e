import { describe, expect, it } from 'vitest';
import { generator } from '../testing/random.ts';
import {
  brokenPasswordRules,
  passwordStrength,
  passwordStrengths,
  passwordTicks,
  ticksOfPassword,
} from './password.ts';

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

describe('strength and ticks', () => {
  it.each([
    ['', []],
    ['Password1!', ['length', 'uppercase', 'lowercase', 'digit', 'special']],
    ['Tr7!vqLe', passwordTicks],
    [`Tr7!vqLe2#xWz9${'kp'.repeat(12)}`, ['uppercase', 'lowercase', 'digit', 'special', 'unusual']],
  ])('%s has %j', (password, ticks) => expect(ticksOfPassword(password)).toEqual(ticks));

  it('agree for any password: normal or more exactly where every tick is there', () => {
    const random = generator(7);
    const pieces = ['a', 'B', '7', '!', 'xK', 'password', 'Olena', '123', 'qwe', 'Ж', 'ї', '😀', ' ', 'vq2#'];
    const make = () =>
      Array.from({ length: Math.floor(random() * 12) }, () => pieces[Math.floor(random() * pieces.length)]);
    const seen = new Set<string>();
    for (let time = 0; time < 5000; time += 1) {
      const password = make().join('');
      const strength = passwordStrength(password, ['Olena Koval']);
      const isComplete = ticksOfPassword(password, ['Olena Koval']).length === passwordTicks.length;
      expect(passwordStrengths.indexOf(strength) >= 2, password).toBe(isComplete);
      seen.add(strength);
    }
    expect(seen.size).toBe(passwordStrengths.length);
  });
});
