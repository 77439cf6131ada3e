import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { SearchX, Star } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { callCountQuery, filesQuery } from '../../shared/files/files.queries.ts';
import { FilterChips } from '../../shared/filters/FilterChips.tsx';
import { FilterDrawer } from '../../shared/filters/FilterDrawer.tsx';
import { FilterPanel } from '../../shared/filters/FilterPanel.tsx';
import { flatQueryOf, hasPeriod, ofAllTime, withoutFilters } from '../../shared/filters/filter-address.ts';
import { HiddenByPeriod } from '../../shared/filters/HiddenByPeriod.tsx';
import { FirstCalls } from '../../shared/first-calls/FirstCalls.tsx';
import { FilesPageHead, ListTools } from './FilesPageHead.tsx';
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
  const { search, setSearch, setFilters, choose, reset, now, filters, isFavorites, isFiltered } = searching;
  const isNarrow = useMediaQuery('(max-width:1279.95px)');
  const isPhone = useMediaQuery('(max-width:599.95px)');
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const query = useQuery(filesQuery(queryOf(search, now)));
  const list = query.data;
  const ofAnyTime = useQuery({
    ...callCountQuery(flatQueryOf(ofAllTime(search), now)),
    enabled: hasPeriod(search, now),
  });

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
        isPhone={isPhone}
        onFilters={isNarrow ? () => setIsFilterOpen(true) : undefined}
      />
      <FilterChips
        search={search}
        facets={list?.facets}
        onChange={setFilters}
        hidden={isFavorites ? ['favorite'] : []}
        canAdd
        {...(!isFavorites && { onReset: reset })}
      />
      {hasPeriod(search, now) && (
        <HiddenByPeriod shown={list} all={ofAnyTime.data} onShow={() => setFilters(ofAllTime(search))} />
      )}
      <div className="files-grid">
        {!isNarrow && (
          <aside className="card facets" aria-label={t('filters')}>
            {facets}
          </aside>
        )}
        {list?.count === 0 ? (
          <NoFiles
            isFiltered={isFiltered}
            onClear={isFavorites ? () => setFilters(withoutFilters(search)) : reset}
          />
        ) : (
          <FilesTable
            list={list}
            search={search}
            listed={{ filters, query: null }}
            onSearch={setSearch}
            onChoose={choose}
          />
        )}
      </div>
      {isNarrow && (
        <FilterDrawer
          open={isFilterOpen}
          onClose={() => setIsFilterOpen(false)}
          found={query.isPlaceholderData ? undefined : list}
          tools={isPhone && <ListTools searching={searching} />}
        >
          {facets}
        </FilterDrawer>
      )}
    </div>
  );
}

/** No call is meant: there is none that is a favorite, or the filters leave none. */
function NoFiles({ isFiltered, onClear }: { isFiltered: boolean; onClear: (() => void) | null }) {
  const t = useTexts(filesTexts);
  return (
    <section className="card" style={{ display: 'flex', minHeight: 300 }}>
      {isFiltered ? (
        <EmptyState isInside icon={<SearchX size={22} />} title={t('noMatches')} text={t('noMatchesText')}>
          {onClear && (
            <Button variant="outlined" onClick={onClear}>
              {t('clearFilters')}
            </Button>
          )}
        </EmptyState>
      ) : (
        <EmptyState isInside icon={<Star size={22} />} title={t('noFavorites')} text={t('noFavoritesText')} />
      )}
    </section>
  );
}
