import type { Source } from '@earshot/core/sources/sources.api.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { formatNumber, languageName } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useRemoveSource } from '../../shared/sources/sources.queries.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { sourcesTexts } from './sources.texts.ts';

type Props = {
  sources: readonly Source[];
  /** Missing where one may only look. */
  onEdit: ((source: Source) => void) | undefined;
};

export function SourceTable({ sources, onEdit }: Props) {
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
            <SourceRow
              key={source.id}
              source={source}
              onEdit={onEdit && (() => onEdit(source))}
              onRemove={() => setAsked(source)}
            />
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

type RowProps = { source: Source; onEdit: (() => void) | undefined; onRemove: () => void };

function SourceRow({ source, onEdit, onRemove }: RowProps) {
  const t = useTexts(sourcesTexts);
  return (
    <tr>
      <td className="med">{source.name}</td>
      <td className="mono">{source.mask ?? <span className="mut">–</span>}</td>
      <td>{source.language === null ? <span className="mut">–</span> : languageName(source.language)}</td>
      <td>
        <span className={`chip small ${source.enabled ? 'tone-ok' : 'tone-mute'}`}>
          {t(source.enabled ? 'on' : 'off')}
        </span>
      </td>
      <td className="number num">{formatNumber(source.files)}</td>
      {onEdit && (
        <td className="number">
          <IconAction size="small" label={t('editOf', { name: source.name })} onClick={onEdit}>
            <Pencil size={14} />
          </IconAction>
          {source.files === 0 && (
            <IconAction size="small" label={t('removeOf', { name: source.name })} onClick={onRemove}>
              <Trash2 size={14} />
            </IconAction>
          )}
        </td>
      )}
    </tr>
  );
}
