import type { PassageNode, QueryWord } from '@earshot/core/matching/expression.ts';
import { formKey } from '@earshot/core/matching/slots.ts';
import { type Chain, chainsOf } from './passage-chains.ts';
import { quoteLexeme } from './tsv.ts';

/** A query for the index, and whether it means exactly what the passage means or finds too much. */
export type TsQuery = { text: string; isExact: boolean };

/** `anywhere`: the words of the passage somewhere in the phrase, and not at their places. */
export function passageTsquery(passage: PassageNode, places: 'in_place' | 'anywhere' = 'in_place'): TsQuery {
  const chains = places === 'anywhere' ? null : chainsOf(passage);
  if (chains !== null) return { text: chains.map(chainText).join(' | ') || "'='", isExact: true };
  return { text: allWords(passage), isExact: false };
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

/** Every word somewhere in the phrase: what a passage needs at least. */
function allWords(passage: PassageNode): string {
  switch (passage.kind) {
    case 'words':
      return passage.words.map(wordText).join(' & ');
    case 'either':
      return passage.nodes.map((node) => `(${allWords(node)})`).join(' | ');
    case 'near':
      return `(${allWords(passage.left)}) & (${allWords(passage.right)})`;
    default:
      return passage satisfies never;
  }
}
