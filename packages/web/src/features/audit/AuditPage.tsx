import { type AuditEntry, exportAudit, listAudit } from '@earshot/core/audit/audit.api.ts';
import { auditActions } from '@earshot/core/audit/audit.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download, ScrollText, X } from 'lucide-react';
import { Fragment } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { addressOf, call } from '../../lib/call.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts, useTextsOf } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { auditTexts } from './audit.texts.ts';
import type { AuditSearch } from './section.ts';
import '../../components/plain-table.css';
import './audit.css';

const pageSize = 100;

/** Days of the browser's own calendar, as moments for the server. */
function filtersOf({ text, action, user_id, from, to }: AuditSearch) {
  const known = auditActions.find((one) => one === action);
  const dayStart = (day: string) => new Date(`${day}T00:00:00`).toISOString();
  const dayEnd = (day: string) => new Date(`${day}T23:59:59.999`).toISOString();
  return {
    ...(text ? { text } : {}),
    ...(known === undefined ? {} : { action: known }),
    ...(Number(user_id) > 0 ? { user_id: Number(user_id) } : {}),
    ...(from ? { start: dayStart(from) } : {}),
    ...(to ? { to: dayEnd(to) } : {}),
  };
}

export function AuditPage() {
  const t = useTexts(auditTexts);
  const a = useTextsOf('audit');
  const search = useSearch({ from: '/signed-in/audit' });
  const navigate = useNavigate();
  const filters = filtersOf(search);
  const query = useInfiniteQuery({
    queryKey: ['audit', filters],
    queryFn: ({ signal, pageParam }) =>
      call(listAudit, { query: { ...filters, limit: pageSize, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last) =>
      last.offset + last.results.length < last.count ? last.offset + last.results.length : undefined,
  });
  const isLate = useLate(query.isPending);
  const filter = (change: AuditSearch) =>
    void navigate({
      to: '/audit',
      search: { ...search, ...change },
      replace: true,
      resetScroll: false,
    });
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const entries = query.data?.pages.flatMap((page) => page.results);
  const count = query.data?.pages[0]?.count;
  return (
    <div className="page audit">
      <div className="page-head">
        <h1>{t('title')}</h1>
        {count !== undefined && <span className="mut num">{t('entries', { count })}</span>}
        <span className="push">
          <Button
            variant="outlined"
            startIcon={<Download size={16} />}
            component="a"
            href={addressOf(exportAudit.path, {}, filters)}
            download="audit.csv"
          >
            {t('csv')}
          </Button>
        </span>
      </div>
      <p className="t2" style={{ marginBottom: 12 }}>
        {t('lead')}
      </p>
      <div className="audit-filters">
        <TextField
          size="small"
          type="search"
          placeholder={t('find')}
          slotProps={{ htmlInput: { 'aria-label': t('find') } }}
          value={search.text ?? ''}
          onChange={(event) => filter({ text: event.target.value })}
        />
        <FilterSelect
          label={t('action')}
          every={t('every')}
          value={search.action}
          options={auditActions.map((action) => ({ value: action, label: a(action) ?? action }))}
          onChange={(action) => filter({ action })}
        />
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            size="small"
            type="date"
            label={t(name)}
            value={search[name] ?? ''}
            onChange={(event) => filter({ [name]: event.target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
        {search.user_id && (
          <button
            type="button"
            className="chip"
            style={{ border: 0, cursor: 'pointer' }}
            onClick={() => filter({ user_id: '' })}
          >
            {t('onePerson')}:{' '}
            {entries?.find(({ user_id }) => String(user_id) === search.user_id)?.actor ?? search.user_id}
            <X size={12} aria-hidden />
          </button>
        )}
      </div>
      {isLate && <Skeleton height={320} radius={12} />}
      {entries && entries.length > 0 && (
        <section className="card plain-table audit-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('when')}</th>
                <th scope="col">{t('who')}</th>
                <th scope="col">{t('what')}</th>
                <th scope="col">{t('details')}</th>
                <th scope="col">{t('address')}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <Row key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {entries?.length === 0 && (
        <section className="card" style={{ display: 'flex', minHeight: 240 }}>
          <EmptyState isInside icon={<ScrollText size={22} />} title={t('none')} text={t('noneText')}>
            <Button variant="outlined" onClick={() => void navigate({ to: '/audit', replace: true })}>
              {t('clear')}
            </Button>
          </EmptyState>
        </section>
      )}
      {query.hasNextPage && (
        <div style={{ padding: 16, textAlign: 'center' }}>
          <Button
            variant="outlined"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Row({ entry }: { entry: AuditEntry }) {
  const t = useTexts(auditTexts);
  const a = useTextsOf('audit');
  const actor = entry.actor || t(entry.action === 'share.opened' ? 'byLink' : 'system');
  return (
    <tr>
      <td className="num nowrap">{formatDateTime(entry.at)}</td>
      <td className="med">{actor}</td>
      <td>
        {a(entry.action)}
        {entry.subject && entry.subject !== entry.actor && (
          <span className="t2 audit-subject">{entry.subject}</span>
        )}
      </td>
      <td className="sm">
        <Difference entry={entry} />
      </td>
      <td className="num sm t2">{entry.address ?? '–'}</td>
    </tr>
  );
}

/** Only what changed; one line a value. */
function Difference({ entry: { before, after } }: { entry: AuditEntry }) {
  const t = useTexts(auditTexts);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return <span className="mut">–</span>;
  return (
    <dl className="audit-difference">
      {names.map((name) => (
        <Fragment key={name}>
          <dt className="mono mut">{name}</dt>
          <dd>
            {before && name in before && (
              <>
                <span className="visually-hidden">{t('before')} </span>
                <del>{write(before[name])}</del>
              </>
            )}{' '}
            {after && name in after && (
              <>
                <span className="visually-hidden">{t('after')} </span>
                <ins>{write(after[name])}</ins>
              </>
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function write(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
