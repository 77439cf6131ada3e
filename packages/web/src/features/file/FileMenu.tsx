import type { File } from '@earshot/core/files/files.ts';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeftRight, Ban, Ellipsis, Keyboard, Link2, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { copyText } from '../../lib/clipboard.ts';
import { useTexts } from '../../lib/i18n.ts';
import {
  useCancelFile,
  useRemoveFile,
  useRestartFile,
  useSwapRoles,
} from '../../shared/files/files.queries.ts';
import { rememberedList } from '../../shared/files/list-context.ts';
import { closePlayer, currentMs } from '../../shared/player/playback.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { fileTexts } from './file.texts.ts';

export function FileMenu({ file, onKeys }: { file: File; onKeys: () => void }) {
  const t = useTexts(fileTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const navigate = useNavigate();
  const mayWrite = useMay('files.write');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const restart = useRestartFile();
  const cancel = useCancelFile();
  const swap = useSwapRoles();
  const remove = useRemoveFile();
  const onError = notify.failed;
  const isProcessing = file.status === 'PROCESSING';
  const pick = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  const copyLink = async () => {
    const at = Math.floor(currentMs() / 1000);
    const link = `${window.location.origin}/files/${file.file_id}${at > 0 ? `?t=${at}` : ''}`;
    if (await copyText(link)) notify.done(t('linkCopied'));
  };
  return (
    <>
      <IconAction label={w('more')} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <Ellipsis size={16} />
      </IconAction>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={pick(() => void copyLink())}>
          <Link2 size={16} aria-hidden />
          {t('copyLink')}
        </MenuItem>
        <MenuItem onClick={pick(onKeys)}>
          <Keyboard size={16} aria-hidden />
          {t('keys')}
        </MenuItem>
        {mayWrite && <Divider />}
        {mayWrite && !isProcessing && (
          <MenuItem
            onClick={pick(() =>
              restart.mutate(
                { fileId: file.file_id },
                { onError, onSuccess: () => notify.done(t('restarted')) },
              ),
            )}
          >
            <RotateCcw size={16} aria-hidden />
            {t('restart')}
          </MenuItem>
        )}
        {mayWrite && isProcessing && (
          <MenuItem onClick={pick(() => cancel.mutate(file.file_id, { onError }))}>
            <Ban size={16} aria-hidden />
            {t('cancel')}
          </MenuItem>
        )}
        {mayWrite && file.channel_mode === 'stereo' && (
          <MenuItem
            onClick={pick(() =>
              swap.mutate(file.file_id, { onError, onSuccess: () => notify.done(t('swapped')) }),
            )}
          >
            <ArrowLeftRight size={16} aria-hidden />
            {t('swap')}
          </MenuItem>
        )}
        {mayWrite && (
          <MenuItem sx={{ color: 'var(--bad-fg)' }} onClick={pick(() => setIsAsking(true))}>
            <Trash2 size={16} aria-hidden />
            {w('remove')}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('deleteTitle')}
        text={`${file.name}. ${t('deleteText')}`}
        confirm={w('remove')}
        cancel={w('cancel')}
        onConfirm={() =>
          remove.mutate(file.file_id, {
            onError,
            onSuccess: () => {
              closePlayer();
              notify.done(t('deleted'));
              void navigate({ to: rememberedList()?.href ?? '/files' });
            },
          })
        }
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
