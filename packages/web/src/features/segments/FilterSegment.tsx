import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../components/IconAction.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { FilterChips } from '../../shared/filters/FilterChips.tsx';
import { FilterPanel } from '../../shared/filters/FilterPanel.tsx';
import { type FilterSearch, lastingFiltersOf, searchOf } from '../../shared/filters/filter-address.ts';
import { emptyQuery, hasWords } from '../../shared/rules/builder/detection-draft.ts';
import { QueryFields } from '../../shared/rules/builder/QueryFields.tsx';
import { useErrorText } from '../../shared/use-error-text.ts';
import { SegmentCallList } from './SegmentCallList.tsx';
import { segmentCallsQuery } from './segments.queries.ts';
import { segmentsTexts } from './segments.texts.ts';

type Props = {
  filters: CallFilters;
  query: Query | null;
  onChange: (change: { filters?: CallFilters; query?: Query | null }) => void;
  disabled: boolean;
};

/** The filters and the words of a segment that is always current. */
export function FilterFields({ filters, query, onChange, disabled }: Props) {
  const t = useTexts(segmentsTexts);
  // A number without limits is one that is being chosen: the filters themselves know nothing of it.
  const [search, setSearch] = useState<FilterSearch>(() => searchOf(filters));
  const facets = useQuery(segmentCallsQuery(filters, null)).data?.facets;
  const change = (next: FilterSearch) => {
    setSearch(next);
    const { favorite: _own, ...shared } = lastingFiltersOf(next, new Date());
    onChange({ filters: shared });
  };
  const isEmpty = Object.keys(filters).length === 0;
  return (
    <>
      <section className="card rule-fields" aria-label={t('filters')}>
        <h2>{t('filters')}</h2>
        {isEmpty ? (
          <p className="sm t2">{t('noFilters')}</p>
        ) : (
          <FilterChips search={search} facets={facets} onChange={disabled ? () => {} : change} />
        )}
        {!disabled && (
          <div className="segment-filters">
            <FilterPanel search={search} facets={facets} onChange={change} without={['favorite']} />
          </div>
        )}
      </section>
      {query !== null && (
        <section className="card rule-method" aria-label={t('words')}>
          <div className="rule-line">
            <h2>{t('words')}</h2>
            <span className="push" />
            {!disabled && (
              <IconAction size="small" label={t('removeWords')} onClick={() => onChange({ query: null })}>
                <X size={14} />
              </IconAction>
            )}
          </div>
          <QueryFields query={query} disabled={disabled} onChange={(next) => onChange({ query: next })} />
        </section>
      )}
      {query === null && !disabled && (
        <Button
          variant="outlined"
          startIcon={<Plus size={15} />}
          sx={{ justifySelf: 'start' }}
          onClick={() => onChange({ query: emptyQuery })}
        >
          {t('addWords')}
        </Button>
      )}
    </>
  );
}

/** The calls that belong to it as it stands in the editor. */
export function FilterCalls({ filters, query }: Pick<Props, 'filters' | 'query'>) {
  const t = useTexts(segmentsTexts);
  const errorText = useErrorText();
  const asked = useDebounced({ filters, query: query !== null && hasWords(query) ? query : null }, 350);
  const { data, error, isFetching } = useQuery(segmentCallsQuery(asked.filters, asked.query));
  return (
    <section className="card live-test" aria-label={t('calls')}>
      <div className="rule-line live-head">
        <h2>{t('calls')}</h2>
        <i className={isFetching ? 'live-dot waiting' : 'live-dot'} aria-hidden />
        {data && !error && (
          <span className="push num t2" aria-live="polite" data-testid="segment-count">
            {data.isCapped
              ? t('moreThan', { shown: formatNumber(data.count) })
              : t('countNow', { count: data.count, shown: formatNumber(data.count) })}
          </span>
        )}
      </div>
      {error && (
        <p className="live-note rule-mistake" role="status">
          {errorText(error)}
        </p>
      )}
      {data?.count === 0 && !error && <p className="live-note t2">{t('noCalls')}</p>}
      {data && !error && <SegmentCallList calls={data.calls} query={query} />}
    </section>
  );
}
