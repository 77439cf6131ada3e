import Checkbox from '@mui/material/Checkbox';
import { useTexts } from '../../lib/i18n.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { DurationGroup } from './DurationGroup.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import './filters.css';
import { type FilterSearch, type ListFilter, toggled, valuesOf } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';
import { MetricsGroup } from './MetricsGroup.tsx';
import { PeriodGroup } from './PeriodGroup.tsx';
import { type FilterFacets, useFilterChoices } from './use-filter-choices.ts';

type Props<T extends FilterSearch> = {
  search: T;
  facets?: FilterFacets;
  onChange: (next: T) => void;
  /** Filters that make no sense where the panel stands. */
  without?: readonly (ListFilter | 'favorite')[];
};

const before: readonly ListFilter[] = ['tags', 'operators', 'abonents', 'status', 'direction'];
const after: readonly ListFilter[] = [
  'emotions',
  'language',
  'sources',
  'segments',
  'patterns',
  'without_tags',
  'origin',
  'type',
];
/** What people filter by all day stands open. */
const openAtFirst: ReadonlySet<ListFilter> = new Set(['tags', 'operators', 'status', 'direction']);

/** Every filter of calls, with how many calls each value would leave. */
export function FilterPanel<T extends FilterSearch>({ search, facets, onChange, without = [] }: Props<T>) {
  const t = useTexts(filterTexts);
  const choicesOf = useFilterChoices(search, facets);
  const change = (part: FilterSearch) => onChange({ ...search, ...part });
  const lists = (names: readonly ListFilter[]) =>
    names
      .filter((name) => !without.includes(name))
      .map((name) => (
        <ChoiceGroup
          key={name}
          title={t(name)}
          choices={choicesOf(name)}
          chosen={valuesOf(search, name)}
          isOpenAtFirst={openAtFirst.has(name) || valuesOf(search, name).length > 0}
          onToggle={(value) => onChange(toggled(search, name, value))}
        />
      ));
  return (
    <>
      <PeriodGroup search={search} onChange={change} />
      {lists(before)}
      <DurationGroup search={search} onChange={change} />
      {!without.includes('favorite') && (
        <FilterGroup title={t('favorite')} isOpenAtFirst={search.favorite === '1'}>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the component inside holds the input. */}
          <label className={search.favorite === '1' ? 'facet-option on' : 'facet-option'}>
            <Checkbox
              size="small"
              sx={{ ml: -0.5 }}
              checked={search.favorite === '1'}
              onChange={(_, isOn) => change({ favorite: isOn ? '1' : undefined })}
            />
            {t('favoriteOnly')}
          </label>
        </FilterGroup>
      )}
      {lists(after)}
      <MetricsGroup search={search} onChange={change} />
    </>
  );
}
