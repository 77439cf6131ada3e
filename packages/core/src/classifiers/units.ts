import type { Conversation } from '../call/conversation.ts';
import { isInPart, type Part } from '../call/part.ts';
import { type SpokenPhrase, textOf } from '../call/phrase.ts';
import { isBy, type SpeakerRole, type Who } from '../call/role.ts';
import { type ClassifiedUnit, longestExample } from './classifiers.ts';
import type { ExamplePlace } from './examples.ts';

/** What is classified at once: a phrase, some that follow one another, or all of a call. Phrases stand on lines of their own. */
export type Unit = { text: string; role: SpeakerRole | null; phrases: readonly SpokenPhrase[] };

/** What of a call a classifier looks at, and in pieces of what size. */
export type UnitRule = { unit: ClassifiedUnit; passage: number; who: Who; part: Part };

/** What of a call is classified, in its order; phrases without a word are left out. */
export function unitsOf({ phrases, duration_ms }: Conversation, rule: UnitRule): Unit[] {
  const said = phrases.filter(
    (phrase) =>
      phrase.words.length > 0 && isBy(rule.who, phrase.role) && isInPart(phrase, rule.part, duration_ms),
  );
  if (said.length === 0) return [];
  const size = rule.unit === 'phrase' ? 1 : rule.unit === 'passage' ? rule.passage : said.length;
  return Array.from({ length: Math.ceil(said.length / size) }, (_, at) =>
    unitOf(said.slice(at * size, (at + 1) * size)),
  );
}

/** Phrases from one number to another as one unit; null where none of them has a word. */
export function unitBetween({ phrases }: Conversation, first: number, last: number): Unit | null {
  const said = phrases.filter(({ id, words }) => id >= first && id <= last && words.length > 0);
  return said.length === 0 ? null : unitOf(said);
}

function unitOf(phrases: readonly SpokenPhrase[]): Unit {
  const roles = new Set(phrases.map(({ role }) => role));
  const text = phrases.map(textOf).join('\n').slice(0, longestExample);
  return { text, role: roles.size === 1 ? (phrases[0]?.role ?? null) : null, phrases };
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
