import { entireCall } from '../../call/part.ts';
import type { SpeakerRole } from '../../call/role.ts';
import type { Steps } from '../../steps.ts';
import type { Slot } from '../slots.ts';
import { comparison, type Wanted } from './compare-phrases.ts';
import {
  addPhrase,
  copyPhrases,
  emptyColumns,
  grownTo,
  type PhraseColumns,
  type StretchSize,
  type StretchSizes,
  spanOf,
} from './phrase-columns.ts';
import { createPlaceIds, type PlaceIds } from './place-ids.ts';
import { type PlaceValues, placeValues } from './place-values.ts';
import type { AskedText, SentenceMeasure, SlotMeaning } from './sentence-measure.ts';

export type { Wanted } from './compare-phrases.ts';

export type PhraseToKeep = {
  id: number;
  role: SpeakerRole | null;
  start_ms: number;
  in_hold: boolean;
  slots: readonly Slot[];
};
export type CallToKeep = { file_id: string; duration_ms: number; phrases: readonly PhraseToKeep[] };

/** Phrases by place: parallel lists, as the database takes them. */
export type PhrasePlaces = { file_ids: string[]; phrase_ids: number[] };

/** Compared or measured in one step: about two milliseconds. */
const phrasesInStep = 20_000;
const stretchesInStep = 2000;
/** From this share on, what is left of calls that were replaced or removed is cleared away. */
const mostDead = 0.3;

const anything: Wanted = { least: 0, most: 1, who: 'anyone', part: entireCall };

type KeptCall = { file_id: string; duration_ms: number; from: number; to: number };

/**
 * The phrases of a workspace in the memory of a process, ready to be compared with any text: each of them is, and no index
 * leaves out the unlikely ones. How close a phrase comes to a text is a sum of one number for each of its places, over its
 * length, so that a million take some hundredths of a second.
 */
export type PhraseStore = {
  /** How many can be found. */
  readonly phrases: number;
  /** Takes a call in, in place of what was kept of it. */
  put: (call: CallToKeep) => void;
  remove: (fileId: string) => void;
  fileIds: () => Iterable<string>;
  /** Each call with a phrase that is wanted, and how similar the closest of them is. */
  calls: (asked: AskedText, wanted: Wanted) => Steps<Map<string, number>>;
  /** How similar each phrase of a call is to a text, by its place in the call. */
  similarityIn: (fileId: string, asked: AskedText) => (phrase: number) => number;
  /** The phrases that are wanted in some calls; null where the text belongs to a measure that is gone. */
  phrasesIn: (asked: AskedText, wanted: Wanted, fileIds: Iterable<string>) => PhrasePlaces | null;
  /** Goes over to another measure; before the last step the store answers by the one it had. */
  measureAnew: (measure: SentenceMeasure) => Steps<void>;
};

/** An empty store whose phrases are compared by a measure. */
export function createPhraseStore(measure: SentenceMeasure): PhraseStore {
  const state: State = {
    ids: createPlaceIds(),
    calls: new Map(),
    measure,
    meanings: [],
    columns: emptyColumns(),
    living: 0,
    last: null,
  };
  return {
    get phrases() {
      return state.living;
    },
    fileIds: () => state.calls.keys(),
    remove: (fileId) => removeCall(state, fileId),
    put: (call) => putCall(state, call),
    calls: (asked, wanted) => findCalls(state, asked, wanted),
    similarityIn(fileId, asked) {
      const { from, duration_ms } = state.calls.get(fileId) ?? { from: 0, duration_ms: 0 };
      const similarity = comparing(state, asked, anything);
      return (phrase) => similarity.phrase(from + phrase, duration_ms);
    },
    phrasesIn: (asked, wanted, fileIds) => findPhrases(state, asked, wanted, fileIds),
    measureAnew: (other) => measureAnew(state, other),
  };
}

type State = {
  ids: PlaceIds;
  calls: Map<string, KeptCall>;
  measure: SentenceMeasure;
  /** What the measure says of each place. */
  meanings: SlotMeaning[];
  columns: PhraseColumns;
  living: number;
  /** A list asks twice: which calls, and which phrases of those it shows. */
  last: { asked: AskedText; places: number; values: PlaceValues } | null;
};

function removeCall(state: State, fileId: string): void {
  const call = state.calls.get(fileId);
  if (call === undefined) return;
  state.living -= call.to - call.from;
  state.calls.delete(fileId);
}

