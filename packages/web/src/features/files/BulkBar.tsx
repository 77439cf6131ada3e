import Button from '@mui/material/Button';
import { RotateCcw, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { fileActionTexts } from '../../shared/files/file-actions.texts.ts';
import { useBulkFiles } from '../../shared/files/files.queries.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { filesTexts } from './files.texts.ts';

export function BulkBar({ ids, onClear }: { ids: string[]; onClear: () => void }) {
  const t = useTexts(filesTexts);
  const a = useTexts(fileActionTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const mayWrite = useMay('files.write');
  const bulk = useBulkFiles();
  const [isAsking, setIsAsking] = useState(false);
  /** Deleted rows leave the list, and this bar with them, before the answer comes: hence a promise. */
  const run = (action: 'delete' | 'restart', said: 'deleted' | 'restarted') =>
    bulk.mutateAsync({ action, ids }).then(({ done, failed }) => {
      if (done > 0) notify.done(t(said, { count: done }));
      for (const code of new Set(failed.map((one) => one.code))) notify.failed({ code });
      onClear();
    }, notify.failed);
  return (
    <div className="bulk-bar" role="toolbar" aria-label={t('selected', { count: ids.length })}>
      <span className="semi">{t('selected', { count: ids.length })}</span>
      {mayWrite && (
        <>
          <Button
            startIcon={<RotateCcw size={16} />}
            disabled={bulk.isPending}
            onClick={() => void run('restart', 'restarted')}
          >
            {a('restart')}
          </Button>
          <Button
            color="error"
            startIcon={<Trash2 size={16} />}
            disabled={bulk.isPending}
            onClick={() => setIsAsking(true)}
          >
            {w('remove')}
          </Button>
        </>
      )}
      <IconAction label={t('unselect')} size="small" onClick={onClear}>
        <X size={16} />
      </IconAction>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('deleteTitle', { count: ids.length })}
        text={a('deleteText')}
        confirm={w('remove')}
        cancel={w('cancel')}
        onConfirm={() => void run('delete', 'deleted')}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
