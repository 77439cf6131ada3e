import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../lib/i18n.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { useRemoveMfa } from './profile.queries.ts';
import { profileTexts } from './profile.texts.ts';

export function MfaRemoval({ onClose }: { onClose: () => void }) {
  const t = useTexts(profileTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const errorText = useErrorText();
  const remove = useRemoveMfa();
  const form = useForm({ defaultValues: { code: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ code }) =>
    remove.mutate(code.trim(), {
      onSuccess: () => {
        notify.done(t('mfaRemoved'));
        onClose();
      },
      onError: (error) => form.setError('code', { message: errorText(error) }, { shouldFocus: true }),
    }),
  );
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" aria-labelledby="mfa-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="mfa-title">{t('mfaRemoveTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, maxWidth: 420 }}>
          <p className="t2">{t('mfaRemoveText')}</p>
          <TextField
            label={t('mfaCode')}
            autoFocus
            autoComplete="one-time-code"
            error={errors.code !== undefined}
            helperText={errors.code?.message}
            slotProps={{ htmlInput: { maxLength: 20 } }}
            {...form.register('code', {
              validate: (code) => code.trim().length >= 6 || t('mfaCodeMissing'),
            })}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{w('cancel')}</Button>
          <Button type="submit" variant="contained" color="error" loading={remove.isPending}>
            {t('mfaStop')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
