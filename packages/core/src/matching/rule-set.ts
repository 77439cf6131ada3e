import type { Conversation } from './conversation.ts';
import type { Expression, PassageNode, QueryWord } from './expression.ts';

/**
 * Many rules at once. Each stands under the words one of which it cannot do without, so that a conversation meets only
 * the rules that its own words call up.
 */
export type RuleSet = {
  /** Rules, by their place in the list, that the words of the conversation do not rule out; rising. */
  candidates: (conversation: Conversation) => number[];
};

/** What a rule needs: any of the keys; null where it can hold whatever was said. */
export type Anchor = readonly string[] | null;

export function createRuleSet(anchors: readonly Anchor[]): RuleSet {
  const always: number[] = [];
  const byKey = new Map<string, number[]>();
  for (const [rule, anchor] of anchors.entries()) {
    if (anchor === null) always.push(rule);
    for (const key of anchor ?? []) {
      const list = byKey.get(key);
      if (list === undefined) byKey.set(key, [rule]);
      else list.push(rule);
    }
  }
  return {
    candidates(conversation) {
      const found = new Set(always);
      if (byKey.size > 0)
        for (const key of conversation.words().postings.keys())
          for (const rule of byKey.get(key) ?? []) found.add(rule);
      return [...found].sort((a, b) => a - b);
    },
  };
}

/** The words without one of which an expression cannot be true. */
export function anchorOf(expression: Expression): Anchor {
  switch (expression.kind) {
    case 'find': {
      const { passage } = expression;
      return passage.kind === 'regexp' || passage.kind === 'semantic' ? null : anchorOfPassage(passage);
    }
    case 'not':
      return null;
    case 'and':
      return fewest(expression.nodes.map(anchorOf));
    case 'or':
      return union(expression.nodes.map(anchorOf));
    default:
      return expression satisfies never;
  }
}

function anchorOfPassage(passage: PassageNode): Anchor {
  switch (passage.kind) {
    case 'words':
      return rarest(passage.words);
    case 'near':
      return fewest([anchorOfPassage(passage.left), anchorOfPassage(passage.right)]);
    case 'either':
      return union(passage.nodes.map(anchorOfPassage));
    default:
      return passage satisfies never;
  }
}

/** Of several words the longest: long words are rare ones. */
function rarest(words: readonly QueryWord[]): Anchor {
  const whole = words.filter((word) => !word.prefix);
  const longest = whole.toSorted((a, b) => b.form.length - a.form.length)[0];
  return longest?.keys ?? null;
}

export function fewest(anchors: readonly Anchor[]): Anchor {
  const known = anchors.filter((anchor) => anchor !== null);
  return known.toSorted((a, b) => a.length - b.length)[0] ?? null;
}

export function union(anchors: readonly Anchor[]): Anchor {
  if (anchors.some((anchor) => anchor === null)) return null;
  return [...new Set(anchors.flatMap((anchor) => anchor ?? []))];
}
