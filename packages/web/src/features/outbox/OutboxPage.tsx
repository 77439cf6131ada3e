import { listOutbox } from '@earshot/core/mail/outbox.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Inbox, Send } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { call } from '../../lib/call.ts';
import { formatBytes, formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { outboxTexts } from './outbox.texts.ts';
import './outbox.css';

/** Letters that nobody has taken to a mail server: the operator reads them here and passes them on. */
export function OutboxPage() {
  const t = useTexts(outboxTexts);
  const query = useQuery({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => call(listOutbox, { query: { limit: 100 }, signal }),
    refetchInterval: 10_000,
  });
  const isLate = useLate(query.isPending);
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const list = query.data;
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('title')}</h1>
      </div>
      <p className="t2" style={{ marginBottom: 12 }}>
        {t('lead')}
      </p>
      {isLate && <Skeleton height={200} radius={12} />}
      {list && list.results.length === 0 && (
        <section className="card" style={{ display: 'flex', minHeight: 240 }}>
          <EmptyState
            isInside
            icon={list.smtp ? <Send size={22} /> : <Inbox size={22} />}
            title={t(list.smtp ? 'smtp' : 'empty')}
            text={t(list.smtp ? 'smtpText' : 'emptyText')}
          />
        </section>
      )}
      <ul className="letters">
        {list?.results.map((letter) => (
          <li key={letter.id} className="card">
            <details>
              <summary>
                <span className="med">{letter.subject}</span>
                <span className="t2 sm">
                  {letter.to} · <span className="num">{formatDateTime(letter.at)}</span>
                </span>
              </summary>
              <p className="letter-text">{letter.text}</p>
              {letter.files.length > 0 && (
                <p className="t2 sm">
                  {t('files')}{' '}
                  {letter.files.map(({ name, bytes }) => `${name} (${formatBytes(bytes)})`).join(', ')}
                </p>
              )}
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}
