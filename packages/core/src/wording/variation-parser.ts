import { wordsOf } from '../matching/text/pieces.ts';
import { longestVariation } from './steps.ts';

export const slotNames = ['name', 'number', 'date', 'any'] as const;
export type SlotName = (typeof slotNames)[number];

/** Words that somebody marked: without those that must be said it is unsure at most, those that may be said are not missed. */
export const wordMarks = ['must', 'may'] as const;
export type WordMark = (typeof wordMarks)[number];

/** Words that `{any N}` may stand for; with more of them a sentence would hold whatever is said. */
export const mostAnyWords = 10;

/** A word or a slot of a variation; `start` and `end` are characters of its text. */
export type VariationItem = { start: number; end: number } & (
  | { kind: 'word'; text: string; mark: WordMark | null }
  /** `most`: how many words it may stand for. */
  | { kind: 'slot'; slot: SlotName; most: number }
);

export const variationProblems = [
  'empty',
  'too_long',
  'unknown_slot',
  'unclosed_slot',
  'unexpected_brace',
  'slot_length',
  'no_words',
  'nothing_marked',
] as const;

/** What is wrong with a variation, and where in its text. `found`: what stands there. */
export type VariationIssue = {
  code: (typeof variationProblems)[number];
  start: number;
  end: number;
  found?: string;
};

/** Words that a slot may stand for where its writer does not say: a name with a patronymic, a number or a date said slowly. */
const usualWords: Record<Exclude<SlotName, 'any'>, number> = { name: 3, number: 12, date: 6 };

/** Everything that can stand in a variation: a slot, a brace without its other half, and what is neither. */
const parts = /\{([^{}]*)\}|[{}]|[^{}]+/gu;

/**
 * Reads a variation: words, slots, and words that are marked, `{must Swift Net}` and `{may please}`. Mistakes come back as issues; the
 * items are what could be read.
 */
export function parseVariation(text: string): { items: VariationItem[]; issues: VariationIssue[] } {
  const whole = { start: 0, end: text.length };
  if (text.trim() === '') return { items: [], issues: [{ code: 'empty', ...whole }] };
  if (text.length > longestVariation)
    return { items: [], issues: [{ code: 'too_long', start: longestVariation, end: text.length }] };
  const items: VariationItem[] = [];
  const issues: VariationIssue[] = [];
  for (const { 0: part, 1: inside, index } of text.matchAll(parts)) {
    const place = { start: index, end: index + part.length };
    const marked = inside === undefined ? undefined : readMarked(inside);
    if (marked !== undefined) {
      const words = wordsFrom(marked.words, index + 1 + marked.from, marked.mark);
      if (words.length === 0) issues.push({ code: 'nothing_marked', ...place, found: part });
      items.push(...words);
    } else if (inside !== undefined) {
      const read = readSlot(inside);
      if ('code' in read) issues.push({ code: read.code, ...place, found: part });
      else items.push({ kind: 'slot', ...read, ...place });
    } else if (part === '{') issues.push({ code: 'unclosed_slot', start: index, end: text.length });
    else if (part === '}') issues.push({ code: 'unexpected_brace', ...place });
    else items.push(...wordsFrom(part, index, null));
  }
  const hasWords = items.some(
    (item) => item.kind === 'word' && item.mark !== 'may' && /[\p{L}\p{N}]/u.test(item.text),
  );
  if (!hasWords && issues.length === 0) issues.push({ code: 'no_words', ...whole });
  return { items, issues };
}

function wordsFrom(part: string, from: number, mark: WordMark | null): VariationItem[] {
  return wordsOf(part).map(({ text, start }) => ({
    kind: 'word',
    text,
    mark,
    start: from + start,
    end: from + start + text.length,
  }));
}

/** Of `must Swift Net` the mark, and the words with their place; undefined where it begins with no mark. */
function readMarked(inside: string): { mark: WordMark; words: string; from: number } | undefined {
  const begin = inside.length - inside.trimStart().length;
  const text = inside.trimStart();
  const mark = wordMarks.find((one) => {
    const next = text.slice(one.length, one.length + 1);
    return text.slice(0, one.length).toLowerCase() === one && next.trim() === '';
  });
  if (mark === undefined) return undefined;
  return { mark, words: text.slice(mark.length), from: begin + mark.length };
}

function readSlot(inside: string): { slot: SlotName; most: number } | { code: VariationIssue['code'] } {
  const [name = '', count, ...more] = inside.trim().toLowerCase().split(/\s+/);
  const slot = slotNames.find((one) => one === name);
  if (slot === undefined || more.length > 0) return { code: 'unknown_slot' };
  if (slot !== 'any')
    return count === undefined ? { slot, most: usualWords[slot] } : { code: 'unknown_slot' };
  const most = /^\d{1,3}$/.test(count ?? '') ? Number(count) : 0;
  return most >= 1 && most <= mostAnyWords ? { slot, most } : { code: 'slot_length' };
}
