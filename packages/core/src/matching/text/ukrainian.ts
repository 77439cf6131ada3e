import type { Dictionary } from './hunspell.ts';
import { irregularUkrainian } from './irregular.uk.ts';

/** What the Ukrainian dictionary knows of a form; nothing where it does not know it. */
export function ukrainianLemmas(form: string, dictionary: Dictionary): string[] {
  const readings = dictionary.readings(form);
  const lemmas = readings.map(({ base }) => base);
  // The dictionary has the other locative (столі) as a word of its own, and comparatives as adjectives of their own.
  if (readings.length > 0 && readings.every(({ flags }) => flags === ''))
    lemmas.push(...nominatives(form).filter((base) => inflects(base, dictionary)));
  if (form.endsWith('сь')) lemmas.push(...indefinite(form.slice(0, -2)));
  return [...lemmas, ...lemmas.flatMap((lemma) => positive(lemma, dictionary))];
}

function inflects(base: string, dictionary: Dictionary): boolean {
  return dictionary.readings(base).some(({ flag, flags }) => flag === '' && flags !== '');
}

function nominatives(form: string): string[] {
  const [, before = '', after = ''] = /^(.*)[ое]([^аеєиіїоуюя]+)і$/.exec(form) ?? [];
  const closed = after ? [`${before}і${after}`] : [];
  return form.endsWith('і') && form.length > 3 ? [form.slice(0, -1), ...closed] : [];
}

/** The adjective that a comparative or superlative belongs to: `дешевший`, `найновіший`, `дешевше`. */
function positive(lemma: string, dictionary: Dictionary): string[] {
  const [, stem] = /^(?:най)?(.{3,}?)і?ш(?:ий|е)$/.exec(lemma) ?? [];
  if (!stem) return [];
  return [`${stem}ий`, `${stem}ій`, `${stem}кий`, `${stem}окий`].filter((base) => inflects(base, dictionary));
}

/** `когось` belongs to `хтось` as `кого` to `хто`. */
function indefinite(pronoun: string): string[] {
  return (irregularUkrainian.get(pronoun) ?? []).map((lemma) => `${lemma}сь`);
}
