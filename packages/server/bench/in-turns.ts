import { percentile } from './results.ts';

/** How long something takes, in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export type Turns = {
  asks: number;
  unmeasured: number;
  /** After so long no further round begins, but the fewest are done. */
  longest_ms?: number;
  fewest?: number;
};

/**
 * What each of some works takes in ms, in turns; every other time the last goes first. The first few rounds are not counted. A work
 * that answers false has given up: its round is the last one, and counts.
 */
export async function inTurns(
  works: readonly (() => Promise<unknown>)[],
  { asks, unmeasured, longest_ms = Number.POSITIVE_INFINITY, fewest = asks }: Turns,
): Promise<number[][]> {
  const ms = works.map((): number[] => []);
  let isGivenUp = false;
  const turns = works.map((work, at) => async () => {
    const took = await timed(async () => {
      if ((await work()) === false) isGivenUp = true;
    });
    ms[at]?.push(took);
  });
  const until = performance.now() + longest_ms;
  for (let ask = -unmeasured; ask < asks && !isGivenUp; ask += 1) {
    if (ask >= fewest && performance.now() > until) break;
    for (const turn of ask % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  return ms.map((all) => all.slice(isGivenUp ? -1 : unmeasured));
}

export const median = (ms: readonly number[]): number => percentile(ms, 0.5);

/** Median / 95th percentile. */
export const bothOf = (ms: readonly number[], digits = 1): string =>
  `${median(ms).toFixed(digits)} / ${percentile(ms, 0.95).toFixed(digits)}`;

type Asked = {
  name: string;
  product: () => Promise<unknown>;
  plain: () => Promise<unknown>;
};

/**
 * A row of a table: what the product and what stands beside it take in turns, each the median and the 95th percentile in ms, and the
 * ratio of the medians.
 */
export async function besidePlain(
  { name, product, plain }: Asked,
  { digits = 1, ...turns }: Turns & { digits?: number },
): Promise<string[]> {
  const [own = [], other = []] = await inTurns([product, plain], turns);
  return [name, bothOf(own, digits), bothOf(other, digits), (median(own) / median(other)).toFixed(2)];
}
