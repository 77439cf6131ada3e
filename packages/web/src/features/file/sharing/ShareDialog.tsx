import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatClock } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { CopyLine } from '../../../shared/CopyLine.tsx';
import { currentMs } from '../../../shared/player/playback.ts';
import { LinkLife } from '../../../shared/shares/LinkLife.tsx';
import { linkTexts } from '../../../shared/shares/links.texts.ts';
import { OpenLinks } from '../../../shared/shares/OpenLinks.tsx';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { words } from '../../../shared/words.texts.ts';
import { sharesQuery, useCreateShare, useRemoveShare } from './share.queries.ts';
import { shareTexts } from './share.texts.ts';

/** The link to copy, which begins at the moment that is being looked at unless one would rather not. */
function MadeLink({ url }: { url: string }) {
  const t = useTexts(shareTexts);
  const l = useTexts(linkTexts);
  const [atSecond] = useState(() => Math.floor(currentMs() / 1000));
  const [isFromMoment, setIsFromMoment] = useState(true);
  const link = new URL(url, window.location.href);
  if (isFromMoment && atSecond > 0) link.searchParams.set('t', String(atSecond));
  return (
    <>
      <CopyLine label={l('link')} value={link.href} />
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
      <span className="sm mut">{l('once')}</span>
    </>
  );
}

export function ShareDialog({ fileId, onClose }: { fileId: string; onClose: () => void }) {
  const t = useTexts(shareTexts);
  const l = useTexts(linkTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const errorText = useErrorText();
  const query = useQuery(sharesQuery(fileId));
  const create = useCreateShare(fileId);
  const remove = useRemoveShare(fileId);
  const made = create.data;
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="share-title">
      <DialogTitle id="share-title">{t('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p className="t2">{t('text')}</p>
        <LinkLife
          isPending={create.isPending}
          onCreate={(days) => create.mutate(days, { onError: notify.failed })}
        />
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
        <OpenLinks
          links={query.data ?? []}
          newId={made?.id}
          removingId={remove.isPending ? remove.variables : undefined}
          onRevoke={(id) =>
            remove.mutate(id, {
              onSuccess: () => {
                if (id === made?.id) create.reset();
                notify.done(l('revoked'));
              },
              onError: notify.failed,
            })
          }
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
