import type { Dimension } from '@earshot/core/calls/dimension.ts';
import { type DimensionName, dimensionNames, dimensions } from '@earshot/core/calls/dimensions.ts';

/** Words as they are compared: without case, and `ё` as `е`, as people type it. */
const plain = (text: string) => text.toLocaleLowerCase().replaceAll('ё', 'е');

/**
 * The filters that can be added, in their order: those that narrow the list already stand beside the list as chips,
 * but of numbers there can be several.
 */
export function filtersToAdd(
  used: readonly string[],
  sought: string,
  titleOf: (name: DimensionName) => string,
): DimensionName[] {
  return dimensionNames.filter((name) => {
    const { kind, isLinked }: Dimension = dimensions[name];
    if (isLinked || kind === 'text' || kind === 'calls' || kind === 'scores' || used.includes(name))
      return false;
    return plain(titleOf(name)).includes(plain(sought.trim()));
  });
}
