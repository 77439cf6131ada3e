import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX, SlidersHorizontal, Star, Upload } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { filesQuery } from '../../shared/files/files.queries.ts';
import { FilterChips } from '../../shared/filters/FilterChips.tsx';
import { FilterPanel } from '../../shared/filters/FilterPanel.tsx';
import { filtersOf, withoutFilters, withUsualPeriod } from '../../shared/filters/filter-address.ts';
import { FirstCalls } from '../../shared/first-calls/FirstCalls.tsx';
import { openUploadDialog } from '../../shared/uploads/choose.ts';
import { useCounted } from '../../shared/use-counted.ts';
import { useMay } from '../../shared/users.queries.ts';
import { ViewsMenu } from '../../shared/views/ViewsMenu.tsx';
import { words } from '../../shared/words.texts.ts';
import { FilesTable } from './FilesTable.tsx';
import { addressOfView, type FileSearch, queryOf } from './file-search.ts';
import './files.css';
import { filesTexts } from './files.texts.ts';
import { NameSearch } from './NameSearch.tsx';
import { SortMenu } from './SortMenu.tsx';

export const FilesPage = () => <Files kind="files" />;

/** The same list of the calls that one keeps for oneself. */
export const FavoritesPage = () => <Files kind="favorites" />;

function Files({ kind }: { kind: 'files' | 'favorites' }) {
  const t = useTexts(filesTexts);
  const w = useTexts(words);
  const counted = useCounted();
  const isFavorites = kind === 'favorites';
  const asked = useSearch({ strict: false });
  const search: FileSearch = isFavorites ? { ...asked, favorite: '1' } : withUsualPeriod(asked);
  const navigate = useNavigate();
  const mayUpload = useMay('files.write');
  const isNarrow = useMediaQuery('(max-width:1279.95px)');
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const [now] = useState(() => new Date());
  const setSearch = (next: FileSearch) => {
    const { favorite, ...others } = next;
    void navigate({
      to: `/${kind}` as const,
      search: isFavorites ? others : { ...others, favorite },
      replace: true,
    });
  };
  const setFilters = (next: FileSearch) => setSearch({ ...next, offset: undefined });
  const query = useQuery(filesQuery(queryOf(search, now)));
  const list = query.data;
  const filters = filtersOf(search, now);
  const isFiltered = Object.keys(filters).length > (isFavorites ? 1 : 0);

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
      <div className="page-head">
        <h1>{t(isFavorites ? 'favorites' : 'title')}</h1>
        <span className="mut num" aria-live="polite">
          {list &&
            (isFiltered && !isFavorites && !list.count_is_capped
              ? t('countOf', {
                  shown: counted(list.count, list.count_is_capped),
                  all: counted(list.total, list.total_is_capped),
                  count: list.total,
                })
              : t('count', { shown: counted(list.count, list.count_is_capped), count: list.count }))}
        </span>
        <span className="push" />
        <NameSearch
          value={search.name ?? ''}
          onChange={(name) => setFilters({ ...search, name: name || undefined })}
        />
        {isNarrow && (
          <Button
            variant="outlined"
            startIcon={<SlidersHorizontal size={16} />}
            onClick={() => setIsFilterOpen(true)}
          >
            {t('filters')}
          </Button>
        )}
        <SortMenu search={search} onChange={setSearch} />
        {!isFavorites && <ViewsMenu page="files" address={addressOfView(asked)} />}
        {mayUpload && !isFavorites && (
          <Button
            className="page-upload"
            variant="contained"
            startIcon={<Upload size={16} />}
            onClick={openUploadDialog}
          >
            {w('upload')}
          </Button>
        )}
      </div>
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
          <section className="card" style={{ display: 'flex', minHeight: 300 }}>
            {isFiltered ? (
              <EmptyState
                isInside
                icon={<SearchX size={22} />}
                title={t('noMatches')}
                text={t('noMatchesText')}
              >
                <Button variant="outlined" onClick={() => setFilters(withoutFilters(search))}>
                  {t('clearFilters')}
                </Button>
              </EmptyState>
            ) : (
              <EmptyState
                isInside
                icon={<Star size={22} />}
                title={t('noFavorites')}
                text={t('noFavoritesText')}
              />
            )}
          </section>
        ) : (
          <FilesTable list={list} search={search} listed={{ filters, query: null }} onSearch={setSearch} />
        )}
      </div>
      {isNarrow && (
        <Drawer
          anchor="right"
          open={isFilterOpen}
          onClose={() => setIsFilterOpen(false)}
          slotProps={{ paper: { 'aria-label': t('filters') } }}
        >
          <div className="facets" style={{ width: 280, padding: 16 }}>
            {facets}
          </div>
        </Drawer>
      )}
    </div>
  );
}
