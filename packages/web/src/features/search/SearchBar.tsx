import Button from '@mui/material/Button';
import { SlidersHorizontal } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { FilterChips } from '../../shared/filters/FilterChips.tsx';
import { lastingFiltersOf } from '../../shared/filters/filter-address.ts';
import { filterTexts } from '../../shared/filters/filters.texts.ts';
import { ViewsMenu } from '../../shared/views/ViewsMenu.tsx';
import { OrderMenu } from './OrderMenu.tsx';
import { Count } from './Outcome.tsx';
import { SaveAsMenu } from './SaveAsMenu.tsx';
import { searchTexts } from './search.texts.ts';
import { addressOfSearch, type SearchSearch } from './search-address.ts';
import type { Found } from './use-found.ts';

export type ToolsProps = {
  search: SearchSearch;
  /** As the address has it, without the usual period. */
  asked: SearchSearch;
  now: Date;
  found: Found;
  onChange: (next: SearchSearch) => void;
};
type Props = ToolsProps & {
  /** There the tools stand with the filters: what was found comes first. */
  isPhone: boolean;
  /** Null where nothing differs from how the page opens. */
  onReset: (() => void) | null;
  /** Where the filters are not in sight. */
  onFilters: (() => void) | undefined;
};

/** How much was found, by which filters and in which order, and what can be kept of the question. */
export function SearchBar({ isPhone, onReset, onFilters, ...tools }: Props) {
  const t = useTexts(searchTexts);
  const f = useTexts(filterTexts);
  const { search, found, onChange } = tools;
  const { page, facets } = found;
  return (
    <div className="search-bar">
      <span className="search-count num" role="status" data-testid="count">
        {page ? <Count page={page} hits={found.hits} /> : found.isFetching ? t('searching') : ''}
      </span>
      <FilterChips search={search} facets={page && facets} onChange={onChange} onReset={onReset} canAdd />
      <span className="push" />
      {onFilters && (
        <Button variant="outlined" startIcon={<SlidersHorizontal size={16} />} onClick={onFilters}>
          {f('filters')}
        </Button>
      )}
      {!isPhone && <SearchTools {...tools} />}
    </div>
  );
}

/** In which order, and what can be kept of the question. */
export function SearchTools({ search, asked, now, found, onChange }: ToolsProps) {
  const { query, hasWords } = found;
  return (
    <>
      <OrderMenu search={search} onChange={onChange} />
      <ViewsMenu page="search" address={addressOfSearch(asked)} />
      <SaveAsMenu
        filters={lastingFiltersOf(search, now)}
        query={hasWords ? query : null}
        address={addressOfSearch(asked)}
      />
    </>
  );
}
