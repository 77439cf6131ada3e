import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { BulkBar } from '../../shared/bulk/BulkBar.tsx';
import type { CsvOrder, Listed } from '../../shared/bulk/bulk.queries.ts';
import type { SearchPage } from '../../shared/files/files.queries.ts';
import { rememberList, setLastOpened } from '../../shared/files/list-context.ts';
import { listDate } from '../../shared/files/list-date.ts';
import { pageRange } from '../../shared/files/page-range.ts';
import { useListKeys } from '../../shared/files/use-list-keys.ts';
import { useSelection } from '../../shared/files/use-selection.ts';
import { passagesOf } from '../../shared/hits/passages.ts';
import { canBeHeard, playInCall } from '../../shared/hits/play-call.ts';
import { soughtOfList, writeSought } from '../../shared/hits/sought.ts';
import { PeekAt } from '../../shared/peek/PeekAt.tsx';
import { ResultCard } from './ResultCard.tsx';
import { ResultsPager } from './ResultsPager.tsx';
import { searchTexts } from './search.texts.ts';

type Props = {
  page: SearchPage;
  listed: Listed;
  order: CsvOrder;
  onPage: (offset: number) => void;
};

/** The calls of a page, each with its passages. */
export function Results({ page, listed, order, onPage }: Props) {
  const t = useTexts(searchTexts);
  const navigate = useNavigate();
  const { results, offset } = page;
  const sought = soughtOfList(listed);
  const remember = (fileId: string) => {
    rememberList({
      ids: results.map(({ file }) => file.file_id),
      offset,
      count: pageRange(page).all,
      href: window.location.pathname + window.location.search,
    });
    setLastOpened(fileId);
  };
  const open = (index: number) => {
    const result = results[index];
    if (result === undefined) return;
    remember(result.file.file_id);
    void navigate({
      to: '/files/$file_id',
      params: { file_id: result.file.file_id },
      search: { hits: writeSought(sought) },
    });
  };
  const play = (index: number) => {
    const result = results[Math.max(0, index)];
    const [first] = passagesOf(result?.hits ?? []);
    if (result && first && canBeHeard(result.file)) playInCall(result.file, first.startMs, first.endMs);
  };
  const body = useRef<HTMLDivElement>(null);
  const rows = results.map(({ file }) => file);
  const selection = useSelection(rows);
  const { selected, toggle } = selection;
  const { current, tagging, clear, peeked, peek } = useListKeys({ rows, selection, body, open, play });
  const chosen = results.filter(({ file }) => selected.has(file.file_id));
  const date = listDate(order.sorting_by);
  return (
    <>
      <div className="results-frame">
        <section className="results" ref={body} data-scroll-restoration-id="search" aria-label={t('results')}>
          {results.map((result, index) => (
            <ResultCard
              key={result.file.file_id}
              result={result}
              sought={sought}
              isSelected={selected.has(result.file.file_id)}
              isCurrent={index === current}
              date={date}
              onToggle={(isRange) => toggle(index, isRange)}
              onOpen={() => remember(result.file.file_id)}
            />
          ))}
          <ResultsPager page={page} onPage={onPage} />
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
      <PeekAt
        row={peeked}
        date={date}
        hits={results[current]?.hits ?? []}
        sought={sought}
        onLeave={() => peeked && remember(peeked.file_id)}
        onOpen={() => open(current)}
        onClose={() => peek(null)}
      />
    </>
  );
}
