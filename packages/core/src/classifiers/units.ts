import type { Conversation } from '../call/conversation.ts';
import { isInPart, type Part } from '../call/part.ts';
import { type SpokenPhrase, textOf } from '../call/phrase.ts';
import { isBy, type Who } from '../call/role.ts';
import { type ClassifiedUnit, longestExample } from './classifiers.ts';
import type { ExamplePlace } from './examples.ts';
import type { Position, Setting } from './setting.ts';

/** What is classified at once: a phrase, some that follow one another, or all of a call. Phrases stand on lines of their own. */
export type Unit = Setting & { text: string; phrases: readonly SpokenPhrase[] };

/** What of a call a classifier looks at, and in pieces of what size. */
export type UnitRule = { unit: ClassifiedUnit; passage: number; who: Who; part: Part };

/** What of a call is classified, in its order; phrases without a word are left out. */
export function unitsOf(call: Conversation, rule: UnitRule): Unit[] {
  const said = call.phrases.filter(
    (phrase) =>
      phrase.words.length > 0 && isBy(rule.who, phrase.role) && isInPart(phrase, rule.part, call.duration_ms),
  );
  if (said.length === 0) return [];
  const size = rule.unit === 'phrase' ? 1 : rule.unit === 'passage' ? rule.passage : said.length;
  const make = unitMaker(call);
  return Array.from({ length: Math.ceil(said.length / size) }, (_, at) =>
    make(said.slice(at * size, (at + 1) * size)),
  );
}

/** Phrases from one number to another as one unit; null where none of them has a word. */
export function unitBetween(call: Conversation, first: number, last: number): Unit | null {
  const said = call.phrases.filter(({ id, words }) => id >= first && id <= last && words.length > 0);
  return said.length === 0 ? null : unitMaker(call)(said);
}

/** Makes units of a call out of phrases with words. */
function unitMaker({ phrases }: Conversation): (said: readonly SpokenPhrase[]) => Unit {
  const all = phrases.filter(({ words }) => words.length > 0);
  const ofAll = ranksOf(all);
  const ofSide = {
    operator: ranksOf(all.filter((phrase) => phrase.role === 'operator')),
    abonent: ranksOf(all.filter((phrase) => phrase.role === 'abonent')),
  };
  return (said) => {
    const roles = new Set(said.map((phrase) => phrase.role));
    const role = roles.size === 1 ? (said[0]?.role ?? null) : null;
    const text = said.map(textOf).join('\n').slice(0, longestExample);
    return { text, role, position: positionIn(role === null ? ofAll : ofSide[role], said), phrases: said };
  };
}

type Ranks = ReadonlyMap<SpokenPhrase, number>;

const ranksOf = (phrases: readonly SpokenPhrase[]): Ranks =>
  new Map(phrases.map((phrase, at) => [phrase, at]));

/** Where phrases stand among others; null where there are no others, as in a unit that is the whole call. */
function positionIn(ranks: Ranks, said: readonly SpokenPhrase[]): Position | null {
  const [first, last] = [said[0] as SpokenPhrase, said.at(-1) as SpokenPhrase];
  const before = ranks.get(first) ?? 0;
  const after = ranks.size - 1 - (ranks.get(last) ?? 0);
  return before + after === 0 ? null : { before, after };
}

/** Where a unit was said. */
export function placeOf({ phrases }: Unit): Omit<ExamplePlace, 'file_id'> {
  const [first, last] = [phrases[0] as SpokenPhrase, phrases.at(-1) as SpokenPhrase];
  return { phrase_id: first.id, last_phrase_id: last.id, start_ms: first.start_ms, end_ms: last.end_ms };
}

/** The phrase of a unit and the place of its word in which a letter of the unit's text stands; null between phrases. */
export function wordAt(
  { phrases }: Pick<Unit, 'phrases'>,
  offset: number,
): { phrase: SpokenPhrase; word: number } | null {
  let start = 0;
  for (const phrase of phrases)
    for (const [word, { text }] of phrase.words.entries()) {
      if (offset < start + text.length) return offset < start ? null : { phrase, word };
      start += text.length + 1;
    }
  return null;
}
