import Button from '@mui/material/Button';
import { Search, SearchX } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import type { SearchPage as Found } from '../../shared/files/files.queries.ts';
import { Results } from './Results.tsx';
import { searchTexts } from './search.texts.ts';
import { looseDistance } from './search-address.ts';

/** How many calls were found; where counting stopped it says so. */
export function Count({ page }: { page: Found }) {
  const t = useTexts(searchTexts);
  const shown = formatNumber(page.count);
  return page.count_is_capped ? t('moreThan', { shown }) : t('count', { count: page.count, shown });
}

/** What came of a search: calls, none, a failure, or nothing was asked yet. */
export function Outcome({
  page,
  hasWords,
  error,
  listed,
  order,
  onRetry,
  onClear,
  onLoosen,
  onPage,
}: {
  page: Found | undefined;
  hasWords: boolean;
  error: Error | null;
  listed: Parameters<typeof Results>[0]['listed'];
  order: Parameters<typeof Results>[0]['order'];
  onRetry: () => void;
  /** Null where the filters are as the page opens. */
  onClear: (() => void) | null;
  /** Lets other words stand between those of a phrase; null where none can, or some do already. */
  onLoosen: (() => void) | null;
  onPage: (offset: number) => void;
}) {
  const t = useTexts(searchTexts);
  if (!hasWords)
    return (
      <section className="card search-empty">
        <EmptyState isInside icon={<Search size={22} />} title={t('start')} text={t('startText')} />
      </section>
    );
  if (error !== null)
    return (
      <section className="card search-empty">
        <ErrorState error={error} onRetry={onRetry} />
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
