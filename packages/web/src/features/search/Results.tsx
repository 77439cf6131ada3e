import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { BulkBar } from '../../shared/bulk/BulkBar.tsx';
import type { CsvOrder, Listed } from '../../shared/bulk/bulk.queries.ts';
import type { SearchPage } from '../../shared/files/files.queries.ts';
import { rememberList, setLastOpened } from '../../shared/files/list-context.ts';
import { pageRange } from '../../shared/files/page-range.ts';
import { useCounted } from '../../shared/use-counted.ts';
import { ResultCard } from './ResultCard.tsx';
import { searchTexts } from './search.texts.ts';
import { useResultKeys } from './use-result-keys.ts';

type Props = {
  page: SearchPage;
  listed: Listed;
  order: CsvOrder;
  onPage: (offset: number) => void;
};

/** The calls of a page, each with its passages. */
export function Results({ page, listed, order, onPage }: Props) {
  const t = useTexts(searchTexts);
  const counted = useCounted();
  const navigate = useNavigate();
  const { results, offset, limit } = page;
  const { from, to, all, isMore, hasNext } = pageRange(page);
  const remember = (fileId: string) => {
    rememberList({
      ids: results.map(({ file }) => file.file_id),
      offset,
      count: all,
      href: window.location.pathname + window.location.search,
    });
    setLastOpened(fileId);
  };
  const open = (index: number) => {
    const result = results[index];
    if (result === undefined) return;
    remember(result.file.file_id);
    const at = Math.floor((result.hits[0]?.start_ms ?? 0) / 1000);
    void navigate({
      to: '/files/$file_id',
      params: { file_id: result.file.file_id },
      search: at > 0 ? { t: String(at) } : {},
    });
  };
  const { selected, current, tagging, toggle, clear, list } = useResultKeys({ results, onOpen: open });
  const chosen = results.filter(({ file }) => selected.has(file.file_id));
  return (
    <div className="results-frame">
      <section className="results" ref={list} data-scroll-restoration-id="search" aria-label={t('results')}>
        {results.map((result, index) => (
          <ResultCard
            key={result.file.file_id}
            result={result}
            isSelected={selected.has(result.file.file_id)}
            isCurrent={index === current}
            onToggle={(isRange) => toggle(index, isRange)}
            onOpen={() => remember(result.file.file_id)}
          />
        ))}
        {(offset > 0 || hasNext) && (
          <footer className="row results-pager">
            <span className="num push">
              {t('pageOf', {
                from: formatNumber(from),
                to: formatNumber(to),
                all: counted(all, isMore),
              })}
            </span>
            <IconAction
              size="small"
              label={t('previousPage')}
              disabled={offset === 0}
              onClick={() => onPage(offset - limit)}
            >
              <ChevronLeft size={16} className="flip" />
            </IconAction>
            <IconAction
              size="small"
              label={t('nextPage')}
              disabled={!hasNext}
              onClick={() => onPage(offset + limit)}
            >
              <ChevronRight size={16} className="flip" />
            </IconAction>
          </footer>
        )}
      </section>
      {chosen.length > 0 && (
        <BulkBar
          ids={chosen.map(({ file }) => file.file_id)}
          all={{ listed, count: page.count, isCapped: page.count_is_capped, order }}
          tagging={tagging}
          onClear={clear}
        />
      )}
    </div>
  );
}
