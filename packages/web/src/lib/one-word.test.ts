import { expect, it } from 'vitest';
import type { Entries, Plain } from './texts.ts';

type Module = Record<string, { entries?: Entries }>;
const modules = import.meta.glob<Module>('../**/*.texts.ts', { eager: true });

const said = (locale: keyof Plain): [string, string][] =>
  Object.entries(modules).flatMap(([path, module]) =>
    Object.values(module).flatMap(({ entries }) =>
      Object.entries(entries ?? {}).flatMap(([key, entry]) => {
        const text = entry[locale];
        const forms = typeof text === 'string' ? [text] : Object.values(text);
        return forms.map((form): [string, string] => [`${path}: ${key}`, form]);
      }),
    ),
  );

/** A Cyrillic word that begins so: `\b` knows Latin letters only. */
const word = (beginnings: string) => new RegExp(`(?<![\\p{L}ʼ])(?:${beginnings})`, 'iu');

/** docs/domain-language.md has one word for each of these. */
const rows: { of: string; instead: string; locale: keyof Plain; not: RegExp }[] = [
  { of: 'operator', instead: 'agent', locale: 'en', not: /\bagents?\b/i },
  { of: 'abonent', instead: 'customer', locale: 'en', not: /\b(?:customer|client|subscriber)s?\b/i },
  { of: 'metric', instead: 'which number', locale: 'en', not: /\b(?:which|add a|such) number\b/i },
  { of: 'matches', instead: 'holds', locale: 'en', not: /\bholds when\b|\brule (?:holds|does not hold)\b/i },
  { of: 'email', instead: 'letter', locale: 'en', not: /\bletters? (?:with|wait|yet)\b/i },
  { of: 'оператор', instead: 'агент', locale: 'ua', not: word('агент') },
  { of: 'оператор', instead: 'агент', locale: 'ru', not: word('агент') },
  { of: 'абонент', instead: 'клієнт', locale: 'ua', not: word('клієнт|передплатник|підписник') },
  { of: 'абонент', instead: 'клиент', locale: 'ru', not: word('клиент|подписчик') },
  { of: 'транскрипт', instead: 'розшифровка', locale: 'ua', not: word('розшифров') },
  { of: 'транскрипт', instead: 'расшифровка', locale: 'ru', not: word('расшифров') },
  { of: 'рушій розпізнавання', instead: 'рушій мовлення', locale: 'ua', not: word('руші\\p{L}+ мовлення') },
  { of: 'движок распознавания', instead: 'движок речи', locale: 'ru', not: word('движ\\p{L}+ речи') },
  { of: 'збіг', instead: 'влучання', locale: 'ua', not: word('влучан|попадан') },
  { of: 'совпадение', instead: 'попадание', locale: 'ru', not: word('попадани') },
  { of: 'вибрати', instead: 'обрати', locale: 'ua', not: word('обрат[иь]|обер[иі]|обира') },
  { of: 'схожість', instead: 'подібність', locale: 'ua', not: word('подібніст') },
  { of: 'своя метрика', instead: 'собственная метрика', locale: 'ru', not: word('собственн\\p{L}+ метрик') },
];

it.each(rows)('says “$of”, not “$instead”, in $locale', ({ locale, not }) => {
  expect(said(locale).filter(([, text]) => not.test(text))).toEqual([]);
});

it('is Ukrainian rather than Russian in Ukrainian letters', () => {
  const not = word(
    'слідуюч|прийма\\p{L}+ участь|получ|на протязі|співпада|люб(?:ий|а|е|ому)(?!\\p{L})|відмін[ия]|являєт|(?:не)?вірн|не дивлячись|згідно з?\\s?рішенн|відноси|в якості|по замовчуванню|включ(?:ити|ено)(?!\\p{L})|співставл|заключ',
  );
  expect(said('ua').filter(([, text]) => not.test(text))).toEqual([]);
});

it('writes one apostrophe inside Ukrainian words', () => {
  expect(said('ua').filter(([, text]) => /\p{L}['’]\p{L}/u.test(text))).toEqual([]);
});
