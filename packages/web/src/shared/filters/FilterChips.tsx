import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { AddFilter } from './AddFilter.tsx';
import './filters.css';
import { type FilterSearch, withoutFilters } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';
import { useActiveFilters } from './use-active-filters.ts';
import type { FilterFacets } from './use-filter-choices.ts';

type Props<T extends FilterSearch> = {
  search: T;
  facets?: FilterFacets;
  onChange: (next: T) => void;
  /** Other chips of the same row, before those of the filters. */
  children?: ReactNode;
  hidden?: readonly string[];
  /** Whether more can be added here. */
  canAdd?: boolean;
  /** Where there is something to go back to rather than no filter at all; null when it is so already. */
  onReset?: (() => void) | null;
};

/** A chip for each filter that narrows the list, so that none does so unseen. */
export function FilterChips<T extends FilterSearch>({
  search,
  facets,
  onChange,
  children,
  hidden = [],
  canAdd = false,
  onReset,
}: Props<T>) {
  const t = useTexts(filterTexts);
  const active = useActiveFilters(search, facets).filter(({ key }) => !hidden.includes(key));
  if (active.length === 0 && !children && !onReset && !canAdd) return null;
  return (
    <div className="filter-chips">
      {children}
      {active.map(({ key, title, value, without }) => (
        <FilterChip
          key={key}
          title={title}
          value={value}
          onRemove={() => onChange({ ...search, ...without })}
        />
      ))}
      {canAdd && (
        <AddFilter
          search={search}
          facets={facets}
          used={[...hidden, ...active.map(({ key }) => key)]}
          onChange={(next) => onChange({ ...search, ...next })}
        />
      )}
      {onReset === undefined
        ? active.length > 0 && (
            <Button size="small" onClick={() => onChange(withoutFilters(search))}>
              {t('clearAll')}
            </Button>
          )
        : onReset !== null && (
            <Button size="small" onClick={onReset}>
              {t('reset')}
            </Button>
          )}
    </div>
  );
}

export function FilterChip({
  title,
  value,
  onRemove,
}: {
  title: string;
  value: string;
  onRemove: () => void;
}) {
  const t = useTexts(filterTexts);
  return (
    <span className="filter-chip" data-testid="filter-chip">
      <span className="mut">{title}</span>
      <b title={value}>{value}</b>
      <button
        type="button"
        className="plain"
        aria-label={t('removeFilter', { name: title })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </button>
    </span>
  );
}
