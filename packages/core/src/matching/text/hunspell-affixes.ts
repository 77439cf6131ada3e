/** One suffix rule: words with this flag that fit take the ending it is filed under. */
export type Suffix = { flag: string; fits: (base: string) => boolean };

export type Affixes = {
  /** By the ending a form has: what to put in its place, and the rules that allow it. */
  byEnding: Map<string, { strip: string; rules: Suffix[] }[]>;
  longest: number;
  prefixes: { flag: string; text: string }[];
};

const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll(/[’ʼ]/g, "'");

/** Reads the rules of an .aff file. Rules upon rules (twofold suffixes) do not occur in the dictionaries used. */
export function compileAffixes(aff: string): Affixes {
  const endings = new Map<string, Map<string, Suffix[]>>();
  const prefixes: Affixes['prefixes'] = [];
  const conditions = new Map<string, Suffix['fits']>();
  let longest = 0;

  for (const line of aff.split('\n')) {
    const [kind, flag, strip, add, condition] = line.trim().split(/\s+/);
    // The head of a group has four fields: kind, flag, cross product, count.
    if (!flag || !strip || !add || !condition || add.startsWith('#')) continue;
    if (kind === 'PFX') prefixes.push({ flag, text: fold(add) });
    if (kind !== 'SFX') continue;

    const ending = add === '0' ? '' : fold(add.split('/', 1)[0] ?? '');
    const replaced = strip === '0' ? '' : fold(strip);
    const fits = conditions.get(condition) ?? fitting(fold(condition));
    conditions.set(condition, fits);
    longest = Math.max(longest, ending.length);

    const strips = endings.get(ending) ?? new Map<string, Suffix[]>();
    endings.set(ending, strips);
    strips.set(replaced, [...(strips.get(replaced) ?? []), { flag, fits }]);
  }

  const byEnding = new Map(
    [...endings].map(([ending, strips]) => [ending, [...strips].map(([strip, rules]) => ({ strip, rules }))]),
  );
  return { byEnding, longest, prefixes };
}

/** A condition is letters, `.` and sets, matched against the end of the word. */
function fitting(condition: string): Suffix['fits'] {
  if (condition === '.') return () => true;
  if (!/[.[]/.test(condition)) return (base) => base.endsWith(condition);
  const expression = new RegExp(`${condition}$`);
  return (base) => expression.test(base);
}
