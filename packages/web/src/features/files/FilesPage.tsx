import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { SearchX, Star } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { filesQuery } from '../../shared/files/files.queries.ts';
import { FilterChips } from '../../shared/filters/FilterChips.tsx';
import { FilterDrawer } from '../../shared/filters/FilterDrawer.tsx';
import { FilterPanel } from '../../shared/filters/FilterPanel.tsx';
import { withoutFilters } from '../../shared/filters/filter-address.ts';
import { FirstCalls } from '../../shared/first-calls/FirstCalls.tsx';
import { FilesPageHead } from './FilesPageHead.tsx';
import { FilesTable } from './FilesTable.tsx';
import { queryOf } from './file-search.ts';
import './files.css';
import { filesTexts } from './files.texts.ts';
import { useFileSearch } from './use-file-search.ts';

export const FilesPage = () => <Files kind="files" />;

/** The same list of the calls that one keeps for oneself. */
export const FavoritesPage = () => <Files kind="favorites" />;

function Files({ kind }: { kind: 'files' | 'favorites' }) {
  const t = useTexts(filesTexts);
  const searching = useFileSearch(kind);
  const { search, setSearch, setFilters, filters, isFavorites, isFiltered } = searching;
  const isNarrow = useMediaQuery('(max-width:1279.95px)');
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const query = useQuery(filesQuery(queryOf(search, searching.now)));
  const list = query.data;

  if (query.isError && list === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (list !== undefined && list.total === 0 && !isFavorites) return <FirstCalls />;

  const facets = (
    <FilterPanel
      search={search}
      facets={list?.facets}
      onChange={setFilters}
      without={isFavorites ? ['favorite'] : []}
    />
  );
  return (
    <div className="files">
      <FilesPageHead
        list={list}
        searching={searching}
        onFilters={isNarrow ? () => setIsFilterOpen(true) : undefined}
      />
      <FilterChips
        search={search}
        facets={list?.facets}
        onChange={setFilters}
        hidden={isFavorites ? ['favorite'] : []}
      />
      <div className="files-grid">
        {!isNarrow && (
          <aside className="card facets" aria-label={t('filters')}>
            {facets}
          </aside>
        )}
        {list?.count === 0 ? (
          <NoFiles onClear={isFiltered ? () => setFilters(withoutFilters(search)) : undefined} />
        ) : (
          <FilesTable list={list} search={search} listed={{ filters, query: null }} onSearch={setSearch} />
        )}
      </div>
      {isNarrow && (
        <FilterDrawer open={isFilterOpen} onClose={() => setIsFilterOpen(false)}>
          {facets}
        </FilterDrawer>
      )}
    </div>
  );
}

/** No call is meant: there is none that is a favorite, or the filters leave none. */
function NoFiles({ onClear }: { onClear: (() => void) | undefined }) {
  const t = useTexts(filesTexts);
  return (
    <section className="card" style={{ display: 'flex', minHeight: 300 }}>
      {onClear ? (
        <EmptyState isInside icon={<SearchX size={22} />} title={t('noMatches')} text={t('noMatchesText')}>
          <Button variant="outlined" onClick={onClear}>
            {t('clearFilters')}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState isInside icon={<Star size={22} />} title={t('noFavorites')} text={t('noFavoritesText')} />
      )}
    </section>
  );
}
