import { applyScript, type ScriptedCall, type StepResult } from '@earshot/core/wording/apply-script.ts';
import { compileScript } from '@earshot/core/wording/compile-script.ts';
import { stretchesOf } from '@earshot/core/wording/spoken-units.ts';
import { usualWeights } from '@earshot/core/wording/word-weights.ts';
import { lexicon } from '../src/modules/matching/lexicon.ts';
import { callOf, line } from './script-calls.ts';
import { type BenchStep, spokenWords, stepsOf } from './script-steps.ts';

/** What a method makes of each step in a call. */
export type Outcome = StepResult['outcome'];
export type Method = (call: ScriptedCall) => Outcome[];

export function compiledSteps(list: readonly BenchStep[], language: string) {
  const { script, issues } = compileScript(stepsOf(list, language), lexicon());
  if (script === null) throw new Error(JSON.stringify(issues));
  return script;
}

/** A method that takes what reaches a threshold for said. */
export function takenFrom(measure: (call: ScriptedCall) => number[], threshold: number): Method {
  return (call) => measure(call).map((share) => (share >= threshold ? 'said' : 'not_said'));
}

/** The product with its usual limits. */
export function earshot(list: readonly BenchStep[], language: string): Method {
  const script = compiledSteps(list, language);
  return (call) => applyScript(script, call).map(({ outcome }) => outcome);
}

/** Whether the sentence was said letter by letter, with what its slots are filled with here. */
export function exactPhrase(list: readonly BenchStep[], language: string): Method {
  const plain = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}' ]/gu, '')} `;
  const sought = list.map(({ step }) => plain(spokenWords(step, language).join(' ')));
  return ({ conversation }) => {
    const own = conversation.phrases.filter(({ role }) => role === 'operator');
    const said = plain(own.flatMap(({ words }) => words.map(({ text }) => text)).join(' '));
    return sought.map((one) => (said.includes(one) ? 'said' : 'not_said'));
  };
}

/**
 * The share of a sentence's words, weighed as the product weighs them, that were said in any order within half as many words
 * again; words are the same where a form, a lemma or a stem is.
 */
export function bagOfLemmas(list: readonly BenchStep[], language: string): (call: ScriptedCall) => number[] {
  const unitsOf = ({ conversation }: ScriptedCall) =>
    stretchesOf(conversation, usualWeights, (phrase) => conversation.phrases[phrase]?.role === 'operator');
  const bags = list.map(({ step }) => {
    const words = step.replaceAll(/\{\w+\}/g, '');
    return unitsOf(callOf([line('operator', words)], language)).flatMap(({ units }) => units);
  });
  const byKey = new Map<string, { bag: number; place: number }[]>();
  for (const [bag, units] of bags.entries())
    for (const [place, { keys }] of units.entries())
      for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), { bag, place }]);
  return (call) => {
    const heard: Heard[][][] = [];
    for (const { units } of unitsOf(call)) {
      const own: Heard[][] = bags.map(() => []);
      heard.push(own);
      for (const [unit, { keys }] of units.entries())
        for (const key of keys)
          for (const { bag, place } of byKey.get(key) ?? [])
            own[bag]?.push({ unit, place, weight: bags[bag]?.[place]?.weight ?? 0 });
    }
    return bags.map((units, bag) => {
      const whole = units.reduce((sum, { weight }) => sum + weight, 0);
      const length = Math.ceil(1.5 * units.length);
      return Math.max(0, ...heard.map((own) => mostWithin(own[bag] ?? [], length))) / whole;
    });
  };
}

type Heard = { unit: number; place: number; weight: number };

/** The most that places weigh, each counted once, that were heard within some units. */
function mostWithin(heard: readonly Heard[], length: number): number {
  let best = 0;
  for (const [at, { unit: begin }] of heard.entries()) {
    const met = new Set<number>();
    let sum = 0;
    for (const { unit, place, weight } of heard.slice(at)) {
      if (unit >= begin + length) break;
      if (!met.has(place)) sum += weight;
      met.add(place);
    }
    best = Math.max(best, sum);
  }
  return best;
}
