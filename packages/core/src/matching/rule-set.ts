import type { Expression, WordingNode } from './expression.ts';
import type { PreparedConversation } from './prepared-conversation.ts';

/** Many rules at once, of which a conversation is asked only those whose words are all said in it somewhere. */
export type RuleSet = {
  /** Rules, by their place in the list, that the words of the conversation do not rule out; rising. */
  candidates: (conversation: PreparedConversation) => number[];
};

/** What must be said for a rule to hold: of each list of keys at least one. Empty where it can hold whatever was said. */
export type Needs = readonly (readonly string[])[];

export function createRuleSet(rules: readonly Needs[]): RuleSet {
  const ids = new Map<string, number>();
  const byKey = new Map<string, number[]>();
  const idOf = (keys: readonly string[]) => {
    const name = keys.join(' ');
    const known = ids.get(name);
    if (known !== undefined) return known;
    const id = ids.size;
    ids.set(name, id);
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), id]);
    return id;
  };
  // All in one list, and where the lists of each rule end in it: thousands of rules are looked through for every call.
  const needs: number[] = [];
  const ends: number[] = [];
  for (const lists of rules) {
    needs.push(...lists.map(idOf));
    ends.push(needs.length);
  }
  return {
    candidates(conversation) {
      const isSaid = new Uint8Array(ids.size);
      if (ids.size > 0)
        for (const key of conversation.words().postings.keys())
          for (const id of byKey.get(key) ?? none) isSaid[id] = 1;
      const found: number[] = [];
      let at = 0;
      for (const [rule, end] of ends.entries()) {
        while (at < end && isSaid[needs[at] ?? 0] === 1) at += 1;
        if (at === end) found.push(rule);
        at = end;
      }
      return found;
    },
  };
}

const none: readonly number[] = [];

/** What must have been said for an expression to be true. */
export function needsOf(expression: Expression): Needs {
  switch (expression.kind) {
    case 'find': {
      const { wording } = expression;
      return wording.kind === 'regexp' || wording.kind === 'semantic' ? [] : needsOfWording(wording);
    }
    case 'not':
      return [];
    case 'and':
      return expression.nodes.flatMap(needsOf);
    case 'or':
      return eitherOf(expression.nodes.map(needsOf));
    default:
      return expression satisfies never;
  }
}

function needsOfWording(wording: WordingNode): Needs {
  switch (wording.kind) {
    case 'words':
      return wording.words.filter((word) => !word.prefix).map((word) => word.keys);
    case 'near':
      return [...needsOfWording(wording.left), ...needsOfWording(wording.right)];
    case 'either':
      return eitherOf(wording.nodes.map(needsOfWording));
    default:
      return wording satisfies never;
  }
}

/** What must have been said where one of several is enough. */
export function eitherOf(all: readonly Needs[]): Needs {
  if (all.length === 0 || all.some((needs) => needs.length === 0)) return [];
  return [[...new Set(all.flatMap(rarest))]];
}

/** Of several lists the one with the longest words: long words are rare ones. */
function rarest(lists: Needs): readonly string[] {
  const length = (keys: readonly string[]) => Math.min(...keys.map((key) => key.length));
  return lists.toSorted((a, b) => length(b) - length(a))[0] ?? [];
}
