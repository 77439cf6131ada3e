/** A word of a phrase as the lexicon is asked for it. */
export type LexiconWord = {
  /** Lower case without punctuation around it, `’` as `'`, `ё` as `е`; empty where nothing is left. */
  form: string;
  raw: string;
  /** Written in capitals while the rest is not. */
  loud: boolean;
  /** Where letters are drawn out, the word with each of them once: `sooo` is `so`. */
  drawn?: string;
  /** A sentence or clause ends behind it. */
  ends: boolean;
};

/** Reads words one by one; `words[i]` of the result is always `words[i]` of the input. */
export function lexiconWords(words: readonly string[]): LexiconWord[] {
  const letters = words.filter(isCapitals);
  const others = words.filter((word) => /\p{L}{2}/u.test(word) && !isCapitals(word));
  const mayShout = others.length > 0 || letters.length === 1;
  return words.map((raw) => {
    const form = raw
      .toLowerCase()
      .replaceAll(/[’ʼ`´‘]/g, "'")
      .replaceAll('ё', 'е')
      .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    return {
      form: form.replaceAll(/(\p{L})\1{2,}/gu, '$1$1'),
      raw,
      loud: mayShout && isCapitals(raw),
      ...(/(\p{L})\1{2,}/u.test(form) ? { drawn: form.replaceAll(/(\p{L})\1{2,}/gu, '$1') } : {}),
      ends: /[.,;:!?…)]["»”']*$/.test(raw),
    };
  });
}

function isCapitals(word: string): boolean {
  return /\p{Lu}{2}/u.test(word) && !/\p{Ll}/u.test(word);
}

/**
 * Forms under which an inflected English word may stand in the lexicon, besides itself: `loved` as `love`,
 * `problems` as `problem`, `badly` as `bad`.
 */
export function englishBases(form: string): string[] {
  const bases: string[] = [];
  const add = (ending: RegExp, ...replacements: string[]) => {
    if (!ending.test(form)) return;
    for (const replacement of replacements) {
      const base = form.replace(ending, replacement);
      if (base.length >= 3) bases.push(base);
    }
  };
  add(/'s$/, '');
  add(/in$/, 'ing');
  add(/ies$/, 'y');
  add(/(?<!s)s$/, '');
  add(/(?:s|x|z|ch|sh)es$/, form.endsWith('ses') ? 's' : (/(x|z|ch|sh)es$/.exec(form)?.[1] ?? ''));
  add(/ied$/, 'y');
  add(/ed$/, '', 'e');
  add(/([bdgklmnprt])\1ed$/, '$1');
  add(/ing$/, '', 'e');
  add(/([bdgklmnprt])\1ing$/, '$1');
  add(/ily$/, 'y');
  add(/ly$/, '', 'le');
  add(/(?:er|est)$/, '', 'e');
  add(/(?:ier|iest)$/, 'y');
  return bases;
}
