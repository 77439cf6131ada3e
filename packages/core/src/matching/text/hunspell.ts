import { compileAffixes, type Suffix } from './hunspell-affixes.ts';
import { compileWords } from './hunspell-words.ts';

/** One way to read a form: the word in the dictionary, the flag of the rule that leads there, and all flags of the word. */
export type Reading = { base: string; flag: string; flags: string };

export type Dictionary = {
  /** Everything the dictionary can make of a folded form: itself and whatever it is a regular form of. */
  readings: (form: string) => Reading[];
  /** Whether a word stands in the dictionary as it is written in lower case. */
  has: (word: string) => boolean;
};

/**
 * A Hunspell dictionary read backwards: from a form to the words it belongs to.
 *
 * The word list stays one string with a table of line starts, because half a million strings would cost ten times the
 * memory and most of the loading time.
 */
export function compileHunspell(aff: string, dic: string): Dictionary {
  const affixes = compileAffixes(aff);
  const words = compileWords(dic);
  const hashes = new Int32Array(64);

  function collect(form: string, found: Reading[]): void {
    let hash = 0;
    for (let i = 0; i < form.length; i += 1) {
      hash = (Math.imul(hash, 31) + form.charCodeAt(i)) | 0;
      hashes[i + 1] = hash;
    }
    words.each(form, hash, (base, flags) => found.push({ base, flag: '', flags }));

    const longest = Math.min(affixes.longest, form.length - 1);
    for (let cut = 0; cut <= longest; cut += 1) {
      const stems = affixes.byEnding.get(cut === 0 ? '' : form.slice(-cut));
      if (stems) for (const { strip, rules } of stems) restored(form, cut, strip, rules, found);
    }
  }

  function restored(form: string, cut: number, strip: string, rules: Suffix[], found: Reading[]) {
    const kept = form.length - cut;
    let hash = hashes[kept] ?? 0;
    for (let i = 0; i < strip.length; i += 1) hash = (Math.imul(hash, 31) + strip.charCodeAt(i)) | 0;
    if (!words.may(hash)) return;
    const base = form.slice(0, kept) + strip;
    words.each(base, hash, (written, flags) => {
      for (const rule of rules)
        if (flags.includes(rule.flag) && rule.fits(base))
          found.push({ base: written, flag: rule.flag, flags });
    });
  }

  function readings(form: string): Reading[] {
    const found: Reading[] = [];
    if (form.length === 0 || form.length >= hashes.length) return found;
    collect(form, found);
    for (const { flag, text } of affixes.prefixes) {
      if (!form.startsWith(text) || form.length < text.length + 2) continue;
      const rest: Reading[] = [];
      collect(form.slice(text.length), rest);
      // A prefix makes another word, so it stays: `unlocked` is a form of `unlock`.
      for (const reading of rest)
        if (reading.flags.includes(flag)) found.push({ ...reading, base: text + reading.base });
    }
    return found;
  }

  return { readings, has: (word) => words.hasLowerCase(word) };
}
