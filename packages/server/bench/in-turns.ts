import { percentile } from './results.ts';

/** How long something takes, in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

type Asked = {
  name: string;
  product: () => Promise<unknown>;
  plain: () => Promise<unknown>;
};

/**
 * A row of a table: what the product and what stands beside it take, each the median and the 95th percentile in ms, and the ratio of
 * the medians. They take turns, each going first half of the time; the first few are not counted.
 */
export async function besidePlain(
  { name, product, plain }: Asked,
  { asks, unmeasured, digits = 1 }: { asks: number; unmeasured: number; digits?: number },
): Promise<string[]> {
  const ms = { product: [] as number[], plain: [] as number[] };
  for (let ask = -unmeasured; ask < asks; ask += 1) {
    const turns = [
      async () => ms.product.push(await timed(product)),
      async () => ms.plain.push(await timed(plain)),
    ];
    for (const turn of ask % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  const [own, other] = [ms.product.slice(unmeasured), ms.plain.slice(unmeasured)];
  const both = (values: readonly number[]) =>
    `${percentile(values, 0.5).toFixed(digits)} / ${percentile(values, 0.95).toFixed(digits)}`;
  const ratio = (percentile(own, 0.5) / percentile(other, 0.5)).toFixed(2);
  return [name, both(own), both(other), ratio];
}
