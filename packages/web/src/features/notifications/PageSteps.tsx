import { useNavigate } from '@tanstack/react-router';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { StepButtons } from '../../shared/files/StepButtons.tsx';
import { pageSize } from './notification-search.ts';
import { notificationsTexts } from './notifications.texts.ts';
import type { NotificationSearch } from './section.ts';

type Props = {
  list: { count: number; offset: number; results: readonly unknown[] };
  search: NotificationSearch;
  page: number;
};

/** Which of them are shown, and the others; nothing where all of them are. */
export function PageSteps({ list: { count, offset, results }, search, page }: Props) {
  const t = useTexts(notificationsTexts);
  const navigate = useNavigate();
  if (count <= pageSize) return null;
  return (
    <footer className="row notifications-steps">
      <span className="num t2 sm">
        {t('range', {
          from: formatNumber(offset + 1),
          to: formatNumber(offset + results.length),
          all: formatNumber(count),
        })}
      </span>
      <StepButtons
        previous={t('newer')}
        next={t('older')}
        hasPrevious={page > 1}
        hasNext={offset + results.length < count}
        onStep={(step) =>
          void navigate({ to: '/notifications', search: { ...search, page: String(page + step) } })
        }
      />
    </footer>
  );
}
