import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck, ClipboardList, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useAccount } from '../../../shared/account.ts';
import { fileQuery } from '../../../shared/files/files.queries.ts';
import { useSelection } from '../../../shared/files/use-selection.ts';
import { PeekAt } from '../../../shared/peek/PeekAt.tsx';
import { useMay } from '../../../shared/users.queries.ts';
import { plansQuery, type Reviews } from '../reviews.queries.ts';
import { QueueBulk } from './QueueBulk.tsx';
import { QueueTable } from './QueueTable.tsx';
import { queueTexts } from './queue.texts.ts';
import { isNarrowed, type QueueSearch, weekOf } from './queue-search.ts';
import { ReviewPager } from './ReviewPager.tsx';
import { reviewLink } from './review-link.ts';
import { useQueueKeys } from './use-queue-keys.ts';

type Props = { list: Reviews; search: QueueSearch; onChange: (part: QueueSearch) => void };

/** Open reviews, gone through by keys; several can be given to somebody else. */
export function QueueTab({ list, search, onChange }: Props) {
  const navigate = useNavigate();
  const me = useAccount(({ user }) => user?.user_id);
  const rows = list.results;
  const selection = useSelection(rows.map(({ id }) => ({ file_id: String(id) })));
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = useQueueKeys({
    rows,
    body,
    toggle: selection.toggle,
    clear: selection.clear,
    open: (review) => void navigate(reviewLink(review, me)),
  });
  const peeked = useQuery({ ...fileQuery(keys.peeked?.file_id ?? ''), enabled: keys.peeked !== null }).data;
  const chosen = rows.filter(({ id }) => selection.selected.has(String(id)));
  if (list.count === 0) return <NoReviews search={search} list={list} onChange={onChange} />;
  return (
    <>
      <QueueTable {...{ rows, body, selection, keys, me }} chosen={chosen.length} />
      {chosen.length > 0 && <QueueBulk chosen={chosen} me={me} onClear={selection.clear} />}
      <ReviewPager list={list} onChange={onChange} />
      <PeekAt
        row={keys.peeked !== null && peeked !== undefined ? peeked : null}
        date="created"
        onOpen={() => keys.peeked && void navigate(reviewLink(keys.peeked, me))}
        onClose={keys.unpeek}
      />
    </>
  );
}

/** Nothing planned yet, everything done, or other filters. */
function NoReviews({ search, list, onChange }: Props) {
  const t = useTexts(queueTexts);
  const mayPlan = useMay('reviews.plan');
  const plans = useQuery(plansQuery()).data;
  if (isNarrowed(search))
    return (
      <EmptyState isInside icon={<SearchX size={22} />} title={t('noMatches')} text={t('noMatchesText')}>
        <Button
          variant="outlined"
          onClick={() => onChange({ form: undefined, why: undefined, agent: undefined, person: undefined })}
        >
          {t('clearFilters')}
        </Button>
      </EmptyState>
    );
  if (plans?.length === 0 && list.counts.done === 0 && weekOf(search) === undefined)
    return (
      <EmptyState isInside icon={<ClipboardList size={22} />} title={t('noneTitle')} text={t('noneText')}>
        {mayPlan && (
          <ButtonLink variant="contained" to="/reviews/plans" search={{ create: '1' }}>
            {t('makePlan')}
          </ButtonLink>
        )}
      </EmptyState>
    );
  return <EmptyState isInside icon={<CircleCheck size={22} />} title={t('doneTitle')} text={t('doneText')} />;
}
