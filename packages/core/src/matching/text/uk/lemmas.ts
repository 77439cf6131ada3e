import type { Dictionary } from '../hunspell.ts';
import { irregularUkrainian } from './irregular.ts';

/** What the Ukrainian dictionary knows of a form; nothing where it does not know it. */
export function ukrainianLemmas(form: string, dictionary: Dictionary): string[] {
  const readings = dictionary.readings(form);
  const lemmas = readings.map(({ base }) => base);
  const known = (words: string[]) => words.filter((word) => inflects(word, dictionary));
  if (readings.length === 0) lemmas.push(...known(infinitives(form)));
  // The dictionary has some forms (столі, чобіт, зберемо) as words of their own, and comparatives as adjectives.
  else if (readings.every(({ flags }) => flags === ''))
    lemmas.push(...known([...nominatives(form), ...pastRoots(form)]));
  if (form.endsWith('сь')) lemmas.push(...indefinite(form.slice(0, -2)));
  return [...lemmas, ...lemmas.flatMap((lemma) => known([...positives(lemma), ...longer(lemma)]))];
}

/** Whether the dictionary has a word and gives it other forms. */
function inflects(word: string, dictionary: Dictionary): boolean {
  return dictionary.readings(word).some(({ flag, flags }) => flag === '' && flags !== '');
}

/** The verb of an imperative that the dictionary forgets (`оформіть`, `поставте`). */
function infinitives(form: string): string[] {
  const [, reflexive = ''] = /(с[яь])$/.exec(form) ?? [];
  const [, stem = ''] =
    /^(.{3,}?)(?:іть|імо|ім|и|ьте|ь|те|мо)$/.exec(form.slice(0, form.length - reflexive.length)) ?? [];
  return stem ? ['ити', 'іти', 'ати', 'ути'].map((end) => stem + end + (reflexive && 'ся')) : [];
}

/** `столі`, `якорями`: the nominative has і for о and е; `чобіт` the other way round. */
function nominatives(form: string): string[] {
  const [, stem = ''] = /^(.{3,}?)(?:[ая]ми|[ая]х|[ая]м|[іїо]в|[оеє]ві|і)$/.exec(form) ?? [];
  const closed = stem.replace(/[ое](?=[^аеєиіїоуюя]+$)/, 'і');
  if (stem)
    return [...new Set([stem, closed])].flatMap((start) => ['', 'ь', 'а', 'я'].map((end) => start + end));
  const [, start, end] = /^(.+)і([^аеєиіїоуюя]+)$/.exec(form) ?? [];
  return end ? ['о', 'е'].flatMap((open) => ['и', 'а', 'о'].map((last) => start + open + end + last)) : [];
}

const roots: Record<string, string> = { бер: 'брати', жен: 'гнати', тр: 'терти', пр: 'перти', мр: 'мерти' };

/** `зберемо` is of `зібрати`, `відітру` of `відтерти`: another root, and another vowel between it and the prefix. */
function pastRoots(form: string): string[] {
  const [, prefix = '', root = ''] =
    /^(.+?)(бер|жен|тр|пр|мр)(?:у|еш|е|емо|ем|ете|уть|и|іть|імо|учи)$/.exec(form) ?? [];
  const verb = roots[root];
  return verb ? [prefix, `${prefix}і`, prefix.replace(/і$/, '')].map((start) => start + verb) : [];
}

/** Verbs with two infinitives (`зникти`, `зникнути`) share the longer one. */
function longer(lemma: string): string[] {
  const [, stem] = /^(.{2,}[гкхзстп])ти$/.exec(lemma) ?? [];
  return stem ? [`${stem}нути`] : [];
}

/** The adjectives that a comparative or superlative belongs to: `дешевший`, `найновіший`, `дешевше`. */
function positives(lemma: string): string[] {
  const [, stem] = /^(?:най)?(.{3,}?)і?ш(?:ий|е)$/.exec(lemma) ?? [];
  if (!stem) return [];
  return ['ий', 'ій', 'кий', 'окий'].map((end) => stem + end);
}

/** `когось` belongs to `хтось` as `кого` to `хто`. */
function indefinite(pronoun: string): string[] {
  return (irregularUkrainian.get(pronoun) ?? []).map((lemma) => `${lemma}сь`);
}

const hard: Record<string, string> = { ц: 'к', з: 'г', с: 'х' };

/** The nominative that only another language's dictionary has: `доставці` is of `доставка`, which is Russian too. */
export function hardNominative(form: string): string | undefined {
  const [, stem, soft = ''] = /^(.{2,})([цзс])і$/.exec(form) ?? [];
  return stem && `${stem}${hard[soft]}а`;
}
