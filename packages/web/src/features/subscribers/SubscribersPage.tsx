import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Plus, Search, SearchX, Upload, UserRound } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { PeriodPicker } from '../../shared/people/PeriodPicker.tsx';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { openUploadDialog } from '../../shared/uploads/choose.ts';
import { useMay } from '../../shared/users.queries.ts';
import { type AskedOfSubscriber, SubscriberDialogs } from './SubscriberDialogs.tsx';
import { SubscriberTable } from './SubscriberTable.tsx';
import './subscribers.css';
import { subscribersTexts } from './subscribers.texts.ts';
import { type SubscriberListState, useSubscriberList } from './use-subscriber-list.ts';

/** Who calls, and who is called. */
export function SubscribersPage() {
  const p = useTexts(peopleTexts);
  const list = useSubscriberList();
  const { query, subscribers, search, change } = list;
  const isLate = useLate(query.isPending);
  const mayWrite = useMay('subscribers.write');
  const [asked, setAsked] = useState<AskedOfSubscriber | null>(null);
  const isNew = search.create !== undefined && mayWrite;
  const close = () => {
    setAsked(null);
    if (search.create !== undefined) change({ create: undefined });
  };
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const isFound = (search.text?.trim() ?? '') !== '';
  return (
    <div className="page subscribers">
      <Head list={list} />
      {subscribers && (subscribers.length > 0 || isFound) && <Bar list={list} />}
      {isLate && <Skeleton height={440} radius={12} />}
      {subscribers?.length === 0 && (
        <Nobody onClear={isFound ? () => change({ text: undefined }) : undefined} />
      )}
      {subscribers && subscribers.length > 0 && <SubscriberTable list={list} onAsk={setAsked} />}
      {query.hasNextPage && (
        <div className="subscribers-more">
          <Button
            variant="outlined"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {p('more')}
          </Button>
        </div>
      )}
      <SubscriberDialogs asked={isNew ? { kind: 'edit', subscriber: null } : asked} onClose={close} />
    </div>
  );
}

function Head({ list: { count, search } }: { list: SubscriberListState }) {
  const t = useTexts(subscribersTexts);
  const mayWrite = useMay('subscribers.write');
  return (
    <div className="page-head">
      <h1>{t('title')}</h1>
      {count !== undefined && (
        <span className="mut num" data-testid="subscriber-count">
          {formatNumber(count)}
        </span>
      )}
      <span className="push" />
      {mayWrite && (
        <ButtonLink
          variant="contained"
          startIcon={<Plus size={16} />}
          to="/subscribers"
          search={{ ...search, create: '1' }}
          replace
        >
          {t('add')}
        </ButtonLink>
      )}
    </div>
  );
}

function Bar({ list: { search, change } }: { list: SubscriberListState }) {
  const t = useTexts(subscribersTexts);
  return (
    <div className="subscribers-bar">
      <TextField
        size="small"
        type="search"
        className="subscribers-find"
        placeholder={t('find')}
        value={search.text ?? ''}
        onChange={(event) => change({ text: event.target.value || undefined })}
        slotProps={{
          htmlInput: { 'aria-label': t('find') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search size={16} aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      <PeriodPicker search={search} onChange={change} />
    </div>
  );
}

/** `onClear`: where only what is looked for is not there. */
function Nobody({ onClear }: { onClear: (() => void) | undefined }) {
  const t = useTexts(subscribersTexts);
  const p = useTexts(peopleTexts);
  const mayUpload = useMay('files.write');
  return (
    <section className="card subscribers-empty">
      {onClear ? (
        <EmptyState isInside icon={<SearchX size={22} />} title={t('noMatches')}>
          <Button variant="outlined" onClick={onClear}>
            {p('clear')}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState isInside icon={<UserRound size={22} />} title={t('emptyTitle')} text={t('emptyText')}>
          {mayUpload && (
            <Button variant="outlined" startIcon={<Upload size={16} />} onClick={openUploadDialog}>
              {t('upload')}
            </Button>
          )}
        </EmptyState>
      )}
    </section>
  );
}
