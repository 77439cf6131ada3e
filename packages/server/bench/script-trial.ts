import { generator } from '@earshot/core/testing/random.ts';
import { mishearing } from './mishear.ts';
import { callOf, type SpokenLine, withSentences } from './script-calls.ts';
import type { Method } from './script-methods.ts';
import { type BenchStep, spokenWords, type Way, ways } from './script-steps.ts';

/** Shares of words that are misheard. */
export const rates = [0, 0.1, 0.2, 0.35] as const;
/** Sentences put into one call. */
const sentences = 4;

/** Steps and the calls that they are put into; `hear` mishears a share of words. */
export type Trial = {
  steps: readonly BenchStep[];
  calls: readonly SpokenLine[][];
  language: string;
  hear: ReturnType<typeof mishearing>;
};

/** Words are misheard as others that are said in the calls or in the sentences. */
export function hearingOf(calls: readonly SpokenLine[][], steps: readonly BenchStep[]): Trial['hear'] {
  return mishearing([
    ...calls.flatMap((lines) => lines.map(({ words }) => words.join(' '))),
    ...steps.flatMap((step) => ways.flatMap((way) => step[way] ?? [])),
  ]);
}

/** The shares of sentences that each method takes for said and for unsure, when they are said in a way. */
export function found(
  { steps, calls, language, hear }: Trial,
  way: Way,
  rate: number,
  methods: readonly Method[],
): { said: number; unsure: number }[] {
  const random = generator(5);
  const counts = methods.map(() => ({ said: 0, unsure: 0 }));
  let tried = 0;
  for (const [at, lines] of calls.entries()) {
    const heard = misheard(lines, rate, hear, random);
    const room = Math.min(sentences, heard.filter(({ role }) => role === 'operator').length);
    const put = [...Array(room).keys()].map((more) => (at * sentences + more * 7) % steps.length);
    const said = withSentences(
      heard,
      put.map((step) => hear(spokenWords(steps[step]?.[way] ?? '', language), rate, random)),
      random,
    );
    const call = callOf(said, language);
    tried += put.length;
    for (const [method, ask] of methods.entries()) {
      const outcomes = ask(call);
      const count = counts[method];
      for (const step of put) {
        const outcome = outcomes[step];
        if (count !== undefined && (outcome === 'said' || outcome === 'unsure')) count[outcome] += 1;
      }
    }
  }
  return counts.map(({ said, unsure }) => ({ said: said / tried, unsure: unsure / tried }));
}

/** How many steps each method finds in a hundred calls in which none was put. */
export function falseSteps(
  { calls, language, hear }: Omit<Trial, 'steps'>,
  rate: number,
  methods: readonly Method[],
): number[] {
  const random = generator(6);
  const counts = methods.map(() => 0);
  for (const lines of calls) {
    const call = callOf(misheard(lines, rate, hear, random), language);
    for (const [method, ask] of methods.entries())
      counts[method] = (counts[method] ?? 0) + ask(call).filter((outcome) => outcome === 'said').length;
  }
  return counts.map((count) => (100 * count) / calls.length);
}

function misheard(
  lines: readonly SpokenLine[],
  rate: number,
  hear: Trial['hear'],
  random: () => number,
): SpokenLine[] {
  return lines
    .map(({ role, words }) => ({ role, words: hear(words, rate, random) }))
    .filter(({ words }) => words.length > 0);
}
