import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatClock } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { CopyLine } from '../../../shared/CopyLine.tsx';
import { currentMs } from '../../../shared/player/playback.ts';
import { LinksDialog } from '../../../shared/shares/LinksDialog.tsx';
import { linkTexts } from '../../../shared/shares/links.texts.ts';
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
    </>
  );
}

/** Links by which one call is heard and read without an account. */
export function ShareDialog({ fileId, onClose }: { fileId: string; onClose: () => void }) {
  const t = useTexts(shareTexts);
  return (
    <LinksDialog
      id="share-title"
      title={t('title')}
      text={t('text')}
      query={useQuery(sharesQuery(fileId))}
      create={useCreateShare(fileId)}
      remove={useRemoveShare(fileId)}
      onClose={onClose}
    >
      {({ url }) => <MadeLink url={url} />}
    </LinksDialog>
  );
}
