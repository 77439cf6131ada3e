import { segmentNameLength } from '@earshot/core/segments/segments.api.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import type { Listed } from '../../shared/bulk/bulk.queries.ts';
import { LengthField } from '../../shared/lengths/LengthField.tsx';
import { useLengthIssue } from '../../shared/lengths/use-length-issue.ts';
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
  const [isTried, setIsTried] = useState(false);
  const issueOf = useLengthIssue();
  const submit = () => {
    setIsTried(true);
    if (issueOf(name, segmentNameLength) !== null) return;
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
  };
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="segment-title">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogTitle id="segment-title">{t('segmentTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <p className="t2">{t('segmentText')}</p>
          <LengthField
            autoFocus
            required
            isTried={isTried}
            limits={segmentNameLength}
            fullWidth
            label={t('segmentName')}
            value={name}
            onText={setName}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{w('cancel')}</Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {w('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
