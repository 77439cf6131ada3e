import type { Dimension } from '@earshot/core/calls/dimension.ts';
import { type DimensionName, dimensionNames, dimensions } from '@earshot/core/calls/dimensions.ts';
import { FilterField } from './FilterField.tsx';
import './filters.css';
import type { FilterSearch } from './filter-address.ts';
import { useAhead } from './use-ahead.ts';
import { type FilterFacets, useFilterChoices } from './use-filter-choices.ts';

type Props<T extends FilterSearch> = {
  search: T;
  facets?: FilterFacets;
  onChange: (next: T) => void;
  /** Filters that make no sense where the panel stands. */
  without?: readonly DimensionName[];
};

/** Every filter of calls in the order of their table, with how many calls each value would leave. */
export function FilterPanel<T extends FilterSearch>({ facets, without = [], ...props }: Props<T>) {
  const [search, onChange] = useAhead(props.search, props.onChange);
  const choicesOf = useFilterChoices(search, facets);
  return dimensionNames
    .filter((name) => !without.includes(name) && (!isLinked(name) || Object.hasOwn(search, name)))
    .map((name) => (
      <FilterField
        key={name}
        {...{ name, search, choicesOf }}
        onChange={(next) => onChange({ ...search, ...next })}
      />
    ));
}

/** Asked for by other pages. */
function isLinked(name: DimensionName): boolean {
  const dimension: Dimension = dimensions[name];
  return dimension.isLinked === true;
}
