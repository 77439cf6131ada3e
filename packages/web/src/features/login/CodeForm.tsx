import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '../../components/Field.tsx';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useSignInWithCode } from './login.queries.ts';
import { loginTexts } from './login.texts.ts';

type Props = { mfaKey: string; onBack: () => void; onDone: () => Promise<void> };

/** The second step: six digits from the phone, or one of the recovery codes. */
export function CodeForm({ mfaKey, onBack, onDone }: Props) {
  const t = useTexts(loginTexts);
  const errorText = useErrorText();
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useForm({ defaultValues: { code: '' } });
  const { errors } = form.formState;
  const signIn = useSignInWithCode();
  const submit = form.handleSubmit(({ code }) =>
    signIn.mutate(
      { code: code.trim(), mfa_key: mfaKey },
      {
        onSuccess: () => void onDone(),
        onError: (error) => {
          const isWrong = error instanceof CallError && error.code === 'users.code_invalid';
          const message = isWrong ? t('codeWrong') : errorText(error);
          form.setError('code', { message }, { shouldFocus: true });
        },
      },
    ),
  );
  return (
    <form onSubmit={submit} noValidate>
      <p className="t2" style={{ marginTop: 8 }}>
        {t(isRecovery ? 'recoveryText' : 'codeText')}
      </p>
      <Field id="code" label={t(isRecovery ? 'recovery' : 'code')}>
        <TextField
          key={isRecovery ? 'recovery' : 'code'}
          id="code"
          fullWidth
          autoFocus
          autoComplete="one-time-code"
          error={errors.code !== undefined}
          helperText={errors.code?.message}
          slotProps={{
            formHelperText: { role: 'alert' },
            htmlInput: isRecovery ? { maxLength: 20 } : { inputMode: 'numeric', maxLength: 6 },
          }}
          {...form.register('code', {
            required: t('codeMissing'),
            validate: (code) => isRecovery || /^\d{6}$/.test(code.trim()) || t('codeLength'),
          })}
        />
      </Field>
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={signIn.isPending}
        sx={{ mt: 3 }}
      >
        {t('signIn')}
      </Button>
      <div className="row" style={{ marginTop: 12, flexWrap: 'wrap' }}>
        <Button onClick={onBack}>{t('back')}</Button>
        <Button
          className="push"
          onClick={() => {
            form.reset();
            setIsRecovery(!isRecovery);
          }}
        >
          {t(isRecovery ? 'useCode' : 'useRecovery')}
        </Button>
      </div>
    </form>
  );
}
