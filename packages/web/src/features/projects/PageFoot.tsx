import { SmallSelect } from '../../components/SmallSelect.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { StepButtons } from '../../shared/files/StepButtons.tsx';
import { listTexts } from './list.texts.ts';

export type Paged = {
  count: number;
  offset: number;
  page: number;
  countPage: number;
  results: readonly unknown[];
};

type Props = {
  list: Paged;
  limit: number;
  sizes: readonly number[];
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
};

/** Which part of a list is shown, and its other pages. */
export function PageFoot({ list, limit, sizes, onPage, onLimit }: Props) {
  const t = useTexts(listTexts);
  const { count, offset, page, countPage, results } = list;
  return (
    <footer className="projects-pager">
      <span className="num t2">
        {t('range', {
          from: formatNumber(offset + 1),
          to: formatNumber(offset + results.length),
          all: formatNumber(count),
        })}
      </span>
      <span className="push" />
      <span className="row sm t2">
        <span aria-hidden>{t('rows')}</span>
        <SmallSelect
          label={t('rows')}
          value={String(limit)}
          options={[...new Set([...sizes, limit])]
            .sort((one, other) => one - other)
            .map((size) => ({ value: String(size), label: formatNumber(size) }))}
          onChange={(size) => onLimit(Number(size))}
        />
      </span>
      <span className="num">
        {t('page', { page: formatNumber(page), pages: formatNumber(Math.max(1, countPage)) })}
      </span>
      <StepButtons
        previous={t('previousPage')}
        next={t('nextPage')}
        hasPrevious={page > 1}
        hasNext={page < countPage}
        onStep={(step) => onPage(page + step)}
      />
    </footer>
  );
}
