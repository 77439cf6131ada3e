import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import type { SearchPage } from '../../shared/files/files.queries.ts';
import { pageRange } from '../../shared/files/page-range.ts';
import { StepButtons } from '../../shared/files/StepButtons.tsx';
import { useCounted } from '../../shared/use-counted.ts';
import { searchTexts } from './search.texts.ts';

type Props = {
  page: SearchPage;
  onPage: (offset: number) => void;
};

/** Which results are shown, and the way to those before and after; nothing where all stand on one page. */
export function ResultsPager({ page, onPage }: Props) {
  const t = useTexts(searchTexts);
  const counted = useCounted();
  const { offset, limit } = page;
  const { from, to, all, isMore, hasNext } = pageRange(page);
  if (offset === 0 && !hasNext) return null;
  return (
    <footer className="row results-pager">
      <span className="num push">
        {t('pageOf', {
          from: formatNumber(from),
          to: formatNumber(to),
          all: counted(all, isMore),
        })}
      </span>
      <StepButtons
        previous={t('previousPage')}
        next={t('nextPage')}
        hasPrevious={offset > 0}
        hasNext={hasNext}
        onStep={(step) => onPage(offset + step * limit)}
      />
    </footer>
  );
}
