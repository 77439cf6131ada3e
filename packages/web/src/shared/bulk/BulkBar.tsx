import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Download, ListPlus, RotateCcw, Star, Tag as TagIcon, Trash2, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { TagMenu } from '../tags/TagMenu.tsx';
import { useNotify } from '../use-notify.ts';
import { useMay } from '../users.queries.ts';
import { words } from '../words.texts.ts';
import './bulk.css';
import { type Chosen, type CsvOrder, type Listed, useExport, useFavorAll } from './bulk.queries.ts';
import { bulkTexts } from './bulk.texts.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { SegmentMenu } from './SegmentMenu.tsx';
import { useBulkActions } from './use-bulk-actions.ts';

type Props = {
  ids: string[];
  /** Everything that the list means, of which a page is in sight. */
  all: {
    listed: Listed;
    count: number;
    /** There are more than were counted. */
    isCapped?: boolean;
    order: CsvOrder;
  };
  /** Rises each time a key asks for the menu of tags. */
  tagging?: number;
  onClear: () => void;
};

/** What can be done with the calls that are selected, or with all that the list means. */
export function BulkBar({ ids, all, tagging = 0, onClear }: Props) {
  const t = useTexts(bulkTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const mayWrite = useMay('files.write');
  const mayFavor = useMay('favorites.write');
  const maySegment = useMay('segments.write');
  const [isAll, setIsAll] = useState(false);
  const [menu, setMenu] = useState<{ kind: 'tag' | 'untag' | 'segment'; anchor: HTMLElement } | null>(null);
  const chosen: Chosen = isAll ? { filter: all.listed } : { ids };
  const count = isAll ? all.count : ids.length;
  const isCapped = isAll && all.isCapped === true;
  const bulk = useBulkActions({ chosen, count, onDone: onClear });
  const favor = useFavorAll();
  const csv = useExport();
  const isBusy = bulk.isPending || favor.isPending || csv.isPending;
  const favorite = () => {
    if (mayWrite) bulk.start({ action: 'favorite' });
    else
      favor
        .mutateAsync(ids)
        .then(({ done }) => notify.done(t('done_favorite', { calls: bulk.calls(done) })), notify.failed)
        .then(onClear);
  };
  const save = () =>
    csv.mutateAsync({ chosen, order: all.order }).then(() => notify.done(t('exported')), notify.failed);
  const button = (label: string, icon: ReactNode, act: (event: MouseEvent<HTMLElement>) => void) => (
    <Button startIcon={icon} disabled={isBusy} onClick={act} aria-label={label}>
      <span className="bulk-label">{label}</span>
    </Button>
  );
  const open = (kind: 'tag' | 'segment') => (event: MouseEvent<HTMLElement>) =>
    setMenu({ kind, anchor: event.currentTarget });
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tagging > 0 && mayWrite && bar.current) setMenu({ kind: 'tag', anchor: bar.current });
  }, [tagging, mayWrite]);
  const whole = isCapped ? t('moreCalls', { shown: formatNumber(count) }) : bulk.calls(count);
  return (
    <div className="bulk-bar" ref={bar} role="toolbar" aria-label={t('selected', { calls: whole })}>
      {isBusy && <LinearProgress className="bulk-progress" aria-label={t('working', { calls: whole })} />}
      <span className="semi" role="status">
        {t(isBusy ? 'working' : 'selected', { calls: whole })}
      </span>
      {!isAll && (all.count > ids.length || all.isCapped) && (
        <Button disabled={isBusy} sx={{ color: 'var(--primary-fg)' }} onClick={() => setIsAll(true)}>
          {t(all.isCapped ? 'selectMore' : 'selectAll', { shown: formatNumber(all.count) })}
        </Button>
      )}
      {mayWrite && button(t('tag'), <TagIcon size={16} />, open('tag'))}
      {(mayWrite || (mayFavor && !isAll)) && button(t('favorite'), <Star size={16} />, favorite)}
      {mayWrite && maySegment && button(t('add_to_segment'), <ListPlus size={16} />, open('segment'))}
      {mayWrite && button(t('restart'), <RotateCcw size={16} />, () => bulk.start({ action: 'restart' }))}
      {button(t('export'), <Download size={16} />, () => void save())}
      {mayWrite && (
        <Button
          color="error"
          aria-label={t('delete')}
          startIcon={<Trash2 size={16} />}
          disabled={isBusy}
          onClick={() => bulk.start({ action: 'delete' })}
        >
          <span className="bulk-label">{t('delete')}</span>
        </Button>
      )}
      {mayWrite && (
        <MoreMenu
          disabled={isBusy}
          onUntag={(anchor) => setMenu({ kind: 'untag', anchor })}
          onAction={(action) => bulk.start({ action })}
        />
      )}
      <IconAction label={t('unselect')} size="small" onClick={onClear}>
        <X size={16} />
      </IconAction>
      <TagMenu
        anchor={menu?.kind === 'tag' || menu?.kind === 'untag' ? menu.anchor : null}
        label={t(menu?.kind === 'untag' ? 'untag' : 'tag')}
        canCreate={menu?.kind !== 'untag'}
        onChoose={(about) => bulk.start({ action: menu?.kind === 'untag' ? 'untag' : 'tag', about })}
        onClose={() => setMenu(null)}
      />
      <SegmentMenu
        anchor={menu?.kind === 'segment' ? menu.anchor : null}
        onChoose={(about) => bulk.start({ action: 'add_to_segment', about })}
        onClose={() => setMenu(null)}
      />
      <ConfirmDialog
        open={bulk.asked !== null}
        danger={bulk.asked?.action === 'delete'}
        title={t('ask', { what: t(bulk.asked?.action ?? 'delete'), calls: whole })}
        text={t(
          bulk.asked?.action === 'delete'
            ? 'askDelete'
            : bulk.asked?.action === 'restart'
              ? 'askRestart'
              : 'askOther',
        )}
        confirm={t(bulk.asked?.action ?? 'delete')}
        cancel={w('cancel')}
        onConfirm={bulk.confirm}
        onClose={bulk.dismiss}
      />
    </div>
  );
}
