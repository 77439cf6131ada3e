import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { FilterDrawer } from '../../shared/filters/FilterDrawer.tsx';
import { FilterPanel } from '../../shared/filters/FilterPanel.tsx';
import {
  filtersAlone,
  hasFilters,
  ofAllTime,
  withoutFilters,
  withUsualPeriods,
} from '../../shared/filters/filter-address.ts';
import { filterTexts } from '../../shared/filters/filters.texts.ts';
import { HiddenByPeriod } from '../../shared/filters/HiddenByPeriod.tsx';
import { TooLong } from '../../shared/lengths/TooLong.tsx';
import { QueryMistakes } from '../../shared/rules/builder/QueryMistakes.tsx';
import { Outcome } from './Outcome.tsx';
import { MatchChoice, QueryForm } from './QueryForm.tsx';
import { SearchBox } from './SearchBox.tsx';
import './search.css';
import { longestWords, type Query } from '@earshot/core/matching/query.ts';
import { SearchBar, SearchTools, type ToolsProps } from './SearchBar.tsx';
import { SemanticsNote } from './SemanticsNote.tsx';
import { isSameQuestion } from './same-question.ts';
import { searchTexts } from './search.texts.ts';
import { isStrict, looseDistance, type SearchSearch } from './search-address.ts';
import { useFound } from './use-found.ts';

export function SearchPage() {
  const t = useTexts(searchTexts);
  const f = useTexts(filterTexts);
  const asked = useSearch({ from: '/signed-in/search' });
  const search = withUsualPeriods(asked);
  const navigate = useNavigate();
  const isNarrow = useMediaQuery('(max-width:1279.95px)');
  const isPhone = useMediaQuery('(max-width:599.95px)');
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const [now] = useState(() => new Date());
  const go = (next: SearchSearch, replace = true) => void navigate({ to: '/search', search: next, replace });
  /** Another question begins at its first page, and Back leads to the one before. */
  const setSearch = (next: SearchSearch, isSubmitted = false) =>
    go({ ...next, offset: undefined }, isSameQuestion(search, withUsualPeriods(next), isSubmitted));

  const reset = isUsual(asked) ? null : () => setSearch(asUsual(asked));

  const found = useFound(search, now);
  const { query, hasWords, filters, order, facets, page } = found;

  const panel = <FilterPanel search={search} facets={page && facets} onChange={setSearch} />;
  const tools = { search, asked, now, found, onChange: setSearch };
  return (
    <div className="files search-page">
      <h1 className="visually-hidden">{t('title')}</h1>
      <SearchHead {...tools} isPhone={isPhone} />
      <SearchBar
        {...tools}
        onReset={reset}
        isPhone={isPhone}
        onFilters={isNarrow ? () => setIsFilterOpen(true) : undefined}
      />
      {page && (
        <HiddenByPeriod shown={page} all={found.ofAnyTime} onShow={() => setSearch(ofAllTime(search))} />
      )}
      {page?.semantics && <SemanticsNote used={page.semantics} />}
      <div className="files-grid">
        {!isNarrow && (
          <aside className="card facets" aria-label={f('filters')}>
            {panel}
          </aside>
        )}
        <Outcome
          {...{ page, hasWords, order }}
          isMistake={found.isMistake}
          error={found.error}
          listed={{ filters, query }}
          filtered={hasFilters(asked) ? filtersAlone(search) : null}
          onRetry={() => void found.refetch()}
          onClear={reset}
          onLoosen={isStrict(query) ? () => setSearch({ ...search, distance: String(looseDistance) }) : null}
          onPage={(offset) =>
            go({ ...asked, offset: offset > 0 ? String(offset) : undefined } as SearchSearch)
          }
        />
      </div>
      {isNarrow && (
        <FilterDrawer
          open={isFilterOpen}
          onClose={() => setIsFilterOpen(false)}
          found={found.isFetching ? undefined : page}
          tools={isPhone && <SearchTools {...tools} />}
        >
          {panel}
        </FilterDrawer>
      )}
    </div>
  );
}

type HeadProps = ToolsProps & { isPhone: boolean };

/** The box, how its words are meant, and what is wrong with them. */
function SearchHead({ search, asked, found, isPhone, onChange }: HeadProps) {
  const { query, issues } = found;
  // On a phone the form stands before what was found only where it was asked for.
  const isFormOpen = isPhone ? asked.form === '1' : asked.form !== '0';
  const form = { search, query, onChange };
  const toggle = () => {
    const other = isPhone ? '1' : '0';
    onChange({ ...asked, form: isFormOpen === isPhone ? undefined : other } as SearchSearch);
  };
  return (
    <>
      <div className="search-head">
        <SearchBox search={search} issues={issues} isBusy={found.isFetching} onChange={onChange} />
        {query.type === 'phrases' && (!isPhone || isFormOpen) && <MatchChoice {...form} />}
        <FormToggle isOpen={isFormOpen} onToggle={toggle} />
      </div>
      {isFormOpen && <QueryForm {...form} />}
      <div id="query-mistakes">
        <TooLong text={asked.text ?? ''} most={longestWords[query.type]} />
        <QueryMistakes issues={issues} textOf={({ phrase }) => textOf(query, phrase)} />
      </div>
    </>
  );
}

const isUsual = (asked: SearchSearch) => !hasFilters(asked) && !asked.sorting_by && !asked.order_by;
/** The same question with the filters and the order that the page opens with. */
const asUsual = (asked: SearchSearch): SearchSearch => ({
  ...withoutFilters(asked),
  sorting_by: undefined,
  order_by: undefined,
});

function FormToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const t = useTexts(searchTexts);
  return (
    <Button
      variant="outlined"
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'hideForm' : 'showForm')}
      title={t(isOpen ? 'hideForm' : 'showForm')}
      onClick={onToggle}
    >
      {isOpen ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
    </Button>
  );
}

/** What was entered of the question, one phrase of it where there are several. */
function textOf(query: Query, phrase: number | null | undefined): string {
  if (query.type === 'phrases') return query.phrases[phrase ?? 0] ?? '';
  return query.type === 'regexp' ? query.regexp : query.expression;
}
