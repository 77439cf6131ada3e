import { isInPart } from '../call/part.ts';
import type { SpokenPhrase } from '../call/phrase.ts';
import { isBy } from '../call/role.ts';
import type { Expression, FindNode } from './expression.ts';
import type { PreparedConversation } from './prepared-conversation.ts';
import type { Hit } from './query.ts';
import { findWordings } from './wordings.ts';

/** How close a text is in meaning to a phrase of a conversation, 0 … 1. */
export type Semantics = {
  similarity: (text: string, conversation: PreparedConversation, phrase: number) => number;
};

export type Finding = {
  /** Whether the statement is true of the conversation. */
  holds: boolean;
  /** What makes it true, in the order of the call; empty where it is true because something was not said. */
  hits: Hit[];
};

/** More hits of one wording in one call than this are one complaint, not a finding. */
const mostHits = 1000;

/** Where in the conversation the statement holds. */
export function find(
  expression: Expression,
  conversation: PreparedConversation,
  semantics: Semantics | null = null,
): Finding {
  const { holds, hits } = evaluate(expression, conversation, semantics);
  // One wording is found in order and each place once.
  return { holds, hits: expression.kind === 'find' ? hits : inOrder(hits) };
}

/**
 * The same in steps: of many alternatives one after the other, so that others get their turn in between where each takes its
 * time. The last step has the finding.
 */
export function* findInSteps(
  expression: Expression,
  conversation: PreparedConversation,
  semantics: Semantics | null,
): Generator<undefined, Finding, undefined> {
  if (expression.kind !== 'or') return find(expression, conversation, semantics);
  // Put together as they come: two hundred alternatives may each be found in every phrase.
  const unique = new Map<string, Hit>();
  let holds = false;
  for (const node of expression.nodes) {
    const finding = evaluate(node, conversation, semantics);
    holds ||= finding.holds;
    for (const hit of finding.hits) unique.set(placeOf(hit), hit);
    yield;
  }
  return { holds, hits: sorted(unique) };
}

function evaluate(
  expression: Expression,
  conversation: PreparedConversation,
  semantics: Semantics | null,
): Finding {
  switch (expression.kind) {
    case 'find': {
      const hits = findHits(expression, conversation, semantics);
      return { holds: hits.length > 0, hits };
    }
    case 'not':
      return { holds: !evaluate(expression.node, conversation, semantics).holds, hits: [] };
    case 'and': {
      const hits: Hit[] = [];
      for (const node of expression.nodes) {
        const finding = evaluate(node, conversation, semantics);
        if (!finding.holds) return { holds: false, hits: [] };
        hits.push(...finding.hits);
      }
      return { holds: true, hits };
    }
    case 'or': {
      const findings = expression.nodes.map((node) => evaluate(node, conversation, semantics));
      const true_ = findings.filter((finding) => finding.holds);
      return { holds: true_.length > 0, hits: true_.flatMap((finding) => finding.hits) };
    }
    default:
      return expression satisfies never;
  }
}

function findHits(node: FindNode, conversation: PreparedConversation, semantics: Semantics | null): Hit[] {
  const wanted = (phrase: number): SpokenPhrase | null => {
    const spoken = conversation.phrases[phrase];
    return spoken !== undefined && isBy(node.who, spoken.role) ? spoken : null;
  };
  const isThere = (start_ms: number, { in_hold }: SpokenPhrase) =>
    isInPart({ start_ms, in_hold }, node.part, conversation.duration_ms);
  const { wording } = node;
  if (wording.kind === 'regexp') {
    const { literals, matches } = wording.compiled;
    const hits: Hit[] = [];
    for (const phrase of conversation.letters().phrasesWith(literals)) {
      const spoken = wanted(phrase);
      const text = conversation.texts[phrase];
      if (spoken === null || text === undefined) continue;
      // Nothing of a phrase lies in a part that it neither begins nor ends in.
      if (!isThere(spoken.start_ms, spoken) && !isThere(spoken.end_ms, spoken)) continue;
      for (const { start, end } of matches(text, mostHits)) {
        const hit = hitOfText(spoken, start, end);
        if (isThere(beginningOf(hit, spoken), spoken)) hits.push(hit);
      }
    }
    return hits;
  }
  if (wording.kind === 'semantic') {
    if (semantics === null) throw new Error('A semantic query needs a measure of similarity');
    const said = Map.groupBy(
      wording.said === null ? [] : findHits(wording.said, conversation, null),
      (hit) => hit.phrase_id,
    );
    return conversation.phrases.flatMap((one, phrase): Hit[] => {
      const words = said.get(one.id);
      if (words !== undefined) return words.map((hit) => ({ ...hit, similarity: 1 }));
      const spoken = wanted(phrase);
      if (spoken === null || spoken.words.length === 0 || !isThere(spoken.start_ms, spoken)) return [];
      const similarity = semantics.similarity(wording.text, conversation, phrase);
      // Nothing in common is no similarity, however low the limit.
      if (similarity <= 0 || similarity < wording.least || similarity > wording.most) return [];
      return [{ ...hitOf(spoken, 0, spoken.words.length - 1), similarity }];
    });
  }
  const { slots } = conversation.words();
  const hits: Hit[] = [];
  let after = -1;
  for (const { first, last } of findWordings(wording, conversation)) {
    const from = slots[first];
    const to = slots[last];
    if (first <= after || from === undefined || to === undefined) continue;
    const spoken = wanted(from.phrase);
    if (spoken === null) continue;
    const hit = hitOf(spoken, from.first_word, to.last_word);
    if (!isThere(beginningOf(hit, spoken), spoken)) continue;
    after = last;
    hits.push(hit);
    if (hits.length >= mostHits) break;
  }
  return hits;
}

/** Where a hit begins. The times of an import may lie beside those of its phrase; the index knows only these. */
function beginningOf({ start_ms }: Hit, phrase: SpokenPhrase): number {
  return Math.min(Math.max(start_ms, phrase.start_ms), phrase.end_ms);
}

function hitOfText(spoken: SpokenPhrase, start: number, end: number): Hit {
  let at = 0;
  let first = -1;
  let last = 0;
  for (const [index, word] of spoken.words.entries()) {
    const wordEnd = at + word.text.length;
    if (first === -1 && wordEnd > start) first = index;
    if (at < end) last = index;
    at = wordEnd + 1;
  }
  return hitOf(spoken, Math.max(0, first), Math.max(last, first));
}

function hitOf(spoken: SpokenPhrase, first: number, last: number): Hit {
  const from = spoken.words[first];
  let text = from?.text ?? '';
  let end_ms = from?.end_ms ?? spoken.end_ms;
  for (const word of spoken.words.slice(first + 1, last + 1)) {
    text += ` ${word.text}`;
    end_ms = Math.max(end_ms, word.end_ms);
  }
  const { id, speaker, role } = spoken;
  return {
    phrase_id: id,
    speaker,
    role,
    start_ms: from?.start_ms ?? spoken.start_ms,
    end_ms,
    text,
    words: [first, last],
  };
}

const placeOf = ({ phrase_id, words }: Hit): string => `${phrase_id}:${words[0]}:${words[1]}`;

/** The same words found twice are one hit. */
function inOrder(hits: readonly Hit[]): Hit[] {
  return sorted(new Map(hits.map((hit) => [placeOf(hit), hit])));
}

function sorted(hits: ReadonlyMap<string, Hit>): Hit[] {
  return [...hits.values()].sort(
    (a, b) =>
      a.start_ms - b.start_ms ||
      a.phrase_id - b.phrase_id ||
      a.words[0] - b.words[0] ||
      a.words[1] - b.words[1],
  );
}
