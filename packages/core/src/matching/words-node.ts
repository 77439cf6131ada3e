import type { QueryWord, WordsNode } from './expression.ts';
import type { QueryIssue } from './query.ts';
import { formKey, termKey } from './slots.ts';
import type { Lexicon } from './text/lexicon.ts';
import { type QueryToken, queryTokens } from './text/tokens.ts';

/** Fewer letters before a `*` would stand for half of all words. */
const shortestPrefix = 2;

/** Words as typed, ready to be looked for. Issues carry their place in `text`. */
export function wordsNode(
  text: string,
  options: { exact: boolean; distance: number; lexicon: Lexicon },
): { node: WordsNode; issues: QueryIssue[] } {
  const issues: QueryIssue[] = [];
  for (const match of text.matchAll(/\S*\*\S*/gu)) {
    const [word] = match;
    const letters = word.replaceAll(/[^\p{L}\p{N}]/gu, '');
    const isTrailing = /^[^*]*\*[^\p{L}\p{N}*]*$/u.test(word);
    if (letters.length < shortestPrefix || !isTrailing)
      issues.push({ code: 'wildcard', start: match.index, end: match.index + word.length, found: word });
  }
  const words = queryTokens(text, options.lexicon).map((token) => queryWord(token, options.exact));
  if (words.length === 0) issues.push({ code: 'no_words', start: 0, end: text.length });
  return { node: { kind: 'words', words, exact: options.exact, distance: options.distance }, issues };
}

function queryWord(token: QueryToken, exact: boolean): QueryWord {
  if (token.prefix) return { ...token, keys: [], id: `${formKey(token.form)}*` };
  const keys = keysOf(token, exact);
  return { ...token, keys, id: keys.join(' ') };
}

/** Everything a word of a query is found by, unless it stands for how words begin. */
export function keysOf(word: QueryToken, exact: boolean): readonly string[] {
  const form = formKey(word.form);
  if (exact) return [form];
  const terms = [...new Set(word.terms.map(termKey))];
  return isCovered(word) ? terms : [form, ...terms];
}

/** Wherever an ordinary word is said, its lemmas are, too. Of a number, its words may be said in another number. */
function isCovered({ form, forms, terms }: QueryToken): boolean {
  return (
    forms.length === 1 &&
    terms.length > 0 &&
    !/\p{N}/u.test(form) &&
    !terms.some((term) => term.startsWith('#'))
  );
}
