import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Download, ListPlus, RotateCcw, Star, Tag as TagIcon, Trash2, X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { IconAction } from '../../components/IconAction.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useNotify } from '../use-notify.ts';
import { useMay } from '../users.queries.ts';
import './bulk.css';
import { BulkButton } from './BulkButton.tsx';
import { type BulkMenu, BulkMenus, ConfirmBulk } from './BulkMenus.tsx';
import { type Chosen, type CsvOrder, type Listed, useExport, useFavorAll } from './bulk.queries.ts';
import { bulkTexts } from './bulk.texts.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { ReviewAction } from './ReviewAction.tsx';
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
  const notify = useNotify();
  const mayWrite = useMay('files.write');
  const mayFavor = useMay('favorites.write');
  const maySegment = useMay('segments.write');
  const [isAll, setIsAll] = useState(false);
  const { bar, menu, setMenu, open } = useBulkMenu(mayWrite ? tagging : 0);
  const chosen: Chosen = isAll ? { filter: all.listed } : { ids };
  const count = isAll ? all.count : ids.length;
  const isCapped = isAll && all.isCapped === true;
  const bulk = useBulkActions({ chosen, count, onDone: onClear });
  const favor = useFavorAll();
  const csv = useExport();
  const isBusy = bulk.isPending || favor.isPending || csv.isPending;
  const favorOwn = () =>
    favor
      .mutateAsync(ids)
      .then(({ done }) => notify.done(t('done_favorite', { calls: bulk.calls(done) })), notify.failed)
      .then(onClear);
  const save = () =>
    csv.mutateAsync({ chosen, order: all.order }).then(() => notify.done(t('exported')), notify.failed);
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
      {mayWrite && <BulkButton name="tag" icon={TagIcon} disabled={isBusy} onClick={open('tag')} />}
      {(mayWrite || (mayFavor && !isAll)) && (
        <BulkButton
          name="favorite"
          icon={Star}
          disabled={isBusy}
          onClick={() => (mayWrite ? bulk.start({ action: 'favorite' }) : favorOwn())}
        />
      )}
      {mayWrite && maySegment && (
        <BulkButton name="add_to_segment" icon={ListPlus} disabled={isBusy} onClick={open('segment')} />
      )}
      <ReviewAction ids={isAll ? null : ids} all={all} disabled={isBusy} onDone={onClear} />
      {mayWrite && (
        <BulkButton
          name="restart"
          icon={RotateCcw}
          disabled={isBusy}
          onClick={() => bulk.start({ action: 'restart' })}
        />
      )}
      <BulkButton name="export" icon={Download} disabled={isBusy} onClick={() => void save()} />
      {mayWrite && (
        <BulkButton
          name="delete"
          color="error"
          icon={Trash2}
          disabled={isBusy}
          onClick={() => bulk.start({ action: 'delete' })}
        />
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
      <BulkMenus menu={menu} bulk={bulk} onClose={() => setMenu(null)} />
      <ConfirmBulk bulk={bulk} calls={whole} />
    </div>
  );
}

/** What is open over the bar; a key opens the menu of tags each time `tagging` rises. */
function useBulkMenu(tagging: number) {
  const [menu, setMenu] = useState<BulkMenu | null>(null);
  const open = (kind: BulkMenu['kind']) => (event: MouseEvent<HTMLElement>) =>
    setMenu({ kind, anchor: event.currentTarget });
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tagging > 0 && bar.current) setMenu({ kind: 'tag', anchor: bar.current });
  }, [tagging]);
  return { bar, menu, setMenu, open };
}
