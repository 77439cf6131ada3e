import type { Review } from '@earshot/core/reviews/reviews.ts';
import Button from '@mui/material/Button';
import { ListX, UserPlus, Whistle, X } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { IconAction } from '../../../components/IconAction.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import '../../../shared/bulk/bulk.css';
import { useChangeReviews, useDropReviews } from '../../../shared/reviews/reviews.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { words } from '../../../shared/words.texts.ts';
import { GiveDialog } from './GiveDialog.tsx';
import { queueTexts } from './queue.texts.ts';

type Props = { chosen: readonly Review[]; me: number | undefined; onClear: () => void };

/** What can be done with the reviews that are selected. */
export function QueueBulk({ chosen, me, onClear }: Props) {
  const t = useTexts(queueTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const mayWrite = useMay('reviews.write');
  const [asked, setAsked] = useState<'give' | 'drop' | null>(null);
  const changing = useChangeReviews();
  const dropping = useDropReviews();
  const isBusy = changing.isPending || dropping.isPending;
  const shown = formatNumber(chosen.length);
  const give = (changes: Parameters<typeof changing.mutateAsync>[0]) =>
    changing.mutateAsync(changes).then(({ done, refused }) => {
      if (done > 0) notify.done(t('changed', { shown: formatNumber(done) }));
      if (refused.length > 0) notify.failed(refused[0]);
      onClear();
    }, notify.failed);
  const drop = () =>
    dropping
      .mutateAsync(chosen.map(({ id }) => id))
      .then(() => notify.done(t('dropped', { shown })), notify.failed)
      .then(onClear);
  if (!mayWrite) return null;
  return (
    <div className="bulk-bar" role="toolbar" aria-label={t('selected', { shown })}>
      <span className="semi" role="status">
        {t('selected', { shown })}
      </span>
      <Button startIcon={<UserPlus size={16} />} disabled={isBusy} onClick={() => setAsked('give')}>
        {t('assign')}
      </Button>
      {me !== undefined && chosen.some(({ reviewer }) => reviewer?.id !== me) && (
        <Button
          startIcon={<Whistle size={16} />}
          disabled={isBusy}
          onClick={() => void give(chosen.map(({ id }) => ({ id, body: { user_id: me } })))}
        >
          {t('take')}
        </Button>
      )}
      <Button
        color="error"
        startIcon={<ListX size={16} />}
        disabled={isBusy}
        onClick={() => setAsked('drop')}
      >
        {t('drop')}
      </Button>
      <IconAction size="small" label={t('unselect')} onClick={onClear}>
        <X size={16} />
      </IconAction>
      {asked === 'give' && <GiveDialog chosen={chosen} onGive={give} onClose={() => setAsked(null)} />}
      <ConfirmDialog
        open={asked === 'drop'}
        danger
        title={t('drop')}
        text={t('dropText')}
        confirm={t('drop')}
        cancel={w('cancel')}
        onConfirm={() => void drop()}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
