import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { StepButtons } from '../../../shared/files/StepButtons.tsx';
import { listTexts } from '../list.texts.ts';

type Props = {
  list: { count: number; offset: number; results: readonly unknown[] };
  limit: number;
  /** As the address has it: nothing for the first. */
  onPage: (page: string | undefined) => void;
};

/** Which part of a list is shown, and the ones before and after it. */
export function PageSteps({ list: { count, offset, results }, limit, onPage }: Props) {
  const t = useTexts(listTexts);
  const page = Math.floor(offset / limit) + 1;
  const pages = Math.max(1, Math.ceil(count / limit));
  if (pages === 1) return null;
  const go = (to: number) => onPage(to > 1 ? String(to) : undefined);
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
      <StepButtons
        previous={t('previousPage')}
        next={t('nextPage')}
        hasPrevious={page > 1}
        hasNext={page < pages}
        onStep={(step) => go(page + step)}
      />
    </footer>
  );
}
