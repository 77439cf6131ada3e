import { type NewPhrase, toPhrase } from '../call/phrase.ts';
import { extentOf, type Span } from '../call/span.ts';
import type { Speaker } from '../call/speaker.ts';
import type { Word } from '../call/word.ts';

/** Who speaks and what is said. */
export type Said = { speakers: readonly Speaker[]; phrases: readonly NewPhrase[] };
type Rebased = { speakers: Speaker[]; phrases: NewPhrase[] };

/** A stretch of the call that a person decided about; whose words in it give way to theirs. */
type Decided = Span & { speakers: ReadonlySet<string> };

/**
 * Carries what people corrected over to a new recognition. For each phrase that was changed the corrected words replace
 * the new words whose middle lies in its time; what was taken out stays out; roles and names that were set stay.
 * Everything else is as it was recognised anew.
 */
export function rebaseCorrections(fresh: Said, base: Said, corrected: Said): Rebased {
  const { speakers, idOf } = joinSpeakers(fresh.speakers, base.speakers, corrected.speakers);
  const { changed, decided } = whatChanged(base.phrases, corrected.phrases);
  const freshIds = new Set(fresh.speakers.map(({ id }) => id));
  const stretches = decided.map((one) => {
    const ids = [...one.speakers].map(idOf);
    // Where a side has no counterpart nobody knows whose words these are now, and all of them give way.
    const isKnown = ids.every((id) => freshIds.has(id));
    return { ...one, speakers: isKnown ? new Set(ids) : freshIds };
  });
  const kept = fresh.phrases.flatMap((phrase) => outside(phrase, stretches));
  const phrases = [...kept, ...changed.map((phrase) => ({ ...phrase, speaker: idOf(phrase.speaker) }))];
  phrases.sort((a, b) => a.start_ms - b.start_ms || a.end_ms - b.end_ms);
  return { speakers, phrases: phrases.map((phrase, id) => ({ ...phrase, id })) };
}

/** What a person changed: phrases with a word that was not recognised like this, and words that are gone. */
function whatChanged(base: readonly NewPhrase[], corrected: readonly NewPhrase[]) {
  const recognised = new Set(base.flatMap(keysOf));
  const remaining = new Set(corrected.flatMap(keysOf));
  const changed = corrected.filter((phrase) => keysOf(phrase).some((key) => !recognised.has(key)));
  const lost = base.flatMap((phrase) => {
    const keys = keysOf(phrase);
    return runsOf(phrase.words, (_, at) => !remaining.has(keys[at] as string)).map((run) => ({
      ...extentOf(run),
      speakers: new Set([phrase.speaker]),
    }));
  });
  const decided: Decided[] = changed.map((phrase) => {
    const { start_ms, end_ms } = phrase;
    const over = lost.filter((one) => one.start_ms < end_ms && one.end_ms > start_ms);
    return {
      start_ms,
      end_ms,
      speakers: new Set([phrase.speaker, ...over.flatMap(({ speakers }) => [...speakers])]),
    };
  });
  return { changed, decided: [...decided, ...lost] };
}

function keysOf(phrase: NewPhrase): string[] {
  return phrase.words.map((word) => `${phrase.speaker} ${word.start_ms} ${word.end_ms} ${word.text}`);
}

/** What of a phrase lies outside the stretches that people decided about. */
function outside(phrase: NewPhrase, stretches: readonly Decided[]): NewPhrase[] {
  const own = stretches.filter(
    ({ speakers, start_ms, end_ms }) =>
      speakers.has(phrase.speaker) && start_ms <= phrase.end_ms && end_ms >= phrase.start_ms,
  );
  const stays = (word: Word) => {
    const middle = (word.start_ms + word.end_ms) / 2;
    return !own.some(({ start_ms, end_ms }) => middle >= start_ms && middle <= end_ms);
  };
  if (own.length === 0 || phrase.words.every(stays)) return [phrase];
  return runsOf(phrase.words, stays).map((words) => toPhrase(phrase.speaker, words));
}

function runsOf(words: readonly Word[], belongs: (word: Word, at: number) => boolean): Word[][] {
  const runs: Word[][] = [];
  let isOpen = false;
  for (const [at, word] of words.entries()) {
    const is = belongs(word, at);
    if (is && isOpen) runs.at(-1)?.push(word);
    else if (is) runs.push([word]);
    isOpen = is;
  }
  return runs;
}

/** The new speakers with what a person said about them, and which of them each old one is. */
function joinSpeakers(fresh: readonly Speaker[], base: readonly Speaker[], corrected: readonly Speaker[]) {
  const speakers = fresh.map((speaker) => ({ ...speaker }));
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const old of corrected) {
    const before = base.find(({ id }) => id === old.id) ?? old;
    // As they were recognised: what was set for one of them meanwhile would make them look like another.
    const match = counterpart(fresh, before, taken);
    let found = speakers.find(({ id }) => id === match?.id);
    if (found === undefined) {
      found = { ...old };
      speakers.push(found);
    }
    ids.set(old.id, found.id);
    taken.add(found.id);
    if (old.role !== before.role) found.role = old.role;
    if (old.name !== before.name) found.name = old.name;
  }
  return { speakers, idOf: (id: string) => ids.get(id) ?? id };
}

/** Of the new speakers who may be the old one: nobody else's counterpart, then of the same name, then of the same id. */
function counterpart(
  fresh: readonly Speaker[],
  old: Speaker,
  taken: ReadonlySet<string>,
): Speaker | undefined {
  const likeness = ({ id, name }: Speaker) =>
    (taken.has(id) ? 0 : 4) + (name !== null && name === old.name ? 2 : 0) + (id === old.id ? 1 : 0);
  return fresh.filter((one) => isSame(one, old)).sort((a, b) => likeness(b) - likeness(a))[0];
}

/** Ids are given in the order of appearance, so they tell least. */
function isSame(one: Speaker, other: Speaker): boolean {
  if (one.channel !== null && other.channel !== null) return one.channel === other.channel;
  if (one.role !== null && other.role !== null) return one.role === other.role;
  if (one.name !== null && other.name !== null) return one.name === other.name;
  return one.id === other.id;
}
