import { allLanguages } from './languages.ts';

const readers = allLanguages.flatMap(({ contracted }) => contracted ?? []);

/** The words that a contraction of any language is made of (`don't`: do, not); nothing of any other form. */
export function contractedWords(form: string): readonly string[] {
  return form.includes("'") ? readers.flatMap((contracted) => contracted(form)) : [];
}
