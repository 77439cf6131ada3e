import type { File } from '@earshot/core/files/files.ts';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeftRight, Ellipsis, Keyboard, Link2, Share2, UsersRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconAction } from '../../components/IconAction.tsx';
import { copyText } from '../../lib/clipboard.ts';
import { useTexts } from '../../lib/i18n.ts';
import { lazyPart } from '../../lib/parts.ts';
import { transcriptQuery, useSwapRoles } from '../../shared/files/files.queries.ts';
import { hasWords } from '../../shared/files/has-words.ts';
import { rememberedList } from '../../shared/files/list-context.ts';
import { useFileActions } from '../../shared/files/use-file-actions.tsx';
import { closePlayer, currentMs } from '../../shared/player/playback.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { speakersTexts } from './editing/speakers.texts.ts';
import { asksWhoIsWho } from './editing/who-is-who.ts';
import { fileTexts } from './file.texts.ts';
import { PaperItems } from './print/PaperItems.tsx';

const ShareDialog = lazyPart(() =>
  import('./sharing/ShareDialog.tsx').then((file) => ({ default: file.ShareDialog })),
);
const SpeakersDialog = lazyPart(() =>
  import('./editing/SpeakersDialog.tsx').then((file) => ({ default: file.SpeakersDialog })),
);

export function FileMenu({ file, onKeys }: { file: File; onKeys: () => void }) {
  const t = useTexts(fileTexts);
  const s = useTexts(speakersTexts);
  const w = useTexts(words);
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isSharing, setIsSharing] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  const mayShare = useMay('shares.write');
  const close = () => setAnchor(null);
  const { mayWrite, isAsking, processingItem, removeItem, question } = useFileActions({
    file,
    close,
    onRemoved: () => {
      closePlayer();
      void navigate({ href: rememberedList()?.href ?? '/files' });
    },
  });
  const swap = useSwap(file);
  const copyLink = useCopyLink(file);
  const transcript = useQuery({
    ...transcriptQuery(file.file_id),
    enabled: hasWords(file),
    retry: false,
  }).data;
  const pick = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <>
      <IconAction label={w('more')} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <Ellipsis size={16} />
      </IconAction>
      <Menu anchorEl={anchor} open={anchor !== null && !isAsking} onClose={close}>
        <MenuItem onClick={pick(() => void copyLink())}>
          <Link2 size={16} aria-hidden />
          {t('copyLink')}
        </MenuItem>
        {mayShare && (
          <MenuItem onClick={pick(() => setIsSharing(true))}>
            <Share2 size={16} aria-hidden />
            {t('share')}
          </MenuItem>
        )}
        <PaperItems {...{ file, transcript }} onPick={close} />
        <MenuItem onClick={pick(onKeys)}>
          <Keyboard size={16} aria-hidden />
          {t('keys')}
        </MenuItem>
        {mayWrite && <Divider />}
        {processingItem}
        {mayWrite && file.channel_mode === 'stereo' && (
          <MenuItem onClick={pick(swap)}>
            <ArrowLeftRight size={16} aria-hidden />
            {t('swap')}
          </MenuItem>
        )}
        {mayWrite && file.status !== 'PROCESSING' && transcript && asksWhoIsWho(file, transcript) && (
          <MenuItem onClick={pick(() => setIsNaming(true))}>
            <UsersRound size={16} aria-hidden />
            {s('title')}
          </MenuItem>
        )}
        {removeItem}
      </Menu>
      {isSharing && (
        <Suspense>
          <ShareDialog fileId={file.file_id} onClose={() => setIsSharing(false)} />
        </Suspense>
      )}
      {isNaming && transcript && (
        <Suspense>
          <SpeakersDialog {...{ file, transcript }} onClose={() => setIsNaming(false)} />
        </Suspense>
      )}
      {question}
    </>
  );
}

function useCopyLink(file: File) {
  const t = useTexts(fileTexts);
  const notify = useNotify();
  return async () => {
    const at = Math.floor(currentMs() / 1000);
    const asked = new URLSearchParams();
    if (at > 0) asked.set('t', String(at));
    const hits = new URLSearchParams(window.location.search).get('hits');
    if (hits) asked.set('hits', hits);
    const link = `${window.location.origin}/files/${file.file_id}${asked.size > 0 ? `?${asked}` : ''}`;
    if (await copyText(link)) notify.done(t('linkCopied'));
  };
}

function useSwap(file: File) {
  const t = useTexts(fileTexts);
  const notify = useNotify();
  const { mutate } = useSwapRoles();
  return () => mutate(file.file_id, { onError: notify.failed, onSuccess: () => notify.done(t('swapped')) });
}
