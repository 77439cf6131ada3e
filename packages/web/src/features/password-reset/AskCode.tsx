import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { Field } from '../../components/Field.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useAskCode } from './password-reset.queries.ts';
import { passwordResetTexts } from './password-reset.texts.ts';

const emailPattern = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;

export function AskCode({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const t = useTexts(passwordResetTexts);
  const errorText = useErrorText();
  const ask = useAskCode();
  const form = useForm({ defaultValues: { email } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    const to = values.email.trim();
    ask.mutate(to, {
      onSuccess: () => onSent(to),
      onError: (error) => form.setError('email', { message: errorText(error) }, { shouldFocus: true }),
    });
  });
  return (
    <form onSubmit={submit} noValidate>
      <p className="t2" style={{ marginTop: 8 }}>
        {t('text')}
      </p>
      <Field id="email" label={t('email')}>
        <TextField
          id="email"
          type="email"
          fullWidth
          autoFocus
          autoComplete="username"
          error={errors.email !== undefined}
          helperText={errors.email?.message}
          slotProps={{ formHelperText: { role: 'alert' } }}
          {...form.register('email', {
            required: t('emailMissing'),
            pattern: { value: emailPattern, message: t('emailWrong') },
          })}
        />
      </Field>
      <Button type="submit" variant="contained" size="large" fullWidth loading={ask.isPending} sx={{ mt: 3 }}>
        {t('send')}
      </Button>
    </form>
  );
}
