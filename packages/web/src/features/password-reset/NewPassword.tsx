import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { FormProvider, useForm } from 'react-hook-form';
import { Field } from '../../components/Field.tsx';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { PasswordFields } from '../../shared/password/PasswordFields.tsx';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useAskCode, useSetPassword } from './password-reset.queries.ts';
import { passwordResetTexts } from './password-reset.texts.ts';

export function NewPassword({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTexts(passwordResetTexts);
  const errorText = useErrorText();
  const notify = useNotify();
  const again = useAskCode();
  const set = useSetPassword();
  const form = useForm({ defaultValues: { code: '', password: '', confirm: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ code, password }) =>
    set.mutate(
      { email, code: code.trim(), password },
      {
        onSuccess: onDone,
        onError: (error) => {
          const isPassword = error instanceof CallError && error.code === 'users.password_rules';
          form.setError(
            isPassword ? 'password' : 'code',
            { message: errorText(error) },
            { shouldFocus: true },
          );
        },
      },
    ),
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <p className="t2" style={{ marginTop: 8, overflowWrap: 'anywhere' }}>
          {t('codeText', { email })}
        </p>
        {/* So that a password manager knows whose password is saved. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field
          id="code"
          label={t('code')}
          aside={
            <Button
              size="small"
              loading={again.isPending}
              onClick={() =>
                again.mutate(email, { onSuccess: () => notify.done(t('sentAgain')), onError: notify.failed })
              }
            >
              {t('again')}
            </Button>
          }
        >
          <TextField
            id="code"
            fullWidth
            autoFocus
            autoComplete="one-time-code"
            error={errors.code !== undefined}
            helperText={errors.code?.message}
            slotProps={{
              formHelperText: { role: 'alert' },
              htmlInput: { inputMode: 'numeric', maxLength: 12 },
            }}
            {...form.register('code', {
              required: t('codeMissing'),
              validate: (code) => /^\d{6}$/.test(code.trim()) || t('codeLength'),
            })}
          />
        </Field>
        <PasswordFields personal={[email]} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          loading={set.isPending}
          sx={{ mt: 3 }}
        >
          {t('save')}
        </Button>
      </form>
    </FormProvider>
  );
}
