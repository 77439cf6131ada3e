import { expect, it } from 'vitest';
import { oneAhead } from './one-ahead.ts';

/** What happens, in order, where every second item is begun while the first is dealt with. */
async function follow(items: readonly number[], until = Number.POSITIVE_INFINITY): Promise<string[]> {
  const log: string[] = [];
  const work = async (item: number) => {
    log.push(`begin ${item}`);
    if (item < 0) throw new Error(`no ${item}`);
    return item * 10;
  };
  try {
    for await (const { item, result } of oneAhead(items, work)) {
      log.push(`${item} is ${result}`);
      if (item >= until) break;
    }
  } catch (error) {
    log.push(String(error));
  }
  return log;
}

it.each([
  [[], undefined, []],
  [[1], undefined, ['begin 1', '1 is 10']],
  [[1, 2], undefined, ['begin 1', 'begin 2', '1 is 10', '2 is 20']],
  [[1, 2, 3], 1, ['begin 1', 'begin 2', '1 is 10']],
  [[1, -2, 3], undefined, ['begin 1', 'begin -2', '1 is 10', 'Error: no -2']],
  [[1, -2], 1, ['begin 1', 'begin -2', '1 is 10']],
])('%j until %s', async (items, until, expected) => {
  expect(await follow(items, until)).toEqual(expected);
});
