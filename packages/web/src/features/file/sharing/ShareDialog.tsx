import type { Share } from '@earshot/core/shares/shares.api.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { formatClock, formatDateTime } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { CopyLine } from '../../../shared/CopyLine.tsx';
import { currentMs } from '../../../shared/player/playback.ts';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { words } from '../../../shared/words.texts.ts';
import './share.css';
import { sharesQuery, useCreateShare, useRemoveShare } from './share.queries.ts';
import { shareTexts } from './share.texts.ts';

const lives = ['1', '7', '30', '90'] as const;

/** The link to copy, which begins at the moment that is being looked at unless one would rather not. */
function MadeLink({ url }: { url: string }) {
  const t = useTexts(shareTexts);
  const [atSecond] = useState(() => Math.floor(currentMs() / 1000));
  const [isFromMoment, setIsFromMoment] = useState(true);
  const link = new URL(url, window.location.href);
  if (isFromMoment && atSecond > 0) link.searchParams.set('t', String(atSecond));
  return (
    <>
      <CopyLine label={t('link')} value={link.href} />
      {atSecond > 0 && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isFromMoment}
              onChange={(_, isChecked) => setIsFromMoment(isChecked)}
            />
          }
          label={t('fromMoment', { time: formatClock(atSecond * 1000) })}
        />
      )}
      <span className="sm mut">{t('once')}</span>
    </>
  );
}

export function ShareDialog({ fileId, onClose }: { fileId: string; onClose: () => void }) {
  const t = useTexts(shareTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const errorText = useErrorText();
  const query = useQuery(sharesQuery(fileId));
  const create = useCreateShare(fileId);
  const remove = useRemoveShare(fileId);
  const [days, setDays] = useState<(typeof lives)[number]>('7');
  const made = create.data;
  const shares = query.data ?? [];
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="share-title">
      <DialogTitle id="share-title">{t('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p className="t2">{t('text')}</p>
        <div className="row" style={{ flexWrap: 'wrap', gap: 12 }}>
          <span className="med">{t('days')}</span>
          <Choice
            label={t('days')}
            value={days}
            onChange={setDays}
            options={lives.map((value) => ({ value, label: t(`days_${value}`) }))}
          />
          <Button
            variant="contained"
            className="push"
            startIcon={<Link2 size={16} />}
            loading={create.isPending}
            onClick={() => create.mutate(Number(days), { onError: notify.failed })}
          >
            {t('create')}
          </Button>
        </div>
        {made && (
          <div style={{ display: 'grid', gap: 6 }}>
            {/* A new link is a new thing to copy. */}
            <MadeLink key={made.id} url={made.url} />
          </div>
        )}
        {query.isError && (
          <p role="alert" style={{ color: 'var(--bad-fg)' }}>
            {errorText(query.error)}
          </p>
        )}
        {shares.length > 0 && (
          <section className="share-list" aria-labelledby="open-links">
            <h3 id="open-links">{t('open')}</h3>
            <ul>
              {shares.map((share) => (
                <ShareRow
                  key={share.id}
                  share={share}
                  isNew={share.id === made?.id}
                  isRemoving={remove.isPending && remove.variables === share.id}
                  onRevoke={() =>
                    remove.mutate(share.id, {
                      onSuccess: () => {
                        if (share.id === made?.id) create.reset();
                        notify.done(t('revoked'));
                      },
                      onError: notify.failed,
                    })
                  }
                />
              ))}
            </ul>
          </section>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

type RowProps = { share: Share; isNew: boolean; isRemoving: boolean; onRevoke: () => void };

function ShareRow({ share, isNew, isRemoving, onRevoke }: RowProps) {
  const t = useTexts(shareTexts);
  const until = formatDateTime(share.expires);
  const facts = [
    share.opened === 0 ? t('unopened') : t('opened', { count: share.opened }),
    share.last_opened_at && t('openedLast', { when: formatDateTime(share.last_opened_at) }),
    share.created_by && t('by', { name: share.created_by }),
  ];
  return (
    <li>
      <div className="grow">
        <div className={isNew ? 'semi' : 'med'}>{t('until', { when: until })}</div>
        <div className="sm mut">{facts.filter(Boolean).join(' · ')}</div>
      </div>
      <Button
        size="small"
        color="error"
        aria-label={t('revokeOf', { when: until })}
        loading={isRemoving}
        onClick={onRevoke}
      >
        {t('revoke')}
      </Button>
    </li>
  );
}
