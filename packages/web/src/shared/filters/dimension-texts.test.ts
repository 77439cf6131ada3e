import type { Dimension } from '@earshot/core/calls/dimension.ts';
import {
  baseDimensions,
  type DimensionName,
  dimensionNames,
  dimensions,
} from '@earshot/core/calls/dimensions.ts';
import { expect, test } from 'vitest';
import type { Texts } from '../../lib/texts.ts';
import { saidElsewhere } from './dimension-texts.ts';

const modules = import.meta.glob<Record<string, Partial<Texts>>>('../../**/*.texts.ts', { eager: true });
const said = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(({ namespace }) => namespace?.startsWith('filters:'))
  .flatMap(({ entries }) => Object.keys(entries ?? {}));

/** What has to be said of a dimension; a hand-picked set is never shown. */
function wanted(name: DimensionName): string[] {
  const dimension = dimensions[name];
  if (dimension.kind === 'calls') return [];
  if (dimension.kind === 'flag') return [name, `${name}.only`];
  if (!('values' in dimension) || name in saidElsewhere) return [name];
  return [name, ...dimension.values.map((value) => `${name}.${value}`)];
}

test('every dimension and each of its values has its text, once', () => {
  expect(said.toSorted()).toEqual(dimensionNames.flatMap(wanted).toSorted());
});

/** What is filters and a query itself, or is only linked to, is not counted; its names come from the list of all of them. */
const listed: readonly DimensionName[] = [
  'conversions',
  'conversion_base',
  'labels_known',
  'scripts_said',
  'scripts_not_said',
  'scripts_known',
  'scripts_unknown',
  'scripts_out_of_order',
  'compared',
];

test('what a feature tells apart by ids is counted: their names come from there', () => {
  const uncounted = dimensionNames.filter((name) => {
    const dimension: Dimension = dimensions[name];
    return (
      dimension.kind === 'ids' &&
      dimension.facet !== true &&
      !(name in baseDimensions) &&
      !listed.includes(name)
    );
  });
  expect(uncounted).toEqual([]);
});

test('values that other screens say have their texts there', () => {
  const without = Object.entries(saidElsewhere).flatMap(([name, sayValue]) => {
    const dimension = dimensions[name as keyof typeof saidElsewhere];
    return dimension.values.filter((value) => {
      const { texts, key } = sayValue(value);
      return !(key in texts.entries);
    });
  });
  expect(without).toEqual([]);
});
