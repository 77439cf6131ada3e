import { z } from 'zod';
import { Span } from '../call/span.ts';
import type { PreparedConversation } from '../matching/prepared-conversation.ts';
import type { Aligned, Pair } from './align.ts';
import type { CompiledVariation } from './compile-script.ts';
import { otherForm } from './script-words.ts';
import type { SpokenUnit } from './spoken-units.ts';

/** Words of one phrase, the first and the last, counted from 0. `phrase` is its index in the call, `phrase_id` its id. */
const SaidPlace = z.object({ phrase: z.int(), phrase_id: z.int(), words: z.tuple([z.int(), z.int()]) });
export type SaidPlace = z.infer<typeof SaidPlace>;

export const differenceKinds = ['same', 'different', 'left_out', 'added', 'filled'] as const;

/** A piece of a variation beside what was said for it. */
export const Difference = z.object({
  /** `filled`: a slot, with the words that it stands for. */
  kind: z.enum(differenceKinds),
  /** Characters of the variation's text; null for what was said beside it. */
  written: z.tuple([z.int(), z.int()]).nullable(),
  /** The words as said, and where; empty where something was left out. */
  said: z.string(),
  places: z.array(SaidPlace),
  /** How alike the words are written, 0 … 1; hardly less than 1 for another form of the same word. */
  similarity: z.number(),
});
export type Difference = z.infer<typeof Difference>;

/** One place of a call at which a step was said or may have been. */
export const Saying = z.object({
  /** Which variation it is closest to, counted from 0, and how close, 0 … 1. */
  variation: z.int(),
  closeness: z.number(),
  /** False where somebody should listen. */
  is_said: z.boolean(),
  speaker: z.string(),
  ...Span.shape,
  text: z.string(),
  places: z.array(SaidPlace),
  difference: z.array(Difference),
});
export type Saying = z.infer<typeof Saying>;

/** Where an alignment lies in a call, with what was said, and how that differs from the variation. */
export function sayingOf(
  variation: CompiledVariation,
  { pairs }: Aligned,
  units: readonly SpokenUnit[],
  conversation: PreparedConversation,
): Omit<Saying, 'variation' | 'closeness' | 'is_said' | 'speaker'> {
  const last = pairs.at(-1);
  const said = units.slice(pairs[0]?.unit ?? 0, last === undefined ? 0 : last.unit + last.units);
  const places = placesOf(said, conversation);
  return {
    start_ms: said[0]?.start_ms ?? 0,
    end_ms: said.reduce((end, unit) => Math.max(end, unit.end_ms), said[0]?.end_ms ?? 0),
    text: textAt(places, conversation),
    places,
    difference: differenceOf(variation, pairs, units, conversation),
  };
}

function differenceOf(
  variation: CompiledVariation,
  pairs: readonly Pair[],
  units: readonly SpokenUnit[],
  conversation: PreparedConversation,
): Difference[] {
  const first = pairs[0]?.place ?? 0;
  const last = pairs.at(-1);
  const end = last === undefined ? 0 : last.place + last.places;
  return [
    ...leftOut(variation, 0, first),
    ...pairs.flatMap((pair): Difference[] => {
      const said = units.slice(pair.unit, pair.unit + pair.units);
      if (said.length === 0) return leftOut(variation, pair.place, pair.place + pair.places);
      const places = placesOf(said, conversation);
      const written = writtenAt(variation, pair);
      const kind = kindOf(variation, pair);
      return [{ kind, written, said: textAt(places, conversation), places, similarity: pair.similarity }];
    }),
    ...leftOut(variation, end, variation.places.length),
  ];
}

function kindOf(
  { places }: CompiledVariation,
  { place, places: count, similarity }: Pair,
): Difference['kind'] {
  if (count === 0) return 'added';
  if (places[place]?.kind === 'slot' && similarity > 0) return 'filled';
  return similarity >= otherForm ? 'same' : 'different';
}

/** Places of a variation that nothing was said for; `{any}` and words that may be said miss nothing. */
function leftOut({ places }: CompiledVariation, from: number, to: number): Difference[] {
  return places.slice(from, to).flatMap((place): Difference[] => {
    if (place.kind === 'slot' ? place.slot === 'any' : place.mark === 'may') return [];
    const written: [number, number] = [place.start, place.end];
    return [{ kind: 'left_out', written, said: '', places: [], similarity: 0 }];
  });
}

function writtenAt({ places }: CompiledVariation, { place, places: count }: Pair): [number, number] | null {
  const first = places[place];
  const last = places[place + count - 1];
  return count === 0 || first === undefined || last === undefined ? null : [first.start, last.end];
}

/** The words of some units, phrase by phrase. */
function placesOf(units: readonly SpokenUnit[], { phrases }: PreparedConversation): SaidPlace[] {
  const places: SaidPlace[] = [];
  for (const { phrase, first_word, last_word } of units) {
    const last = places.at(-1);
    if (last?.phrase === phrase) last.words[1] = Math.max(last.words[1], last_word);
    else places.push({ phrase, phrase_id: phrases[phrase]?.id ?? 0, words: [first_word, last_word] });
  }
  return places;
}

function textAt(places: readonly SaidPlace[], { phrases }: PreparedConversation): string {
  return places
    .flatMap(({ phrase, words: [first, last] }) => phrases[phrase]?.words.slice(first, last + 1) ?? [])
    .map(({ text }) => text)
    .join(' ');
}
