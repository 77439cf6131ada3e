import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Search, SearchX } from 'lucide-react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { callCountQuery, type SearchPage as Found } from '../../shared/files/files.queries.ts';
import type { FilterSearch } from '../../shared/filters/filter-address.ts';
import { useCounted } from '../../shared/use-counted.ts';
import { Results } from './Results.tsx';
import { searchTexts } from './search.texts.ts';
import { looseDistance } from './search-address.ts';

/** How many calls were found, and how many hits in them; where counting stopped it says so. */
export function Count({ page, hits }: { page: Found; hits: Found['hits'] | undefined }) {
  const t = useTexts(searchTexts);
  const counted = useCounted();
  const shown = formatNumber(page.count);
  return (
    <>
      {page.count_is_capped ? t('moreThan', { shown }) : t('count', { count: page.count, shown })}
      {hits && page.count > 0 && (
        <span className="search-hits">
          {' '}
          {t('hits', { count: hits.count, shown: counted(hits.count, hits.count_is_capped) })}
        </span>
      )}
    </>
  );
}

/** Nothing was asked yet; filters alone lead to the calls that they leave. */
function NoWords({ filtered }: { filtered: FilterSearch | null }) {
  const t = useTexts(searchTexts);
  return (
    <section className="card search-empty">
      <EmptyState
        isInside
        icon={<Search size={22} />}
        title={t(filtered === null ? 'start' : 'startFiltered')}
        text={t('startText')}
      >
        {filtered !== null && (
          <ButtonLink variant="outlined" to="/files" search={filtered}>
            {t('openFiltered')}
          </ButtonLink>
        )}
      </EmptyState>
    </section>
  );
}

/** What came of a search: calls, none, a failure, or nothing was asked yet. */
export function Outcome({
  page,
  hasWords,
  isMistake,
  error,
  listed,
  order,
  filtered,
  onRetry,
  onClear,
  onLoosen,
  onPage,
}: {
  page: Found | undefined;
  hasWords: boolean;
  /** The question cannot be read; what is wrong with it stands under the box. */
  isMistake: boolean;
  error: Error | null;
  listed: Parameters<typeof Results>[0]['listed'];
  order: Parameters<typeof Results>[0]['order'];
  /** What is asked of calls besides words; null where that is nothing more than the page opens with. */
  filtered: FilterSearch | null;
  onRetry: () => void;
  /** Null where the filters are as the page opens. */
  onClear: (() => void) | null;
  /** Lets other words stand between those of a phrase; null where none can, or some do already. */
  onLoosen: (() => void) | null;
  onPage: (offset: number) => void;
}) {
  const t = useTexts(searchTexts);
  const inProcess =
    useQuery({ ...callCountQuery({ status: 'PROCESSING' }), enabled: page?.count === 0 }).data?.count ?? 0;
  if (!hasWords) return <NoWords filtered={filtered} />;
  if (error !== null)
    return (
      <section className="card search-empty">
        <ErrorState error={error} onRetry={onRetry} />
      </section>
    );
  if (isMistake)
    return (
      <section className="card search-empty">
        <EmptyState isInside icon={<SearchX size={22} />} title={t('unclear')} text={t('unclearText')} />
      </section>
    );
  if (page === undefined) return <section className="results" aria-busy="true" />;
  if (page.count === 0)
    return (
      <section className="card search-empty">
        <EmptyState
          isInside
          icon={<SearchX size={22} />}
          title={t(page.count_is_capped ? 'noneSoFar' : 'noMatches')}
          text={t(page.count_is_capped ? 'noneSoFarText' : 'noMatchesText')}
        >
          {inProcess > 0 && <p className="sm">{t('stillProcessed', { shown: formatNumber(inProcess) })}</p>}
          <div className="empty-ways">
            {onLoosen !== null && (
              <Button variant="contained" onClick={onLoosen}>
                {t('loosen', { count: looseDistance })}
              </Button>
            )}
            {onClear !== null && (
              <Button variant="outlined" onClick={onClear}>
                {t('clearFilters')}
              </Button>
            )}
          </div>
        </EmptyState>
      </section>
    );
  return <Results {...{ page, listed, order, onPage }} />;
}
