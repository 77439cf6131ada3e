import type { Aligned } from './align.ts';
import { unitsOf } from './candidates.ts';
import { type CompiledVariation, isNegation } from './compile-script.ts';
import type { HeardWords } from './heard.ts';
import type { SpokenUnit } from './spoken-units.ts';

/** Words in another order count so much at most above what was said in order. */
const aboveOrder = 0.18;
/** Nats by which a sentence must be surer than its words alone make it: of two words both have to be said. */
const chance = 4;

/**
 * How closely a variation was said where it was aligned, 0 … 1: the mean of what was said in order and of what was said at all
 * thereabouts, less the more the shorter the variation is, because a few words come together by chance.
 */
export function closenessOf(
  variation: CompiledVariation,
  aligned: Aligned,
  units: readonly SpokenUnit[],
  heard: HeardWords,
): number {
  const said = (aligned.score + bagShare(variation, aligned, units.length, heard)) / 2;
  const raw = Math.min(said, aligned.score + aboveOrder);
  const sure = 1 - (1 - raw) * (1 + chance / variation.weight);
  return Math.max(0, sure);
}

/** The part of the weight whose words were heard around the alignment, in any order. */
function bagShare(
  variation: CompiledVariation,
  { pairs }: Aligned,
  count: number,
  heard: HeardWords,
): number {
  const from = pairs[0]?.unit ?? 0;
  const last = pairs.at(-1);
  const to = last === undefined ? from : last.unit + last.units;
  const spare = Math.max(0, Math.ceil((unitsOf(variation) - (to - from)) / 2));
  const window = { from: Math.max(0, from - spare), to: Math.min(count, to + spare) };
  const filled = new Map<number, number>();
  for (const { place, places, similarity } of pairs)
    for (let at = place; at < place + places; at += 1) filled.set(at, similarity);
  let sum = 0;
  for (const [at, place] of variation.places.entries()) {
    let most = filled.get(at) ?? 0;
    if (place.kind === 'word')
      for (const { unit, units, similarity } of heard.get(place.word) ?? [])
        if (unit >= window.from && unit + units <= window.to && similarity > most) most = similarity;
    sum += place.weight * most;
  }
  return sum / variation.weight;
}

/**
 * Whether what was said may be the opposite: a negation was said that the variation has nowhere, or it has one that was left out
 * between words that were all heard. One that was misheard says nothing.
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
  let lost = 0;
  let leftOut = 0;
  for (const [at, pair] of pairs.entries()) {
    const wasSaid = pair.units > 0 && isSaid(pair.unit);
    const wasWritten = pair.places > 0 && isWritten(pair.place);
    if (wasSaid && !wasWritten) added += 1;
    if (!wasWritten || wasSaid) continue;
    lost += 1;
    const around = [pairs[at - 1], pairs[at + 1]];
    const isClear = pair.units === 0 && around.every((one) => one !== undefined && one.similarity > 0);
    if (isClear || pair.similarity > 0) leftOut += 1;
  }
  return added > lost || leftOut > added;
}

/** Whether a negation stands right before an alignment that lacks the first word of the variation, as in `no fee` for `a fee`. */
function isBeforeBeginning(pairs: Aligned['pairs'], units: readonly SpokenUnit[]): boolean {
  const first = pairs[0];
  if (first === undefined || first.place === 0) return false;
  const [before, begin] = [units[first.unit - 1], units[first.unit]];
  return before !== undefined && before.phrase === begin?.phrase && isNegation(before.keys);
}
