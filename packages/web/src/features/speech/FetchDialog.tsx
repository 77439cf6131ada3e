import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { formatBytes } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { type Speech, useFetchModel } from '../../shared/speech/speech.queries.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { speechTexts } from './speech.texts.ts';

const ways = ['public', 'mirror', 'folder'] as const;

export function FetchDialog({
  model,
  mirror,
  onClose,
}: {
  model: Speech['models'][number];
  mirror: string | null;
  onClose: () => void;
}) {
  const t = useTexts(speechTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const fetchModel = useFetchModel();
  const [from, setFrom] = useState<(typeof ways)[number]>(mirror === null ? 'public' : 'mirror');
  const [location, setLocation] = useState(mirror ?? '');
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="fetch-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          fetchModel.mutate(
            { id: model.id, from, ...(from === 'public' ? {} : { location }) },
            { onSuccess: onClose, onError: notify.failed },
          );
        }}
      >
        <DialogTitle id="fetch-title">{t('fetchTitle', { name: model.name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <span className="mut">{formatBytes(model.size_bytes)}</span>
          <Choice
            label={t('from')}
            value={from}
            onChange={setFrom}
            options={ways.map((value) => ({ value, label: t(`from_${value}`) }))}
          />
          {from === 'public' ? (
            <span className="t2">{t('publicHelp')}</span>
          ) : (
            <TextField
              required
              autoFocus
              label={t(from === 'mirror' ? 'mirrorAddress' : 'folderPath')}
              value={location}
              onChange={(event) => setLocation(event.target.value)}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{w('cancel')}</Button>
          <Button type="submit" variant="contained" loading={fetchModel.isPending}>
            {t('fetch')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
