import type { File } from '@earshot/core/files/files.ts';
import { transcriptFormats } from '@earshot/core/transcripts/transcripts.ts';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ban, Download, Ellipsis, FolderOpen, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useTexts } from '../../lib/i18n.ts';
import {
  transcriptAddress,
  useCancelFile,
  useRemoveFile,
  useRestartFile,
} from '../../shared/files/files.queries.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { filesTexts } from './files.texts.ts';

export function RowMenu({ file, onOpen }: { file: File; onOpen: () => void }) {
  const t = useTexts(filesTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('rowMenu', { name: file.name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={16} />
      </IconButton>
      {/* Fifty closed menus would cost more than the rows themselves. */}
      {anchor && <Items file={file} anchor={anchor} onOpen={onOpen} onClose={() => setAnchor(null)} />}
    </>
  );
}

function Items({
  file,
  anchor,
  onOpen,
  onClose,
}: {
  file: File;
  anchor: HTMLElement;
  onOpen: () => void;
  onClose: () => void;
}) {
  const t = useTexts(filesTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const mayWrite = useMay('files.write');
  const [isAsking, setIsAsking] = useState(false);
  const restart = useRestartFile();
  const cancel = useCancelFile();
  const remove = useRemoveFile();
  const onError = notify.failed;
  const isProcessing = file.status === 'PROCESSING';
  const pick = (action: () => void) => () => {
    action();
    onClose();
  };
  return (
    <>
      <Menu anchorEl={anchor} open={!isAsking} onClose={onClose}>
        <MenuItem onClick={pick(onOpen)}>
          <FolderOpen size={16} aria-hidden />
          {w('open')}
        </MenuItem>
        {mayWrite && !isProcessing && (
          <MenuItem
            onClick={pick(() =>
              restart.mutate(
                { fileId: file.file_id },
                { onError, onSuccess: () => notify.done(t('restarted', { count: 1 })) },
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
            {t('cancelProcessing')}
          </MenuItem>
        )}
        {file.words !== null &&
          file.words.kind !== 'none' &&
          transcriptFormats.map((format) => (
            <MenuItem
              key={format}
              component="a"
              href={transcriptAddress(file.file_id, format)}
              download={`${file.name}.${format}`}
              onClick={onClose}
            >
              <Download size={16} aria-hidden />
              {t('downloadTranscript')}, {format.toUpperCase()}
            </MenuItem>
          ))}
        {mayWrite && <Divider />}
        {mayWrite && (
          <MenuItem sx={{ color: 'var(--bad-fg)' }} onClick={() => setIsAsking(true)}>
            <Trash2 size={16} aria-hidden />
            {w('remove')}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('deleteTitle', { count: 1 })}
        text={`${file.name}. ${t('deleteText')}`}
        confirm={w('remove')}
        cancel={w('cancel')}
        onConfirm={() =>
          remove.mutate(file.file_id, { onError, onSuccess: () => notify.done(t('deleted', { count: 1 })) })
        }
        onClose={onClose}
      />
    </>
  );
}
