/** What a password must have; the order in which the interface lists it. */
export const passwordRules = ['length', 'uppercase', 'lowercase', 'digit', 'special'] as const;
export type PasswordRule = (typeof passwordRules)[number];

export const passwordLength = { min: 8, max: 32 } as const;

/** Which rules the password breaks; empty when it may be used. Length counts characters, not bytes. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  const length = [...password].length;
  const holds: Record<PasswordRule, boolean> = {
    length: length >= passwordLength.min && length <= passwordLength.max,
    uppercase: /\p{Lu}/u.test(password),
    lowercase: /\p{Ll}/u.test(password),
    digit: /\p{Nd}/u.test(password),
    special: /[^\p{L}\p{N}\s]/u.test(password),
  };
  return passwordRules.filter((rule) => !holds[rule]);
}

export const passwordStrengths = ['poor', 'weak', 'normal', 'good', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** Runs that people type without thinking; each is worth one character. */
const walks = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'йцукенгшщзхї',
];
const common = [
  'password',
  'passw0rd',
  'p@ssw0rd',
  'qwerty',
  'admin',
  'welcome',
  'letmein',
  'пароль',
  'earshot',
];

/** Fewer bits than this are guessed in an afternoon. */
const leastBits = 40;

/**
 * How hard a password is to guess: *poor* breaks a rule, *weak* is easy to guess although it keeps them all, and *strong* is the
 * best. The measure is the number of unpredictable characters times the bits of the alphabet they come from: repeats, keyboard
 * runs, usual words and the person's own name or address count as one character each.
 */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  if (brokenPasswordRules(password).length > 0) return 'poor';
  const bits = bitsOf(password, personal);
  if (bits < leastBits) return 'weak';
  if (bits < 60) return 'normal';
  if (bits < 80) return 'good';
  return 'strong';
}

/** What is shown as a tick beside the strength: the rules, and one thing more that a password should be. */
export const passwordTicks = [...passwordRules, 'unusual'] as const;
export type PasswordTick = (typeof passwordTicks)[number];

/** The ticks a password has. The strength is at least *normal* exactly where it has all of them. */
export function ticksOfPassword(password: string, personal: readonly string[] = []): PasswordTick[] {
  const broken: readonly PasswordTick[] = brokenPasswordRules(password);
  const isUnusual = bitsOf(password, personal) >= leastBits;
  return passwordTicks.filter((tick) => (tick === 'unusual' ? isUnusual : !broken.includes(tick)));
}

function bitsOf(password: string, personal: readonly string[]): number {
  return unpredictable(password.toLowerCase(), personal) * Math.log2(Math.max(1, alphabetOf(password)));
}

function alphabetOf(password: string): number {
  const sizes: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^\p{L}\p{N}]/u, 33],
    [/[\p{L}--[a-zA-Z]]/v, 60],
  ];
  return sizes.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
}

function unpredictable(password: string, personal: readonly string[]): number {
  const known = [...common, ...personal.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))]
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);
  let rest = password;
  for (const word of known) rest = rest.replaceAll(word, '\u0000');
  const characters = [...rest];
  return characters.filter((character, at) => at === 0 || !follows(characters[at - 1] ?? '', character))
    .length;
}

function follows(before: string, character: string): boolean {
  return before === character || walks.some((walk) => walk.includes(before + character));
}
