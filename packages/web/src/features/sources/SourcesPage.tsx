import type { Source } from '@earshot/core/sources/sources.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Database, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatNumber, languageName } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { sourcesQuery, useRemoveSource } from '../../shared/sources/sources.queries.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { SourceForm } from './SourceForm.tsx';
import '../../components/plain-table.css';
import './sources.css';
import { sourcesTexts } from './sources.texts.ts';

export function SourcesPage() {
  const t = useTexts(sourcesTexts);
  const query = useQuery(sourcesQuery());
  const isLate = useLate(query.isPending);
  const mayWrite = useMay('sources.write');
  const [edited, setEdited] = useState<Source | 'new' | null>(null);
  const add = mayWrite && (
    <Button variant="contained" startIcon={<Plus size={16} />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const sources = query.data?.results;
  return (
    <div className="page sources">
      <div className="page-head">
        <h1>{t('title')}</h1>
        {sources && <span className="mut num">{formatNumber(sources.length)}</span>}
        <span className="push">{sources && sources.length > 0 && add}</span>
      </div>
      <p className="t2" style={{ marginBottom: 12 }}>
        {t('lead')}
      </p>
      {isLate && <Skeleton height={132} radius={12} />}
      {sources?.length === 0 && (
        <section className="card" style={{ display: 'flex', minHeight: 260 }}>
          <EmptyState isInside icon={<Database size={22} />} title={t('emptyTitle')} text={t('emptyText')}>
            {add}
          </EmptyState>
        </section>
      )}
      {sources && sources.length > 0 && (
        <SourceTable sources={sources} onEdit={mayWrite ? setEdited : undefined} />
      )}
      {edited !== null && (
        <SourceForm source={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </div>
  );
}

function SourceTable({
  sources,
  onEdit,
}: {
  sources: readonly Source[];
  onEdit: ((source: Source) => void) | undefined;
}) {
  const t = useTexts(sourcesTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const remove = useRemoveSource();
  const [asked, setAsked] = useState<Source | null>(null);
  return (
    <section className="card plain-table source-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('mask')}</th>
            <th scope="col">{t('language')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col" className="number">
              {t('files')}
            </th>
            {onEdit && (
              <th scope="col">
                <span className="visually-hidden">{w('more')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source.id}>
              <td className="med">{source.name}</td>
              <td className="mono">{source.mask ?? <span className="mut">–</span>}</td>
              <td>
                {source.language === null ? <span className="mut">–</span> : languageName(source.language)}
              </td>
              <td>
                <span className={`chip small ${source.enabled ? 'tone-ok' : 'tone-mute'}`}>
                  {t(source.enabled ? 'on' : 'off')}
                </span>
              </td>
              <td className="number num">{formatNumber(source.files)}</td>
              {onEdit && (
                <td className="number">
                  <IconAction
                    size="small"
                    label={t('editOf', { name: source.name })}
                    onClick={() => onEdit(source)}
                  >
                    <Pencil size={14} />
                  </IconAction>
                  {source.files === 0 && (
                    <IconAction
                      size="small"
                      label={t('removeOf', { name: source.name })}
                      onClick={() => setAsked(source)}
                    >
                      <Trash2 size={14} />
                    </IconAction>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ConfirmDialog
        open={asked !== null}
        danger
        title={t('deleteTitle')}
        text={`${asked?.name ?? ''}. ${t('deleteText')}`}
        confirm={w('remove')}
        cancel={w('cancel')}
        onConfirm={() =>
          asked &&
          remove.mutate(asked.id, { onSuccess: () => notify.done(t('deleted')), onError: notify.failed })
        }
        onClose={() => setAsked(null)}
      />
    </section>
  );
}
