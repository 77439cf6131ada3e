import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronDown, ChevronUp, SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { FilterChips } from '../../shared/filters/FilterChips.tsx';
import { FilterPanel } from '../../shared/filters/FilterPanel.tsx';
import {
  filtersOf,
  lastingFiltersOf,
  withoutFilters,
  withUsualPeriod,
} from '../../shared/filters/filter-address.ts';
import { filterTexts } from '../../shared/filters/filters.texts.ts';
import { QueryMistakes } from '../../shared/rules/builder/QueryMistakes.tsx';
import { queryIssuesQuery } from '../../shared/rules/rules.queries.ts';
import { ViewsMenu } from '../../shared/views/ViewsMenu.tsx';
import { OrderMenu, orderOf } from './OrderMenu.tsx';
import { Count, Outcome } from './Outcome.tsx';
import { MatchChoice, QueryForm } from './QueryForm.tsx';
import { SaveAsMenu } from './SaveAsMenu.tsx';
import { SearchBox } from './SearchBox.tsx';
import './search.css';
import { SemanticsNote } from './SemanticsNote.tsx';
import { facetsQuery, searchQuery } from './search.queries.ts';
import { searchTexts } from './search.texts.ts';
import {
  addressOfSearch,
  asksForWords,
  isStrict,
  looseDistance,
  queryOf,
  type SearchSearch,
} from './search-address.ts';

const pageSize = 20;

export function SearchPage() {
  const t = useTexts(searchTexts);
  const f = useTexts(filterTexts);
  const asked = useSearch({ from: '/signed-in/search' });
  const search = withUsualPeriod(asked);
  const navigate = useNavigate();
  const isNarrow = useMediaQuery('(max-width:1279.95px)');
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const [now] = useState(() => new Date());
  const go = (next: SearchSearch) => void navigate({ to: '/search', search: next, replace: true });
  /** Another question begins at its first page. */
  const setSearch = (next: SearchSearch) => go({ ...next, offset: undefined });

  const query = queryOf(search);
  const hasWords = asksForWords(query);
  const filters = filtersOf(search, now);
  const order = orderOf(search);
  const found = useQuery({
    ...searchQuery({ query, filters, ...order, limit: pageSize, offset: Number(search.offset) || 0 }),
    enabled: hasWords,
  });
  const facets = useQuery({
    ...facetsQuery({ query, filters }),
    enabled: hasWords && found.isSuccess && !found.isPlaceholderData,
  }).data;
  const checked = useQuery({ ...queryIssuesQuery(query), enabled: hasWords });
  const issues = hasWords ? (checked.data?.issues ?? []) : [];
  const isMistake = found.error instanceof CallError && found.error.code === 'queries.invalid';
  // What was found last stays in sight while an expression is being mended.
  const last = useRef(found.data);
  if (found.data !== undefined) last.current = found.data;
  const page = hasWords ? (found.data ?? (isMistake ? last.current : undefined)) : undefined;
  const isFormOpen = asked.form !== '0';

  const panel = <FilterPanel search={search} facets={page && facets} onChange={setSearch} />;
  const form = { search, query, onChange: setSearch };
  return (
    <div className="files search-page">
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className="search-head">
        <SearchBox search={search} issues={issues} isBusy={found.isFetching} onChange={setSearch} />
        {query.type === 'phrases' && <MatchChoice {...form} />}
        <Button
          variant="outlined"
          aria-expanded={isFormOpen}
          aria-label={t(isFormOpen ? 'hideForm' : 'showForm')}
          title={t(isFormOpen ? 'hideForm' : 'showForm')}
          onClick={() => setSearch({ ...asked, form: isFormOpen ? '0' : undefined } as SearchSearch)}
        >
          {isFormOpen ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
        </Button>
      </div>
      {isFormOpen && <QueryForm {...form} />}
      <div id="query-mistakes">
        <QueryMistakes
          issues={issues}
          textOf={({ phrase }) =>
            query.type === 'phrases'
              ? (query.phrases[phrase ?? 0] ?? '')
              : query.type === 'regexp'
                ? query.regexp
                : query.expression
          }
        />
      </div>
      <div className="search-bar">
        <span className="search-count num" role="status" data-testid="count">
          {page ? <Count page={page} /> : found.isFetching ? t('searching') : ''}
        </span>
        <FilterChips search={search} facets={page && facets} onChange={setSearch} />
        <span className="push" />
        {isNarrow && (
          <Button
            variant="outlined"
            startIcon={<SlidersHorizontal size={16} />}
            onClick={() => setIsFilterOpen(true)}
          >
            {f('filters')}
          </Button>
        )}
        <OrderMenu search={search} onChange={setSearch} />
        <ViewsMenu page="search" address={addressOfSearch(asked)} />
        <SaveAsMenu
          filters={lastingFiltersOf(search, now)}
          query={hasWords ? query : null}
          address={addressOfSearch(asked)}
        />
      </div>
      {page?.semantics && <SemanticsNote used={page.semantics} />}
      <div className="files-grid">
        {!isNarrow && (
          <aside className="card facets" aria-label={f('filters')}>
            {panel}
          </aside>
        )}
        <Outcome
          {...{ page, hasWords, order }}
          error={found.isError && !isMistake ? found.error : null}
          listed={{ filters, query }}
          onRetry={() => void found.refetch()}
          onClear={() => setSearch(withoutFilters(search))}
          onLoosen={isStrict(query) ? () => setSearch({ ...search, distance: String(looseDistance) }) : null}
          onPage={(offset) =>
            go({ ...asked, offset: offset > 0 ? String(offset) : undefined } as SearchSearch)
          }
        />
      </div>
      {isNarrow && (
        <Drawer
          anchor="right"
          open={isFilterOpen}
          onClose={() => setIsFilterOpen(false)}
          slotProps={{ paper: { 'aria-label': f('filters') } }}
        >
          <div className="facets" style={{ width: 280, padding: 16 }}>
            {panel}
          </div>
        </Drawer>
      )}
    </div>
  );
}
