import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX, SlidersHorizontal, Upload } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { filesQuery } from '../../shared/files/files.queries.ts';
import { FirstCalls } from '../../shared/first-calls/FirstCalls.tsx';
import { openUploadDialog } from '../../shared/uploads/choose.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { FacetPanel } from './FacetPanel.tsx';
import { FilesTable } from './FilesTable.tsx';
import { FilterChips } from './FilterChips.tsx';
import { activeFilters, type FileSearch, queryOf, withoutFilters } from './file-search.ts';
import './files.css';
import { filesTexts } from './files.texts.ts';
import { NameSearch } from './NameSearch.tsx';
import { SortMenu } from './SortMenu.tsx';

export function FilesPage() {
  const t = useTexts(filesTexts);
  const w = useTexts(words);
  useTitle(t('title'));
  const search = useSearch({ strict: false }) as FileSearch;
  const navigate = useNavigate();
  const mayUpload = useMay('files.write');
  const isNarrow = useMediaQuery('(max-width:1279.95px)');
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const setSearch = (next: FileSearch) =>
    void navigate({ to: '/files', search: next as never, replace: true });
  const query = useQuery(filesQuery(queryOf(search)));
  const list = query.data;
  const isFiltered = activeFilters(search).length > 0;

  if (query.isError && list === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (list !== undefined && list.total === 0 && !isFiltered) return <FirstCalls />;

  const hasFacets =
    Object.values(list?.facets ?? {}).some((facet) => facet.length > 0) ||
    activeFilters(search).some((key) => key !== 'name');
  const facets = <FacetPanel facets={list?.facets} search={search} onChange={setSearch} />;
  return (
    <div className="files">
      <div className="page-head">
        <h1>{t('title')}</h1>
        <span className="mut num" aria-live="polite">
          {list &&
            (isFiltered
              ? t('countOf', {
                  shown: formatNumber(list.count),
                  all: formatNumber(list.total),
                  count: list.total,
                })
              : t('count', { shown: formatNumber(list.count), count: list.count }))}
        </span>
        <span className="push" />
        <NameSearch
          value={search.name ?? ''}
          onChange={(name) => setSearch({ ...search, name: name || undefined, offset: undefined })}
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
        {mayUpload && (
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
      <FilterChips search={search} facets={list?.facets} onChange={setSearch} />
      <div className={hasFacets || list === undefined ? 'files-grid' : 'files-grid no-facets'}>
        {!isNarrow && (hasFacets || list === undefined) && (
          <aside className="card facets" aria-label={t('filters')}>
            {facets}
          </aside>
        )}
        {list?.count === 0 ? (
          <section className="card" style={{ display: 'flex', minHeight: 300 }}>
            <EmptyState
              isInside
              icon={<SearchX size={22} />}
              title={t('noMatches')}
              text={t('noMatchesText')}
            >
              <Button variant="outlined" onClick={() => setSearch(withoutFilters(search))}>
                {t('clearFilters')}
              </Button>
            </EmptyState>
          </section>
        ) : (
          <FilesTable list={list} search={search} onSearch={setSearch} />
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
