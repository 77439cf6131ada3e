import { wilsonInterval, z80 } from '../agreement/wilson-interval.ts';

/** How sure an answer was, 0 … 1, and whether it was right. */
export type Trial = { probability: number; right: boolean };

/** Places at which a gate may stand. Few, so that none is chosen for a chance of the examples. */
const gates = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.98];

/**
 * The least probability from which answers are right often enough: the lower bound of Wilson's 80 % interval of their share reaches
 * `least`, there and at every higher gate that enough answers pass to tell. Null where it is reached nowhere.
 */
export function gateFor(trials: readonly Trial[], least: number): number | null {
  let found: number | null = null;
  for (const gate of gates.toReversed()) {
    const passing = trials.filter(({ probability }) => probability >= gate);
    const share = passing.filter(({ right }) => right).length / passing.length;
    const { low } = wilsonInterval(passing.length === 0 ? 0 : share, passing.length, z80);
    if (low >= least) found = gate;
    else if (found !== null) break;
  }
  return found;
}
