import type { File } from '@earshot/core/files/files.ts';
import MenuItem from '@mui/material/MenuItem';
import { Ban, RotateCcw, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useNotify } from '../use-notify.ts';
import { useMay } from '../users.queries.ts';
import { words } from '../words.texts.ts';
import { fileActionTexts } from './file-actions.texts.ts';
import { useCancelFile, useRemoveFile, useRestartFile } from './files.queries.ts';

type Options = {
  file: File;
  /** Closes the menu. */
  close: () => void;
  onRemoved?: () => void;
};

/**
 * What can be done with one file in any of its menus: items for the menu and the question before deleting.
 * A menu is often gone before the server answers, so the outcome is told by promises: callbacks of `mutate`
 * are dropped with their component.
 */
export function useFileActions({ file, close, onRemoved }: Options) {
  const t = useTexts(fileActionTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const mayWrite = useMay('files.write');
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync: restart } = useRestartFile();
  const { mutateAsync: cancel } = useCancelFile();
  const { mutateAsync: remove } = useRemoveFile();

  const item = (Icon: typeof Ban, label: string, act: () => void, danger = false): ReactNode => (
    <MenuItem key={label} sx={danger ? { color: 'var(--bad-fg)' } : undefined} onClick={act}>
      <Icon size={16} aria-hidden />
      {label}
    </MenuItem>
  );
  const startAgain = () => {
    close();
    restart({ fileId: file.file_id }).then(() => notify.done(t('restarted')), notify.failed);
  };
  const callOff = () => {
    close();
    cancel(file.file_id).catch(notify.failed);
  };
  const removeFile = () =>
    remove(file.file_id).then(() => {
      notify.done(t('deleted'));
      onRemoved?.();
    }, notify.failed);

  const processing =
    file.status === 'PROCESSING'
      ? item(Ban, t('cancel'), callOff)
      : item(RotateCcw, t('restart'), startAgain);
  return {
    mayWrite,
    isAsking,
    processingItem: mayWrite ? processing : null,
    removeItem: mayWrite ? item(Trash2, w('remove'), () => setIsAsking(true), true) : null,
    question: (
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('deleteTitle')}
        text={`${file.name}. ${t('deleteText')}`}
        confirm={w('remove')}
        cancel={w('cancel')}
        onConfirm={() => void removeFile()}
        onClose={() => {
          setIsAsking(false);
          close();
        }}
      />
    ),
  };
}
