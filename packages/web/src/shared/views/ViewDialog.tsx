import { type View, viewNameLength } from '@earshot/core/views/views.api.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { LengthField } from '../lengths/LengthField.tsx';
import { useLengthIssue } from '../lengths/use-length-issue.ts';
import { useNotify } from '../use-notify.ts';
import { words } from '../words.texts.ts';
import { useSaveView, type ViewPage } from './views.queries.ts';
import { viewsTexts } from './views.texts.ts';

/** Saves what is shown under a name, or gives a saved view another one. */
export function ViewDialog({
  page,
  projectId = null,
  address,
  view,
  onClose,
}: {
  page: ViewPage;
  projectId?: number | null;
  address: string;
  view?: View | undefined;
  onClose: () => void;
}) {
  const t = useTexts(viewsTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const save = useSaveView();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setIsShared] = useState(view?.is_shared ?? false);
  const [isTried, setIsTried] = useState(false);
  const issueOf = useLengthIssue();
  const submit = () => {
    setIsTried(true);
    if (issueOf(name, viewNameLength) !== null) return;
    save.mutate(
      { id: view?.id, page, project_id: projectId, address, name: name.trim(), is_shared: isShared },
      {
        onSuccess: (saved) => {
          notify.done(t('saved', { name: saved.name }));
          onClose();
        },
        onError: notify.failed,
      },
    );
  };
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="view-title">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogTitle id="view-title">{t(view ? 'rename' : 'saveNow')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          <LengthField
            autoFocus
            required
            isTried={isTried}
            limits={viewNameLength}
            fullWidth
            label={t('name')}
            value={name}
            onText={setName}
            sx={{ mt: 1 }}
          />
          <FormControlLabel
            label={t('share')}
            control={<Checkbox checked={isShared} onChange={(_, isOn) => setIsShared(isOn)} />}
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
