import {
  type DimensionName,
  dimensionNames,
  dimensions,
  periodFields,
} from '@earshot/core/calls/dimensions.ts';
import { Fragment } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { DurationGroup } from './DurationGroup.tsx';
import { FavoriteGroup } from './FavoriteGroup.tsx';
import './filters.css';
import { type FilterSearch, type ListFilter, toggled, valuesOf } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';
import { MetricsGroup } from './MetricsGroup.tsx';
import { PeriodGroup } from './PeriodGroup.tsx';
import { useAhead } from './use-ahead.ts';
import { type FilterFacets, useFilterChoices } from './use-filter-choices.ts';

type Props<T extends FilterSearch> = {
  search: T;
  facets?: FilterFacets;
  onChange: (next: T) => void;
  /** Filters that make no sense where the panel stands. */
  without?: readonly (ListFilter | 'favorite')[];
};

/** What people filter by all day stands open. */
const openAtFirst: ReadonlySet<ListFilter> = new Set(['tags', 'operators', 'status', 'direction']);

/** Every filter of calls in the order of their table, with how many calls each value would leave. */
export function FilterPanel<T extends FilterSearch>({ facets, without = [], ...props }: Props<T>) {
  const t = useTexts(filterTexts);
  const [search, onChange] = useAhead(props.search, props.onChange);
  const choicesOf = useFilterChoices(search, facets);
  const change = (part: FilterSearch) => onChange({ ...search, ...part });
  const group = (name: DimensionName) => {
    switch (dimensions[name].kind) {
      case 'period':
        // One group is for all of them.
        return name === periodFields[0] && <PeriodGroup search={search} onChange={change} />;
      case 'range':
        return <DurationGroup search={search} onChange={change} />;
      case 'flag':
        return <FavoriteGroup isOn={search.favorite === '1'} onChange={change} />;
      case 'metrics':
        return <MetricsGroup search={search} onChange={change} />;
      // What is typed has its own field, and a hand-picked set is no filter to choose.
      case 'text':
      case 'calls':
        return null;
      default: {
        const list = name as ListFilter;
        const chosen = valuesOf(search, list);
        return (
          <ChoiceGroup
            title={t(list)}
            choices={choicesOf(list)}
            chosen={chosen}
            isOpenAtFirst={openAtFirst.has(list) || chosen.length > 0}
            onToggle={(value) => onChange(toggled(search, list, value))}
          />
        );
      }
    }
  };
  const hidden: readonly DimensionName[] = without;
  return dimensionNames
    .filter((name) => !hidden.includes(name))
    .map((name) => <Fragment key={name}>{group(name)}</Fragment>);
}
