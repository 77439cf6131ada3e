import { spread, table } from './results.ts';
import { callOf, type SpokenLine } from './script-calls.ts';
import { bagOfLemmas, earshot, type Method, takenFrom } from './script-methods.ts';
import type { BenchStep } from './script-steps.ts';

const rounds = 3;

/** How long steps are sought in prepared calls, beside the bag of lemmas. */
export function speedOf(
  steps: readonly BenchStep[],
  calls: readonly SpokenLine[][],
  threshold: number,
): string {
  const asked: [string, Method][] = [
    ['Earshot', earshot(steps, 'en')],
    ['bag of lemmas', takenFrom(bagOfLemmas(steps, 'en'), threshold)],
  ];
  const prepared = calls.map((lines) => callOf(lines, 'en'));
  for (const { conversation } of prepared) conversation.words();
  const times = asked.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const call of prepared)
      for (const [at, [, ask]] of asked.entries()) {
        const began = performance.now();
        ask(call);
        // The first round only warms up.
        if (round > 0) times[at]?.push(performance.now() - began);
      }
  const rows = asked.map(([name], at) => [name, spread(times[at] ?? [])]);
  return `Forty steps in a call of 1,000 words of the operator that is prepared already, ${calls.length} calls, ${rounds} rounds, in turn:\n\n${table(['', 'min / median / max, ms'], rows)}`;
}
