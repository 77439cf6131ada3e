import type { Who } from '@earshot/core/call/role.ts';
import type { Expression, QueryWord, WordingNode } from '@earshot/core/matching/expression.ts';
import { formKey, type Slot } from '@earshot/core/matching/slots.ts';
import { quoteLexeme } from './tsv.ts';

/** Marks the words of one side in the index of whole calls. No lemma or form has a colon. */
const sides: Record<Who, string> = { anyone: '', operator: 'o:', abonent: 'a:' };

/**
 * The words of a call without their places, those of each side also under its mark: what single words and their
 * combinations are looked up in. A call is one row here and dozens in the index of phrases.
 */
export function callWords(phrases: readonly { role: string | null; slots: readonly Slot[] }[]): string {
  const keys = new Set<string>();
  for (const { role, slots } of phrases) {
    const mark = role === 'operator' || role === 'abonent' ? sides[role] : null;
    for (const slot of slots) {
      for (const key of slot.keys) {
        keys.add(key);
        if (mark !== null) keys.add(mark + key);
      }
    }
  }
  return Array.from(keys, quoteLexeme).join(' ');
}

/** An expression as a query for the index of whole calls, or null where it needs places, parts or more than words. */
export function callTsquery(expression: Expression): string | null {
  switch (expression.kind) {
    case 'find': {
      const { wording, part, who } = expression;
      if (part.name !== 'entire' || wording.kind === 'regexp' || wording.kind === 'semantic') return null;
      return wordingWords(wording, sides[who]);
    }
    case 'not': {
      const inner = callTsquery(expression.node);
      return inner === null ? null : `!(${inner})`;
    }
    case 'and':
    case 'or':
      return joined(expression.nodes.map(callTsquery), expression.kind === 'and' ? ' & ' : ' | ');
    default:
      return expression satisfies never;
  }
}

function wordingWords(wording: WordingNode, mark: string): string | null {
  if (wording.kind === 'near') return null;
  if (wording.kind === 'either')
    return joined(
      wording.nodes.map((node) => wordingWords(node, mark)),
      ' | ',
    );
  const [word, ...more] = wording.words;
  return word === undefined || more.length > 0 ? null : wordText(word, mark);
}

function wordText(word: QueryWord, mark: string): string {
  if (word.prefix) return `${quoteLexeme(mark + formKey(word.form))}:*`;
  return `(${word.keys.map((key) => quoteLexeme(mark + key)).join(' | ')})`;
}

function joined(queries: readonly (string | null)[], joiner: string): string | null {
  if (queries.length === 0 || queries.some((query) => query === null)) return null;
  return `(${queries.join(joiner)})`;
}
