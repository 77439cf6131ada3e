import type { LexiconWord } from './lexicon-words.ts';
import {
  adjacentNegators,
  concordNegators,
  contrasts,
  intensifiers,
  negators,
  trailingNegators,
} from './modifiers.ts';

/** How many content words before a word a negation reaches it: English puts more between them. */
const reach = { latin: 3, cyrillic: 2 };

/** Positions of the words that deny what stands at `from` … `to`; none where nothing does, or it is denied twice. */
export function negationOf(spoken: readonly LexiconWord[], from: number, to: number): number[] {
  const first = spoken[from]?.form ?? '';
  const most = /[a-z]/.test(first) ? reach.latin : reach.cyrillic;
  const hard: number[] = [];
  const soft: number[] = [];
  for (let at = from - 1, passed = 0; at >= 0 && passed < most; at -= 1) {
    const { form, ends } = spoken[at] as LexiconWord;
    if (ends || contrasts.has(form)) break;
    if (isNegator(form) || (from === to && passed === 0 && adjacentNegators.has(form))) hard.push(at);
    else if (concordNegators.has(form)) soft.push(at);
    else if (!intensifiers.has(form)) passed += 1;
  }
  const after = trailingNegation(spoken, to);
  hard.push(...after);
  if (hard.length === 0) return soft;
  return hard.length % 2 === 1 ? [...soft, ...hard] : [];
}

function isNegator(form: string): boolean {
  return negators.has(form) || form.endsWith("n't");
}

/** "Проблем немає", "проблем не было". */
function trailingNegation(spoken: readonly LexiconWord[], to: number): number[] {
  const next = spoken[to + 1];
  if (spoken[to]?.ends || next === undefined) return [];
  if (trailingNegators.has(next.form)) return [to + 1];
  const verb = spoken[to + 2]?.form ?? '';
  return next.form === 'не' && /^(?:бул[оаи]|был[оаи]?|буде|будет|виник|возник|має$|бач|виж|маю)/.test(verb)
    ? [to + 1]
    : [];
}
