import { type Slot, slotsReader } from '../matching/slots.ts';
import type { Lexicon, Lexicons } from '../matching/text/lexicon.ts';
import { type ScriptWords, scriptWords } from './script-words.ts';
import { slotWeights } from './slot-fits.ts';
import { mostCharacters, mostSteps, mostVariations, type ScriptStep, type Variation } from './steps.ts';
import {
  parseVariation,
  type SlotName,
  type VariationIssue,
  type VariationItem,
  type WordMark,
} from './variation-parser.ts';
import { usualWeights, type WeightOf } from './word-weights.ts';

/** A place of a variation: a word (a number said in several words is one) or a slot. */
export type Place = {
  /** Characters of the variation's text. */
  start: number;
  end: number;
  weight: number;
} & (
  | {
      kind: 'word';
      /** Number among the words of the script, and that of this one and the one before it written as one; null at the beginning. */
      word: number;
      with_before: number | null;
      isNegation: boolean;
      mark: WordMark | null;
    }
  | { kind: 'slot'; slot: SlotName; most: number }
);

export type CompiledVariation = {
  language: string | null;
  places: readonly Place[];
  /** Of all places together. */
  weight: number;
};

export type CompiledStep = { step: ScriptStep; variations: readonly CompiledVariation[] };

/** Steps ready to be sought in any number of calls. */
export type CompiledScript = { steps: readonly CompiledStep[]; words: ScriptWords; weightOf: WeightOf };

/** What is wrong with which variation of which step, both counted from 0. */
export type ScriptIssue =
  | (VariationIssue & { step: number; variation: number })
  | { code: 'no_variations' | 'too_many_variations'; step: number }
  | { code: 'too_many_steps' };

/**
 * Compiles steps, or says what is wrong with them; never throws on what a person wrote. `weightOf`: what each word tells; a
 * workspace that has counted its words gives `countedWeights`.
 */
export function compileScript(
  steps: readonly ScriptStep[],
  lexicon: Lexicons,
  weightOf: WeightOf = usualWeights,
): { script: CompiledScript; issues: [] } | { script: null; issues: ScriptIssue[] } {
  if (steps.length > mostSteps) return { script: null, issues: [{ code: 'too_many_steps' }] };
  const words = scriptWords();
  const issues: ScriptIssue[] = [];
  const compiled = steps.map((step, at): CompiledStep => {
    const count = step.variations.length;
    if (count === 0) issues.push({ code: 'no_variations', step: at });
    const characters = step.variations.reduce((sum, { text }) => sum + text.length, 0);
    if (count > mostVariations || characters > mostCharacters)
      issues.push({ code: 'too_many_variations', step: at });
    const read = step.variations.slice(0, mostVariations).map((variation, place) => {
      const parsed = parseVariation(variation.text);
      issues.push(...parsed.issues.map((issue) => ({ ...issue, step: at, variation: place })));
      return compileVariation(variation, parsed.items, { lexicon, words, weightOf });
    });
    return { step, variations: read };
  });
  if (issues.length > 0) return { script: null, issues };
  return { script: { steps: compiled, words, weightOf }, issues: [] };
}

type Tools = { lexicon: Lexicons; words: ScriptWords; weightOf: WeightOf };

function compileVariation(
  { language }: Variation,
  items: readonly VariationItem[],
  { lexicon, words, weightOf }: Tools,
): CompiledVariation {
  const own = lexicon.of(language);
  const places: Place[] = [];
  let run: WordItem[] = [];
  const endRun = () => {
    let before: string | null = null;
    for (const { item, slot } of slotsIn(run, own)) {
      const form = formOf(slot);
      const joined: string | null = before === null ? null : before + form;
      places.push({
        kind: 'word',
        start: item.start,
        end: item.end,
        weight: item.mark === 'may' ? optionalWeight : weightOf(slot.keys),
        word: words.idOf(form, slot.keys),
        with_before: joined === null ? null : words.idOfBoth(joined),
        isNegation: isNegation(slot.keys),
        mark: item.mark,
      });
      before = form;
    }
    run = [];
  };
  for (const item of items) {
    if (item.kind === 'word') run.push(item);
    else {
      endRun();
      places.push({ ...item, weight: slotWeights[item.slot] });
    }
  }
  endRun();
  const counted = levelled(places);
  return { language, places: counted, weight: weightOfAll(counted) };
}

/** What may be said tells so little that it is not missed, and enough to be found where it is said. */
const optionalWeight = 0.002;

const weightOfAll = (places: readonly Place[]) => places.reduce((sum, place) => sum + place.weight, 0);

/** Two rare words: what a variation has to weigh together before some of its words may count for little. */
const leastTogether = 12;

/**
 * Of few words every one counts: `good afternoon` is not said where only one of both is. The lightest are raised, as far as the
 * heaviest at most, until all together weigh enough.
 */
function levelled(places: readonly Place[]): readonly Place[] {
  const words = places
    .filter((place) => place.kind === 'word' && place.mark !== 'may')
    .sort((a, b) => a.weight - b.weight);
  const most = words.at(-1)?.weight ?? 0;
  let needed = leastTogether - weightOfAll(places);
  let floor = 0;
  for (const [at, { weight }] of words.entries()) {
    if (needed <= 0) break;
    const next = words[at + 1]?.weight ?? most;
    const raised = Math.min(next - weight, needed / (at + 1));
    floor = weight + raised;
    needed -= raised * (at + 1);
  }
  return places.map((place) =>
    place.kind === 'word' && place.mark !== 'may' && place.weight < floor
      ? { ...place, weight: floor }
      : place,
  );
}

type WordItem = Extract<VariationItem, { kind: 'word' }>;

/** The words of a run as places, a number said in several words as one. */
function slotsIn(
  run: readonly WordItem[],
  lexicon: Lexicon,
): { item: { start: number; end: number; mark: WordMark | null }; slot: Slot }[] {
  return slotsReader(lexicon)(run.map(({ text }) => text)).map((slot) => {
    const start = run[slot.first_word]?.start ?? 0;
    const { end = start, mark = null } = run[slot.last_word] ?? {};
    return { item: { start, end, mark }, slot };
  });
}

/** The form by which a place is known; the first of its keys. */
export function formOf({ keys }: Pick<Slot, 'keys'>): string {
  return (keys[0] ?? '').slice(1);
}

const negations = new Set(
  `not never no nobody nothing none without unless не ні ніколи ніхто нікому нічого немає нема без неможливо
  нет ни никогда никто никому ничего нельзя невозможно`.split(/\s+/),
);

/** Whether a word, or what a contraction stands for (`don't`), turns a sentence into its opposite. */
export function isNegation(keys: readonly string[]): boolean {
  return keys.some((key) => negations.has(key.replace(/^[=~]/, '')));
}
