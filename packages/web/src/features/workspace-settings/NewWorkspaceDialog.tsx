import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../lib/i18n.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { useCreateWorkspace } from './workspace-settings.queries.ts';
import { workspaceSettingsTexts } from './workspace-settings.texts.ts';

export function NewWorkspaceDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(workspaceSettingsTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const create = useCreateWorkspace();
  const form = useForm({ defaultValues: { name: '' }, mode: 'onTouched' });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ name }) =>
    create.mutate(name.trim(), {
      onSuccess: () => {
        notify.done(t('created', { name: name.trim() }));
        onClose();
      },
      onError: notify.failed,
    }),
  );
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="new-workspace-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="new-workspace-title">{t('create')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <p className="t2">{t('createText')}</p>
          <TextField
            label={t('name')}
            autoFocus
            error={errors.name !== undefined}
            helperText={errors.name?.message}
            {...form.register('name', {
              validate: (text) =>
                text.trim().length < 3 ? t('nameShort') : text.trim().length > 100 ? t('nameLong') : true,
            })}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{w('cancel')}</Button>
          <Button type="submit" variant="contained" loading={create.isPending}>
            {t('createDone')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
