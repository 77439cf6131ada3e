import type { NearNode, QueryWord, WordingNode, WordsNode } from './expression.ts';
import type { PreparedConversation } from './prepared-conversation.ts';
import { formKey } from './slots.ts';

/** First and last slot of a wording. */
export type Range = { first: number; last: number };

/**
 * Where a wording occurs, ordered by place. Of the ways in which words stand from one place on the shortest is enough, except
 * beside another wording: there a longer one may be the one that is near.
 */
export function findWordings(
  node: WordingNode,
  conversation: PreparedConversation,
  ways: 'shortest' | 'every' = 'shortest',
): Range[] {
  switch (node.kind) {
    case 'words':
      return ways === 'shortest' || node.distance === 0 || node.words.length < 2
        ? findWords(node, conversation)
        : findEveryWay(node, conversation);
    case 'near':
      return findNear(node, conversation);
    case 'either':
      return node.nodes.flatMap((one) => findWordings(one, conversation, ways)).sort(byPlace);
    default:
      return node satisfies never;
  }
}

function byPlace(a: Range, b: Range): number {
  return a.first - b.first || a.last - b.last;
}

const none: readonly number[] = [];

function findWords({ words, distance }: WordsNode, conversation: PreparedConversation): Range[] {
  const { positions } = conversation.words();
  const lists = words.map((word) => slotsWith(word, conversation));
  const [starts = none, second] = lists;
  if (second === undefined) return starts.map((slot) => ({ first: slot, last: slot }));
  // Where one of the words is not there at all, nothing is to be looked for.
  if (lists.some((list) => list.length === 0)) return [];
  const found: Range[] = [];
  const inVain = new Set<number>();
  let next = 0;
  for (const first of starts) {
    while ((second[next] ?? Number.POSITIVE_INFINITY) <= first) next += 1;
    if (next === second.length) break;
    const last = nearestEnd(first, lists, 1, next, { distance, positions, inVain });
    if (last !== null) found.push({ first, last });
  }
  return found;
}

/**
 * The nearest slot at which the words from `depth` on end, each within reach of the one before; `next` is the first
 * place in the list of that word's slots that lies after `from`. From where it was sought in vain it is not sought again: words
 * that are said over and over could stand for one another in more ways than there is time for.
 */
function nearestEnd(
  from: number,
  lists: readonly (readonly number[])[],
  depth: number,
  next: number,
  seek: { distance: number; positions: readonly number[]; inVain: Set<number> },
): number | null {
  const { distance, positions, inVain } = seek;
  const here = from * lists.length + depth;
  if (inVain.has(here)) return null;
  const list = lists[depth] ?? none;
  const following = lists[depth + 1];
  const reach = (positions[from] ?? 0) + distance + 1;
  for (let at = next; at < list.length; at += 1) {
    const slot = list[at] ?? 0;
    if ((positions[slot] ?? 0) > reach) break;
    // The words from a later slot on cannot end sooner than from an earlier one.
    const last =
      following === undefined ? slot : nearestEnd(slot, lists, depth + 1, firstAfter(following, slot), seek);
    if (last !== null) return last;
  }
  inVain.add(here);
  return null;
}

/**
 * So many ends of a wording are gone after from each place at which it begins, the nearest ones. Words said over and over could
 * end at thousands of places, and those near them at thousands of each.
 */
const mostEnds = 20;

/** The places at which words end that may stand apart, from each at which they begin. */
function findEveryWay({ words, distance }: WordsNode, conversation: PreparedConversation): Range[] {
  const { positions } = conversation.words();
  const [starts = none, ...following] = words.map((word) => slotsWith(word, conversation));
  if (following.some((list) => list.length === 0)) return [];
  return starts.flatMap((first) => {
    let ends: readonly number[] = [first];
    for (const list of following) {
      if (ends.length === 0) break;
      ends = within(list, ends, distance, positions);
    }
    return ends.map((last) => ({ first, last }));
  });
}

/** The first slots of a list that come after one of others, which rise, and within reach of it. */
function within(
  list: readonly number[],
  others: readonly number[],
  distance: number,
  positions: readonly number[],
): number[] {
  const found: number[] = [];
  let before = 0;
  for (let at = firstAfter(list, others[0] ?? 0); at < list.length && found.length < mostEnds; at += 1) {
    const slot = list[at] ?? 0;
    // Of those before it the last one reaches furthest.
    while ((others[before + 1] ?? Number.POSITIVE_INFINITY) < slot) before += 1;
    const reach = (positions[others[before] ?? 0] ?? 0) + distance + 1;
    if ((positions[slot] ?? 0) <= reach) found.push(slot);
    else if (before === others.length - 1) break;
  }
  return found;
}

/** Index of the first value greater than `value` in a rising list. */
function firstAfter(list: readonly number[], value: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Many rules share their words: what one of them looked up is kept with the conversation. */
function slotsWith(word: QueryWord, conversation: PreparedConversation): readonly number[] {
  const { found } = conversation.words();
  let slots = found.get(word.id);
  if (slots === undefined) {
    slots = word.prefix ? slotsBeginning(word.form, conversation) : slotsOfKeys(word.keys, conversation);
    found.set(word.id, slots);
  }
  return slots;
}

function slotsOfKeys(keys: readonly string[], conversation: PreparedConversation): readonly number[] {
  const { postings } = conversation.words();
  let slots = none;
  for (const key of keys) {
    const list = postings.get(key) ?? none;
    if (slots === none) slots = list;
    else if (list !== none) slots = [...new Set([...slots, ...list])].sort((a, b) => a - b);
  }
  return slots;
}

function slotsBeginning(form: string, conversation: PreparedConversation): readonly number[] {
  const start = formKey(form);
  const forms = conversation.forms();
  const { postings } = conversation.words();
  let low = 0;
  let high = forms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((forms[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  const slots = new Set<number>();
  for (const form of forms.slice(low)) {
    if (!form.startsWith(start)) break;
    for (const slot of postings.get(form) ?? none) slots.add(slot);
  }
  return [...slots].sort((a, b) => a - b);
}

function findNear(node: NearNode, conversation: PreparedConversation): Range[] {
  const left = findWordings(node.left, conversation, 'every');
  if (left.length === 0) return [];
  const right = findWordings(node.right, conversation, 'every');
  const { positions } = conversation.words();
  const found = oneBehindOther(left, right, node.distance, positions);
  const turned = node.ordered ? [] : oneBehindOther(right, left, node.distance, positions);
  return nearestEnds(found.concat(turned).sort(byPlace));
}

/** From the beginning of ranges to the end of others that begin behind them and within reach; both rise. */
function oneBehindOther(
  ranges: readonly Range[],
  others: readonly Range[],
  distance: number,
  positions: readonly number[],
): Range[] {
  const begins = others.map(({ first }) => positions[first] ?? 0);
  return ranges.flatMap(({ first, last }) => {
    const end = positions[last] ?? 0;
    const found: Range[] = [];
    for (let at = firstAfter(begins, end); at < others.length && found.length < mostEnds; at += 1) {
      if ((begins[at] ?? 0) > end + distance + 1) break;
      found.push({ first, last: others[at]?.last ?? 0 });
    }
    return found;
  });
}

/** Each of some ranges once, and of those that begin at the same place the shortest ones; they rise. */
function nearestEnds(ranges: readonly Range[]): Range[] {
  let count = 0;
  return ranges.filter(({ first, last }, at) => {
    const before = ranges[at - 1];
    if (before?.first !== first) count = 0;
    else if (before.last === last) return false;
    count += 1;
    return count <= mostEnds;
  });
}
