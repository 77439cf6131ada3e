import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { CopyLine } from '../../shared/CopyLine.tsx';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { useConfirmMfa, useStartMfa } from './profile.queries.ts';
import { profileTexts } from './profile.texts.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The key for the app, a code to prove that it arrived, and the codes for the day the phone is lost. */
export function MfaSetup({ onClose }: { onClose: () => void }) {
  const t = useTexts(profileTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const errorText = useErrorText();
  const { mutate: start, ...started } = useStartMfa();
  const confirm = useConfirmMfa();
  const form = useForm({ defaultValues: { code: '' } });
  const { errors } = form.formState;
  const isStarted = useRef(false);
  useEffect(() => {
    // Each start makes another key.
    if (isStarted.current) return;
    isStarted.current = true;
    start();
  }, [start]);
  useEffect(() => {
    if (started.error === null) return;
    notify.failed(started.error);
    onClose();
  }, [started.error, notify, onClose]);
  const submit = form.handleSubmit(({ code }) =>
    confirm.mutate(code.trim(), {
      onSuccess: () => notify.done(t('mfaActivated')),
      onError: (error) => form.setError('code', { message: errorText(error) }, { shouldFocus: true }),
    }),
  );
  if (confirm.data !== undefined)
    return <RecoveryCodes codes={confirm.data.recovery_codes} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" aria-labelledby="mfa-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="mfa-title">{t('mfaTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, maxWidth: 420 }}>
          <p className="t2">{t('mfaScan')}</p>
          {started.data === undefined ? (
            <Skeleton width={220} height={220} />
          ) : (
            <>
              <img className="mfa-qr" src={started.data.qr_code} alt={t('mfaQr')} width={220} height={220} />
              <div style={{ display: 'grid', gap: 6 }}>
                <span className="sm mut">{t('mfaSecret')}</span>
                <CopyLine label={t('mfaSecret')} value={started.data.secret} />
              </div>
            </>
          )}
          <TextField
            label={t('mfaCode')}
            autoFocus
            autoComplete="one-time-code"
            error={errors.code !== undefined}
            helperText={errors.code?.message}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
            {...form.register('code', {
              required: t('mfaCodeMissing'),
              pattern: { value: /^\s*\d{6}\s*$/, message: t('mfaCodeLength') },
            })}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{w('cancel')}</Button>
          <Button type="submit" variant="contained" loading={confirm.isPending}>
            {t('mfaStart')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
