import { callParts, entireCall, type Part } from '@earshot/core/call/part.ts';
import { whos } from '@earshot/core/call/role.ts';
import { readList, writeList } from '@earshot/core/lists.ts';
import { matchingTypes, mostDistance, type Query, queryTypes } from '@earshot/core/matching/query.ts';
import type { TextSearch } from '../../lib/text-search.ts';
import type { FilterSearch } from '../../shared/filters/filter-address.ts';
import { isTooLong } from '../../shared/rules/builder/detection-draft.ts';

/** What the address of a search holds, besides the filters. Everything is text there. */
export type QuerySearch = TextSearch<
  | 'by'
  | 'match'
  | 'phrases'
  /** What is being typed: one more phrase, or the whole expression. */
  | 'text'
  | 'distance'
  | 'who'
  | 'part'
  | 'part_seconds'
  | 'part_percent'
  | 'similar_from'
  | 'similar_to'
>;
export type SearchSearch = FilterSearch &
  QuerySearch &
  TextSearch<'sorting_by' | 'order_by' | 'offset' | 'form'>;

const oneOf = <T extends string>(values: readonly T[], text: string | undefined, otherwise: T): T =>
  values.find((value) => value === text) ?? otherwise;

const number = (text: string | undefined): number | null => {
  const value = text ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
};

/** What the address asks for; all phrases must occur unless it says otherwise. */
export function queryOf(search: QuerySearch): Query {
  const type = oneOf(queryTypes, search.by, 'phrases');
  const matching = oneOf(matchingTypes, search.match, 'all');
  const text = search.text ?? '';
  const least = number(search.similar_from);
  const distance = Math.round(Math.min(mostDistance, Math.max(0, number(search.distance) ?? 0)));
  return {
    type,
    matching,
    phrases: type === 'phrases' ? phrasesOf(search) : [],
    regexp: type === 'regexp' ? text : '',
    expression: type === 'advanced' ? text : '',
    // A search by meaning finds the words, too, as far apart as they may stand.
    distance: type === 'regexp' || (type === 'phrases' && matching === 'exact') ? 0 : distance,
    limits:
      type === 'phrases' && matching === 'semantic' && least !== null
        ? [least, number(search.similar_to)]
        : null,
    who: oneOf(whos, search.who, 'anyone'),
    part: partOf(search),
    language: null,
  };
}

/** Words between those of a phrase that are offered where the words side by side were not found. */
export const looseDistance = 4;

/** Whether words between could help: a phrase of several words that asks for them side by side. */
export function isStrict({ type, matching, phrases, distance }: Query): boolean {
  const hasSeveral = phrases.some((phrase) => /\S\s+\S/.test(phrase.trim()));
  return type === 'phrases' && allowsDistance(matching) && distance === 0 && hasSeveral;
}

export const allowsDistance = (matching: Query['matching']) => matching === 'any' || matching === 'all';

function partOf(search: QuerySearch): Part {
  const name = oneOf(callParts, search.part, 'entire');
  const hasLength = name === 'beginning' || name === 'ending';
  const [seconds, percent] = [number(search.part_seconds), number(search.part_percent)];
  return {
    name,
    seconds: hasLength && seconds !== null && seconds > 0 ? seconds : null,
    percent: hasLength && percent !== null && percent > 0 && percent <= 100 ? percent : null,
  };
}

/** The phrases that are written, and the one that is being written. */
function phrasesOf(search: QuerySearch): string[] {
  const written = readList(search.phrases ?? '');
  const typed = (search.text ?? '').trim();
  return typed === '' || written.includes(typed) ? written : [...written, typed];
}

/** The phrases that stand as chips. */
export const chipsOf = (search: QuerySearch): string[] => readList(search.phrases ?? '');

/** Takes phrases in as chips; what was being typed has become one of them. */
export function withChips<T extends QuerySearch>(search: T, phrases: readonly string[]): T {
  return { ...search, phrases: writeList([...new Set(phrases)]) || undefined, text: undefined };
}

export function withPart<T extends QuerySearch>(search: T, part: Part): T {
  return {
    ...search,
    part: part.name === entireCall.name ? undefined : part.name,
    part_seconds: part.seconds === null ? undefined : String(part.seconds),
    part_percent: part.percent === null ? undefined : String(part.percent),
  };
}

/** Another way to write; what was written before does not fit it. */
export function withType<T extends QuerySearch>(search: T, type: Query['type']): T {
  return { ...search, by: type === 'phrases' ? undefined : type, text: undefined };
}

/** Whether there is anything to look for. */
export function asksForWords(query: Query): boolean {
  const { type, phrases, regexp, expression } = query;
  if (isTooLong(query)) return false;
  if (type === 'phrases') return phrases.length > 0;
  return (type === 'regexp' ? regexp : expression).trim() !== '';
}

/** The address of a query, for links that search for what a rule says. */
export function searchOfQuery(query: Query): QuerySearch {
  const { type, matching, limits } = query;
  const isSemantic = type === 'phrases' && matching === 'semantic';
  return withPart(
    {
      by: type === 'phrases' ? undefined : type,
      match: matching === 'all' ? undefined : matching,
      phrases: type === 'phrases' ? writeList(query.phrases) || undefined : undefined,
      text:
        type === 'phrases' ? undefined : (type === 'regexp' ? query.regexp : query.expression) || undefined,
      distance: query.distance > 0 ? String(query.distance) : undefined,
      who: query.who === 'anyone' ? undefined : query.who,
      similar_from: isSemantic && limits ? String(limits[0]) : undefined,
      similar_to: isSemantic && limits?.[1] != null ? String(limits[1]) : undefined,
    },
    query.part,
  );
}

/** The address of what is found, whatever page of it one has turned to. */
export function addressOfSearch(search: SearchSearch): string {
  const pairs = Object.entries({ ...search, offset: undefined, form: undefined }).filter(
    (pair): pair is [string, string] => Boolean(pair[1]),
  );
  return new URLSearchParams(pairs).toString();
}
