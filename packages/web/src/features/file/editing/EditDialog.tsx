import { directions, type File } from '@earshot/core/files/files.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { languageName } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { speechLanguages } from '../../../shared/speech-languages.ts';
import { words } from '../../../shared/words.texts.ts';
import { fileTexts } from '../file.texts.ts';
import { useEditForm } from './use-edit-form.ts';

export function EditDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const t = useTexts(fileTexts);
  const w = useTexts(words);
  const { form, submit, isSaving } = useEditForm(file, onClose);
  const known = [...new Set([...speechLanguages, ...(file.language ? [file.language] : [])])];
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="edit-title">
      <form onSubmit={submit}>
        <DialogTitle id="edit-title">{t('edit')}</DialogTitle>
        <DialogContent
          sx={{ display: 'flex', flexDirection: 'column', gap: 2, paddingTop: '8px !important' }}
        >
          <TextField label={t('name')} required {...form.register('name', { required: true })} />
          <TextField label={w('operator')} {...form.register('operator')} />
          <TextField label={w('abonent')} {...form.register('abonent')} />
          <TextField
            select
            label={t('direction')}
            defaultValue={file.direction ?? ''}
            slotProps={{ htmlInput: form.register('direction') }}
          >
            <MenuItem value="">{t('notSet')}</MenuItem>
            {directions.map((direction) => (
              <MenuItem key={direction} value={direction}>
                {w(direction)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={w('language')}
            defaultValue={file.language ?? ''}
            slotProps={{ htmlInput: form.register('language') }}
          >
            <MenuItem value="">{t('notSet')}</MenuItem>
            {known.map((code) => (
              <MenuItem key={code} value={code}>
                {languageName(code)}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{w('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSaving}>
            {w('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
