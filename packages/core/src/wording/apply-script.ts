import { isInPart } from '../call/part.ts';
import { isBy } from '../call/role.ts';
import type { PreparedConversation } from '../matching/prepared-conversation.ts';
import { type Aligned, align } from './align.ts';
import { candidateWindows, unitsOf, type Window } from './candidates.ts';
import { closenessOf, isTurnedRound, lacksWord, scoreFor } from './closeness.ts';
import type { CompiledScript, CompiledStep, CompiledVariation } from './compile-script.ts';
import { type HeardWords, hear } from './heard.ts';
import { type Saying, sayingOf } from './saying.ts';
import { type Stretch, stretchesOf } from './spoken-units.ts';
import type { ScriptStep } from './steps.ts';

/** What became of a step in a call. What cannot be known is not applicable, and `reason` says why. */
export type StepResult = {
  outcome: 'said' | 'unsure' | 'not_said' | 'not_applicable';
  reason: 'no_words_of_speaker' | 'no_variation_in_language' | null;
  /** Of the closest place, 0 … 1; 0 where nothing came near. */
  closeness: number;
  /** Every place where it was said or may have been, in the order of the call. */
  sayings: readonly Saying[];
};

/** A call with its language (ISO 639-1), null where it is not known. */
export type ScriptedCall = { conversation: PreparedConversation; language: string | null };

/** Whether the steps of a script were said in a call, how closely, by whom and when; one result for each step. */
export function applyScript(script: CompiledScript, { conversation, language }: ScriptedCall): StepResult[] {
  const heardBy = new Map<ScriptStep['who'], HeardStretch[]>();
  return script.steps.map((compiled) => {
    const { who } = compiled.step;
    let stretches = heardBy.get(who);
    if (stretches === undefined) {
      const takes = (phrase: number) => isBy(who, conversation.phrases[phrase]?.role ?? null);
      stretches = stretchesOf(conversation, script.weightOf, takes).map((stretch) => {
        return { ...stretch, heard: hear(stretch, script.words) };
      });
      heardBy.set(who, stretches);
    }
    return resultOf(compiled, stretches, conversation, language);
  });
}

type HeardStretch = Stretch & { heard: HeardWords };

function resultOf(
  { step, variations }: CompiledStep,
  stretches: readonly HeardStretch[],
  conversation: PreparedConversation,
  language: string | null,
): StepResult {
  const nothing = { closeness: 0, sayings: [] };
  if (stretches.length === 0) return { outcome: 'not_applicable', reason: 'no_words_of_speaker', ...nothing };
  const effort = { left: mostCells };
  const found = stretches.flatMap((stretch) =>
    variations.flatMap((variation, at) => sayingsIn(step, variation, at, stretch, conversation, effort)),
  );
  const sayings = closestOfEach(found);
  if (sayings.length === 0) {
    const isKnown = variations.some((variation) => isIn(variation.language, language));
    return isKnown
      ? { outcome: 'not_said', reason: null, ...nothing }
      : { outcome: 'not_applicable', reason: 'no_variation_in_language', ...nothing };
  }
  const said = sayings.some((saying) => saying.is_said);
  const closeness = Math.max(...sayings.map((saying) => saying.closeness));
  return { outcome: said ? 'said' : 'unsure', reason: null, closeness, sayings };
}

/** Whether a variation is for calls in a language; where either is not known, it may be. */
function isIn(variation: string | null, call: string | null): boolean {
  const [one, other] = [variation, call].map((code) => code?.toLowerCase().split('-', 1)[0]);
  return one === undefined || other === undefined || one === other;
}

/**
 * Cells of alignments (words of a variation by words heard) that one step may take in one call: a quarter of a second. A
 * sentence of thirty words in a call of an hour takes some ten thousand; only what somebody wrote to take long takes more, and is
 * looked for in a part of the call.
 */
const mostCells = 1_000_000;

/** Words that may be said more often than this are no sentence. */
const mostInWindow = 20;

function sayingsIn(
  step: ScriptStep,
  variation: CompiledVariation,
  at: number,
  { speaker, units, heard }: HeardStretch,
  conversation: PreparedConversation,
  effort: { left: number },
): Saying[] {
  const found: Saying[] = [];
  const shortest = Math.max(1, Math.floor(unitsOf(variation) / 4));
  const windows = candidateWindows(variation, heard, units.length, scoreFor(variation, step.unsure_from));
  for (let window = windows.pop(); window && found.length < mostInWindow; window = windows.pop()) {
    effort.left -= variation.places.length * (window.to - window.from);
    if (effort.left < 0) break;
    const aligned = align(variation, units, heard, window);
    const closeness = closenessOf(variation, aligned);
    if (closeness < step.unsure_from) continue;
    const begins = units[aligned.pairs[0]?.unit ?? 0];
    const { start_ms = 0, phrase = 0 } = begins ?? {};
    const in_hold = conversation.phrases[phrase]?.in_hold ?? false;
    if (isInPart({ start_ms, in_hold }, step.part, conversation.duration_ms)) {
      const isMeant = !isTurnedRound(variation, aligned, units) && !lacksWord(variation, aligned);
      const is_said = closeness >= step.said_from && isMeant;
      const saying = sayingOf(variation, aligned, units, conversation);
      found.push({ ...saying, variation: at, closeness, is_said, speaker });
    }
    windows.push(...besides(window, aligned).filter(({ from, to }) => to - from >= shortest));
  }
  return found;
}

/** What of a window lies before and behind what was found in it. */
function besides({ from, to }: Window, { pairs }: Aligned): Window[] {
  const last = pairs.at(-1);
  if (last === undefined) return [];
  return [
    { from, to: pairs[0]?.unit ?? from },
    { from: last.unit + last.units, to },
  ];
}

/** Of sayings that overlap the closest one: variations of a step are alike. */
function closestOfEach(found: readonly Saying[]): Saying[] {
  const kept: Saying[] = [];
  for (const saying of found.toSorted((a, b) => b.closeness - a.closeness))
    if (!kept.some((other) => overlap(saying, other))) kept.push(saying);
  return kept.sort((a, b) => a.start_ms - b.start_ms);
}

/** Words are compared as they stand: those of a chat have no times of their own. */
function overlap(one: Saying, other: Saying): boolean {
  return one.speaker === other.speaker && !isBefore(one, other) && !isBefore(other, one);
}

function isBefore({ places }: Saying, other: Saying): boolean {
  const [last, first] = [places.at(-1), other.places[0]];
  if (last === undefined || first === undefined) return false;
  return last.phrase < first.phrase || (last.phrase === first.phrase && last.words[1] < first.words[0]);
}
