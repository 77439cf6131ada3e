import { english } from './signs.en.ts';
import { russian } from './signs.ru.ts';
import { type SignName, signNames } from './signs.ts';
import { ukrainian } from './signs.uk.ts';

type Entry = { sign: SignName; parts: readonly string[] };

/** Entries by the first letters of their first word: a beginning may be as short as that. */
const keyLength = 2;
const entries = new Map<string, Entry[]>();
for (const language of [english, ukrainian, russian])
  for (const sign of signNames)
    for (const written of language[sign].split(/\s+/).filter(Boolean)) {
      const parts = written.replaceAll('ʼ', "'").split('_');
      const key = (parts[0] ?? '').slice(0, keyLength);
      entries.set(key, [...(entries.get(key) ?? []), { sign, parts }]);
    }

/**
 * The signs that a phrase gives in any of the three languages: calls mix them. Words are as `lexiconWords` gives them, `ends` where
 * a sentence or clause does, over which no entry goes.
 */
export function findSigns(words: readonly { form: string; ends: boolean }[]): Set<SignName> {
  const found = new Set<SignName>();
  for (const [at, { form }] of words.entries())
    for (const { sign, parts } of entries.get(form.slice(0, keyLength)) ?? [])
      if (!found.has(sign) && standsAt(words, at, parts)) found.add(sign);
  return found;
}

function standsAt(
  words: readonly { form: string; ends: boolean }[],
  at: number,
  parts: readonly string[],
): boolean {
  return parts.every((part, index) => {
    const word = words[at + index];
    if (word === undefined || (index > 0 && words[at + index - 1]?.ends)) return false;
    return part.endsWith('*') ? word.form.startsWith(part.slice(0, -1)) : word.form === part;
  });
}
