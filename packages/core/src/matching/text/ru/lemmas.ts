import type { Dictionary } from '../hunspell.ts';

/** What the Russian dictionary knows of a form; nothing where it does not know it. */
export function russianLemmas(form: string, dictionary: Dictionary): string[] {
  const patronymic = patronymicOf(form);
  return dictionary
    .readings(form)
    .map(({ base }) => (patronymic && !base.startsWith(patronymic.stem) ? patronymic.lemma : base));
}

/** The dictionary has `Петровна` and `Иванович` among the forms of `Пётр` and `Иван`; they are called by one or the other. */
function patronymicOf(form: string): { stem: string; lemma: string } | undefined {
  const [, stem, isFemale] =
    /^(.{2,}(?:[ое]вич|([ое]вн|иничн)))(?:|а|у|ем|ом|е|и|ы|ой|ою|ам|ами|ах|ей)$/.exec(form) ?? [];
  return stem === undefined ? undefined : { stem, lemma: isFemale ? `${stem}а` : stem };
}
