import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { pageRange } from '../../../shared/files/page-range.ts';
import { StepButtons } from '../../../shared/files/StepButtons.tsx';
import type { Reviews } from '../reviews.queries.ts';
import { queueTexts } from './queue.texts.ts';
import type { QueueSearch } from './queue-search.ts';

type Props = { list: Reviews; onChange: (part: QueueSearch) => void };

/** Which part of the list this is; nothing where it is all of it. */
export function ReviewPager({ list, onChange }: Props) {
  const t = useTexts(queueTexts);
  if (list.count <= list.limit && list.offset === 0) return null;
  const { from, to, all, hasNext } = pageRange({ ...list, count_is_capped: false });
  const turn = (step: 1 | -1) => {
    const offset = Math.max(0, list.offset + step * list.limit);
    onChange({ offset: offset > 0 ? String(offset) : undefined });
  };
  return (
    <footer className="reviews-pager">
      <span className="push num sm t2">
        {t('pageOf', { from: formatNumber(from), to: formatNumber(to), all: formatNumber(all) })}
      </span>
      <StepButtons
        previous={t('previousPage')}
        next={t('nextPage')}
        hasPrevious={list.offset > 0}
        hasNext={hasNext}
        onStep={turn}
      />
    </footer>
  );
}