function putCall(state: State, { file_id, duration_ms, phrases }: CallToKeep): void {
  removeCall(state, file_id);
  const { used } = state.columns;
  if (used.phrases - state.living > mostDead * used.phrases + phrasesInStep) clearAway(state);
  const { columns, ids, meanings, measure } = state;
  const from = columns.used.phrases;
  for (const { slots, ...phrase } of phrases) {
    const places = slots.flatMap(({ keys }) => ids.idOf(keys) ?? []);
    addMeanings(meanings, ids, measure);
    addPhrase(columns, phrase, places, (span) => measured(span, meanings, measure));
  }
  state.calls.set(file_id, { file_id, duration_ms, from, to: columns.used.phrases });
  state.living += phrases.length;
}

/** Who reads the columns of before goes on reading them. */
function clearAway(state: State): void {
  const cleared = emptyColumns();
  for (const [fileId, call] of state.calls) {
    const from = cleared.used.phrases;
    copyPhrases(state.columns, call, cleared);
    state.calls.set(fileId, { ...call, from, to: cleared.used.phrases });
  }
  state.columns = cleared;
}

function comparing(state: State, asked: AskedText, wanted: Wanted) {
  const { ids, meanings, columns } = state;
  if (state.last?.asked !== asked || state.last.places !== ids.count)
    state.last = { asked, places: ids.count, values: placeValues(asked, ids, meanings) };
  return comparison({ asked, wanted, columns, values: state.last.values, meanings });
}

function* findCalls(state: State, asked: AskedText, wanted: Wanted): Steps<Map<string, number>> {
  const similarity = comparing(state, asked, wanted);
  const found = new Map<string, number>();
  // As they are now: calls are put and removed between the steps.
  const calls = [...state.calls.values()];
  let compared = 0;
  for (const call of calls) {
    const closest = similarity.call(call);
    if (closest > 0) found.set(call.file_id, closest);
    compared += call.to - call.from;
    if (compared < phrasesInStep) continue;
    compared = 0;
    yield;
  }
  return found;
}

function findPhrases(
  state: State,
  asked: AskedText,
  wanted: Wanted,
  fileIds: Iterable<string>,
): PhrasePlaces | null {
  if (asked.measure !== state.measure) return null;
  const similarity = comparing(state, asked, wanted);
  const found: PhrasePlaces = { file_ids: [], phrase_ids: [] };
  for (const fileId of fileIds) {
    const { from, to, duration_ms } = state.calls.get(fileId) ?? { from: 0, to: 0, duration_ms: 0 };
    for (let phrase = from; phrase < to; phrase += 1) {
      if (similarity.phrase(phrase, duration_ms) === 0) continue;
      found.file_ids.push(fileId);
      found.phrase_ids.push(state.columns.ids[phrase] ?? 0);
    }
  }
  return found;
}

function* measureAnew(state: State, measure: SentenceMeasure): Steps<void> {
  const meanings: SlotMeaning[] = [];
  let of = state.columns;
  let sizes: StretchSizes = { lengths: new Float32Array(), weights: new Float32Array() };
  // What comes in meanwhile is measured with the rest; where everything was moved together, it begins anew.
  for (let stretch = 0; ; ) {
    if (of !== state.columns) [of, stretch] = [state.columns, 0];
    sizes = grownTo(sizes, of.lengths.length);
    addMeanings(meanings, state.ids, measure);
    const until = Math.min(of.used.stretches, stretch + stretchesInStep);
    for (; stretch < until; stretch += 1) {
      const { length, weight } = measured(spanOf(of, stretch), meanings, measure);
      sizes.lengths[stretch] = length;
      sizes.weights[stretch] = weight;
    }
    if (stretch === of.used.stretches) {
      Object.assign(state, { measure, meanings, columns: { ...of, ...sizes }, last: null });
      return;
    }
    yield;
  }
}

function addMeanings(known: SlotMeaning[], ids: PlaceIds, measure: SentenceMeasure) {
  for (let id = known.length; id < ids.count; id += 1) known.push(measure.slotOf(ids.termsOf(id)));
}

/** The length of the sum of a stretch, and what it weighs. */
function measured(
  span: Iterable<number>,
  meanings: readonly SlotMeaning[],
  measure: SentenceMeasure,
): StretchSize {
  const slots: SlotMeaning[] = [];
  let weight = 0;
  for (const place of span) {
    const meaning = meanings[place];
    if (meaning === undefined) continue;
    slots.push(meaning);
    weight += meaning.weight;
  }
  return { length: measure.lengthOf(slots), weight };
}
