import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import type { Listed } from '../../shared/bulk/bulk.queries.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { useSaveSegment } from './search.queries.ts';
import { searchTexts } from './search.texts.ts';

/** Gives what is found now, and what will be, a name. */
export function SegmentDialog({ listed, onClose }: { listed: Listed; onClose: () => void }) {
  const t = useTexts(searchTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const save = useSaveSegment();
  const [name, setName] = useState('');
  const submit = () =>
    save.mutate(
      { name: name.trim(), ...listed },
      {
        onSuccess: (segment) => {
          notify.done(t('segmentSaved', { name: segment.name }));
          onClose();
        },
        onError: notify.failed,
      },
    );
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="segment-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogTitle id="segment-title">{t('segmentTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <p className="t2">{t('segmentText')}</p>
          <TextField
            autoFocus
            required
            fullWidth
            label={t('segmentName')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { minLength: 3, maxLength: 100 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{w('cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            loading={save.isPending}
            disabled={name.trim().length < 3}
          >
            {w('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
