import {
  type DimensionName,
  dimensionNames,
  dimensions,
  type NameOf,
} from '@earshot/core/calls/dimensions.ts';
import { Fragment } from 'react';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { useDimensionTexts } from './dimension-texts.ts';
import { FlagGroup } from './FlagGroup.tsx';
import './filters.css';
import { type FilterSearch, type ListFilter, toggled, valuesOf } from './filter-address.ts';
import { LengthGroup } from './LengthGroup.tsx';
import { MetricsGroup } from './MetricsGroup.tsx';
import { PeriodGroup } from './PeriodGroup.tsx';
import { useAhead } from './use-ahead.ts';
import { type FilterFacets, useFilterChoices } from './use-filter-choices.ts';

type Props<T extends FilterSearch> = {
  search: T;
  facets?: FilterFacets;
  onChange: (next: T) => void;
  /** Filters that make no sense where the panel stands. */
  without?: readonly DimensionName[];
};

/** What people filter by all day stands open. */
const openAtFirst: ReadonlySet<ListFilter> = new Set(['tags', 'operators', 'status', 'direction']);

/** Every filter of calls in the order of their table, with how many calls each value would leave. */
export function FilterPanel<T extends FilterSearch>({ facets, without = [], ...props }: Props<T>) {
  const { titleOf, onlyOf } = useDimensionTexts();
  const [search, onChange] = useAhead(props.search, props.onChange);
  const choicesOf = useFilterChoices(search, facets);
  const change = (part: FilterSearch) => onChange({ ...search, ...part });
  const group = (name: DimensionName) => {
    const title = titleOf(name);
    switch (dimensions[name].kind) {
      case 'period': {
        const field = name as NameOf<'period'>;
        return <PeriodGroup field={field} title={title} search={search} onChange={change} />;
      }
      case 'range': {
        const range = name as NameOf<'range'>;
        return <LengthGroup name={range} title={title} search={search} onChange={change} />;
      }
      case 'flag': {
        const flag = name as NameOf<'flag'>;
        return (
          <FlagGroup
            title={title}
            label={onlyOf(flag)}
            isOn={search[flag] === '1'}
            onChange={(isOn) => change({ [flag]: isOn ? '1' : undefined })}
          />
        );
      }
      case 'metrics':
        return <MetricsGroup title={title} search={search} onChange={change} />;
      // What is typed has its own field, and a hand-picked set is no filter to choose.
      case 'text':
      case 'calls':
        return null;
      default: {
        const list = name as ListFilter;
        const chosen = valuesOf(search, list);
        return (
          <ChoiceGroup
            title={title}
            choices={choicesOf(list)}
            chosen={chosen}
            isOpenAtFirst={openAtFirst.has(list) || chosen.length > 0}
            onToggle={(value) => onChange(toggled(search, list, value))}
          />
        );
      }
    }
  };
  return dimensionNames
    .filter((name) => !without.includes(name))
    .map((name) => <Fragment key={name}>{group(name)}</Fragment>);
}
