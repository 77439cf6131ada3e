import type { Expression, QueryWord, WordingNode, WordsNode } from '@earshot/core/matching/expression.ts';
import { commonWords } from '@earshot/core/matching/semantics/common-words.ts';

/** What a call is ranked by: words, and which two of them (by place) one asked for in a row. */
export type RankedWords = {
  words: WordsNode[];
  pairs: { first: number; second: number; inRow: WordsNode }[];
};

/** A summary of a call has 20 to 30 words, and the tenth part of a found call's rank is in those beyond the twelfth. */
const mostWords = 24;

/**
 * The words a query asks for; those it excludes are not among them. Where there are too many, words that every
 * conversation has are left out first.
 */
export function rankedWords(expression: Expression): RankedWords {
  const asked = wordsOf(expression);
  const unique = [...new Map(asked.map((word) => [word.id, word])).values()];
  const heaviest = unique
    .sort((a, b) => Number(isCommon(a)) - Number(isCommon(b)))
    .slice(0, mostWords)
    .map(({ id }) => id);
  const pairs = new Map<string, RankedWords['pairs'][number]>();
  for (const [at, word] of asked.entries()) {
    const next = asked[at + 1];
    const [first, second] = [heaviest.indexOf(word.id), heaviest.indexOf(next?.id ?? '')];
    if (next !== undefined && first >= 0 && second >= 0 && first !== second)
      pairs.set(`${first} ${second}`, { first, second, inRow: wordingOf(word, next) });
  }
  const byId = new Map(unique.map((word) => [word.id, word]));
  const words = heaviest.flatMap((id) => byId.get(id) ?? []).map((word) => wordingOf(word));
  return { words, pairs: [...pairs.values()] };
}

function wordingOf(...words: QueryWord[]): WordsNode {
  return { kind: 'words', words, exact: false, distance: 0 };
}

function wordsOf(expression: Expression): readonly QueryWord[] {
  switch (expression.kind) {
    case 'find': {
      const { wording } = expression;
      return wording.kind === 'regexp' || wording.kind === 'semantic' ? [] : wordingWords(wording);
    }
    case 'not':
      return [];
    case 'and':
    case 'or':
      return expression.nodes.flatMap(wordsOf);
    default:
      return expression satisfies never;
  }
}

function wordingWords(wording: WordingNode): readonly QueryWord[] {
  switch (wording.kind) {
    case 'words':
      return wording.words;
    case 'near':
      return [...wordingWords(wording.left), ...wordingWords(wording.right)];
    case 'either':
      return wording.nodes.flatMap(wordingWords);
    default:
      return wording satisfies never;
  }
}

function isCommon({ form, terms, prefix }: QueryWord): boolean {
  return !prefix && (commonWords.has(form) || terms.some((term) => commonWords.has(term)));
}
