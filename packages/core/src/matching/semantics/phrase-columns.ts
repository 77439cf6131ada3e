import { type SpeakerRole, speakerRoles } from '../../call/role.ts';
import { stretchSpans } from './stretches.ts';

const initialSize = 1024;

/**
 * The phrases of a workspace as columns of numbers, one after the other: places, stretches of places, phrases of stretches.
 * What is written stays; a list that grows is copied, so that who reads the one of before goes on reading it.
 */
export type PhraseColumns = {
  places: Uint32Array;
  /** Of a stretch: its first place, how many it has, the length of their sum, and what they weigh together. */
  stretchFrom: Uint32Array;
  stretchCount: Uint16Array;
  lengths: Float32Array;
  weights: Float32Array;
  /** Of a phrase: its first stretch, its number in the call, when it begins, and who says it where. */
  phraseFrom: Uint32Array;
  ids: Int32Array;
  starts_ms: Int32Array;
  flags: Uint8Array;
  used: { places: number; stretches: number; phrases: number };
};

export function emptyColumns(): PhraseColumns {
  return {
    places: new Uint32Array(initialSize),
    stretchFrom: new Uint32Array(initialSize),
    stretchCount: new Uint16Array(initialSize),
    lengths: new Float32Array(initialSize),
    weights: new Float32Array(initialSize),
    phraseFrom: new Uint32Array(initialSize),
    ids: new Int32Array(initialSize),
    starts_ms: new Int32Array(initialSize),
    flags: new Uint8Array(initialSize),
    used: { places: 0, stretches: 0, phrases: 0 },
  };
}

/** Makes room for so many more. */
function makeRoom(
  columns: PhraseColumns,
  more: { places: number; stretches: number; phrases: number },
): void {
  const { used } = columns;
  columns.places = withRoom(columns.places, used.places + more.places);
  const stretches = used.stretches + more.stretches;
  columns.stretchFrom = withRoom(columns.stretchFrom, stretches);
  columns.stretchCount = withRoom(columns.stretchCount, stretches);
  columns.lengths = withRoom(columns.lengths, stretches);
  columns.weights = withRoom(columns.weights, stretches);
  // The phrase behind the last one says where its stretches end.
  const phrases = used.phrases + more.phrases + 1;
  columns.phraseFrom = withRoom(columns.phraseFrom, phrases);
  columns.ids = withRoom(columns.ids, phrases);
  columns.starts_ms = withRoom(columns.starts_ms, phrases);
  columns.flags = withRoom(columns.flags, phrases);
}

type Column = Uint32Array | Uint16Array | Float32Array | Int32Array | Uint8Array;

function withRoom<Kind extends Column>(column: Kind, size: number): Kind {
  if (size <= column.length) return column;
  const grown = new (column.constructor as new (size: number) => Kind)(
    Math.ceil(Math.max(size, column.length * 1.5)),
  );
  grown.set(column);
  return grown;
}

/** What is told of a phrase beside its places. */
export type ToldOfPhrase = { id: number; role: SpeakerRole | null; start_ms: number; in_hold: boolean };

/** Who says it, and whether somebody was waiting meanwhile, in one number. */
const flagsOf = (role: SpeakerRole | null, in_hold: boolean) =>
  (role === null ? 0 : speakerRoles.indexOf(role) + 1) * 2 + (in_hold ? 1 : 0);
export const roleOf = (flag: number): SpeakerRole | null => speakerRoles[(flag >> 1) - 1] ?? null;
export const isInHold = (flag: number): boolean => (flag & 1) === 1;

/** The places of a stretch. */
export function spanOf({ places, stretchFrom, stretchCount }: PhraseColumns, stretch: number): Uint32Array {
  const from = stretchFrom[stretch] ?? 0;
  return places.subarray(from, from + (stretchCount[stretch] ?? 0));
}

/** What a measure says of a stretch. */
export type StretchSize = { length: number; weight: number };

/** Adds a phrase behind the last one; `sizeOf` measures its stretches. */
export function addPhrase(
  columns: PhraseColumns,
  { id, role, start_ms, in_hold }: ToldOfPhrase,
  places: ArrayLike<number>,
  sizeOf: (span: Uint32Array) => StretchSize,
): void {
  const spans = stretchSpans(places.length);
  makeRoom(columns, { places: places.length, stretches: spans.length, phrases: 1 });
  const { used } = columns;
  columns.places.set(places, used.places);
  columns.ids[used.phrases] = id;
  columns.starts_ms[used.phrases] = start_ms;
  columns.flags[used.phrases] = flagsOf(role, in_hold);
  for (const [from, count] of spans) {
    columns.stretchFrom[used.stretches] = used.places + from;
    columns.stretchCount[used.stretches] = count;
    const { length, weight } = sizeOf(spanOf(columns, used.stretches));
    columns.lengths[used.stretches] = length;
    columns.weights[used.stretches] = weight;
    used.stretches += 1;
  }
  used.places += places.length;
  used.phrases += 1;
  columns.phraseFrom[used.phrases] = used.stretches;
}

/** Adds phrases of other columns as they are there, from one up to another. */
export function copyPhrases(
  from: PhraseColumns,
  range: { from: number; to: number },
  to: PhraseColumns,
): void {
  for (let phrase = range.from; phrase < range.to; phrase += 1) {
    let stretch = from.phraseFrom[phrase] ?? 0;
    const isEmpty = stretch === from.phraseFrom[phrase + 1];
    const flag = from.flags[phrase] ?? 0;
    const told = {
      id: from.ids[phrase] ?? 0,
      role: roleOf(flag),
      start_ms: from.starts_ms[phrase] ?? 0,
      in_hold: isInHold(flag),
    };
    // The first stretch of a phrase is the whole.
    const places = isEmpty ? new Uint32Array() : spanOf(from, stretch);
    addPhrase(to, told, places, () => {
      const size = { length: from.lengths[stretch] ?? 0, weight: from.weights[stretch] ?? 0 };
      stretch += 1;
      return size;
    });
  }
}

/** What a measure says of all stretches. */
export type StretchSizes = Pick<PhraseColumns, 'lengths' | 'weights'>;

/** The same with room for so many, no more and no fewer. */
export function grownTo(sizes: StretchSizes, size: number): StretchSizes {
  if (sizes.lengths.length === size) return sizes;
  const grown = { lengths: new Float32Array(size), weights: new Float32Array(size) };
  grown.lengths.set(sizes.lengths.subarray(0, size));
  grown.weights.set(sizes.weights.subarray(0, size));
  return grown;
}
