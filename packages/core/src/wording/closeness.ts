import type { Aligned } from './align.ts';
import { type CompiledVariation, isNegation } from './compile-script.ts';
import { otherForm } from './script-words.ts';
import type { SpokenUnit } from './spoken-units.ts';

/** A sentence that weighs so little can be put together by chance: of two words both have to be said. */
const chance = 8;

/**
 * How closely a variation was said where it was aligned, 0 … 1: what was said of it in order, less the more the shorter it is,
 * because a few words come together by chance. Words in another order count for nothing: most of them are said of the same matter
 * without saying the sentence.
 */
export function closenessOf(variation: CompiledVariation, aligned: Aligned): number {
  return Math.max(0, 1 - (1 - aligned.score) * harder(variation));
}

/** The score of an alignment that comes to a closeness. */
export function scoreFor(variation: CompiledVariation, closeness: number): number {
  return 1 - (1 - closeness) / harder(variation);
}

function harder({ weight }: CompiledVariation): number {
  return 1 + (chance / weight) ** 2;
}

/**
 * Whether what was said may be the opposite: a negation was said that the variation has nowhere, or all that it has were left out
 * between words that were heard. One that was misheard says nothing.
 */
export function isTurnedRound(
  { places }: CompiledVariation,
  { pairs }: Aligned,
  units: readonly SpokenUnit[],
): boolean {
  const isSaid = (unit: number) => isNegation(units[unit]?.keys ?? []);
  const isWritten = (at: number) => {
    const place = places[at];
    return place?.kind === 'word' && place.isNegation;
  };
  let added = isBeforeBeginning(pairs, units) ? 1 : 0;
  let written = 0;
  let lost = 0;
  let leftOut = 0;
  for (const [at, pair] of pairs.entries()) {
    const wasSaid = pair.units > 0 && isSaid(pair.unit);
    const wasWritten = pair.places > 0 && isWritten(pair.place);
    if (wasSaid && !wasWritten) added += 1;
    if (wasWritten) written += 1;
    if (!wasWritten || wasSaid) continue;
    lost += 1;
    const around = [pairs[at - 1], pairs[at + 1]];
    const isClear = pair.units === 0 && around.every((one) => one !== undefined && one.similarity > 0);
    if (isClear || pair.similarity >= otherForm) leftOut += 1;
  }
  return added > lost || (added === 0 && leftOut > 0 && leftOut === written);
}

/** Whether a word that must be said was not heard, in any form that is alike. */
export function lacksWord({ places }: CompiledVariation, { pairs }: Aligned): boolean {
  const heard = new Set(
    pairs.flatMap(({ place, places: count, similarity }) =>
      similarity > 0 ? Array.from({ length: count }, (_, at) => place + at) : [],
    ),
  );
  return places.some((place, at) => place.kind === 'word' && place.mark === 'must' && !heard.has(at));
}

/** Whether a negation stands right before an alignment that lacks the first word of the variation, as in `no fee` for `a fee`. */
function isBeforeBeginning(pairs: Aligned['pairs'], units: readonly SpokenUnit[]): boolean {
  const first = pairs[0];
  if (first === undefined || first.place === 0) return false;
  const [before, begin] = [units[first.unit - 1], units[first.unit]];
  return before !== undefined && before.phrase === begin?.phrase && isNegation(before.keys);
}
