/** Forms and the words they belong to, where no rule leads from one to the other. */
export type Irregular = ReadonlyMap<string, readonly string[]>;

/** Reads a table of lines `lemma: form form`. A form may stand in several lines. */
export function irregular(table: string): Irregular {
  const lemmas = new Map<string, string[]>();
  for (const line of table.trim().split('\n')) {
    const [lemma = '', forms = ''] = line.trim().split(': ');
    for (const form of [lemma, ...forms.split(' ')]) lemmas.set(form, [...(lemmas.get(form) ?? []), lemma]);
  }
  return lemmas;
}
