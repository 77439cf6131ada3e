import type { QueryWord, WordingNode } from '@earshot/core/matching/expression.ts';
import { formKey } from '@earshot/core/matching/slots.ts';
import { quoteLexeme } from './tsv.ts';
import { type Chain, chainsOf } from './wording-chains.ts';

/** A query for the index, and whether it means exactly what the wording means or finds too much. */
export type TsQuery = { text: string; isExact: boolean };

/** `anywhere`: the words of the wording somewhere in the phrase, and not at their places. */
export function wordingTsquery(wording: WordingNode, places: 'in_place' | 'anywhere' = 'in_place'): TsQuery {
  const chains = places === 'anywhere' ? null : chainsOf(wording);
  if (chains !== null) return { text: chains.map(chainText).join(' | ') || "'='", isExact: true };
  return { text: allWords(wording), isExact: false };
}

function wordText(word: QueryWord): string {
  if (word.prefix) return `${quoteLexeme(formKey(word.form))}:*`;
  const keys = word.keys.map(quoteLexeme);
  return keys.length === 1 ? (keys[0] ?? '') : `(${keys.join(' | ')})`;
}

function chainText({ words, gaps }: Chain): string {
  return words.reduce((text, word, at) => {
    if (at === 0) return wordText(word);
    return `(${text} <${gaps[at - 1] ?? 1}> ${wordText(word)})`;
  }, '');
}

/** Every word somewhere in the phrase: what a wording needs at least. */
function allWords(wording: WordingNode): string {
  switch (wording.kind) {
    case 'words':
      return wording.words.map(wordText).join(' & ');
    case 'either':
      return wording.nodes.map((node) => `(${allWords(node)})`).join(' | ');
    case 'near':
      return `(${allWords(wording.left)}) & (${allWords(wording.right)})`;
    default:
      return wording satisfies never;
  }
}
