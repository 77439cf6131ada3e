import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Link, useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { Field } from '../../components/Field.tsx';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { PasswordInput } from '../../shared/password/PasswordInput.tsx';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useSignIn } from './login.queries.ts';
import { loginTexts } from './login.texts.ts';

type Props = { email: string; onCode: (mfaKey: string) => void; onDone: () => Promise<void> };

export function PasswordForm({ email, onCode, onDone }: Props) {
  const t = useTexts(loginTexts);
  const errorText = useErrorText();
  const navigate = useNavigate();
  // Nothing is said while one types or leaves a field: a line that appears would move what is being clicked.
  const form = useForm({ defaultValues: { email, password: '' } });
  const { errors } = form.formState;
  const signIn = useSignIn();

  const submit = form.handleSubmit((values) =>
    signIn.mutate(
      { email: values.email.trim(), password: values.password },
      {
        onSuccess: (mfaKey) => (mfaKey === null ? void onDone() : onCode(mfaKey)),
        onError: (error) => {
          if (error instanceof CallError && error.code === 'users.inactive')
            void navigate({ to: '/error_access' });
          else form.setError('password', { message: errorText(error) }, { shouldFocus: true });
        },
      },
    ),
  );

  return (
    <form onSubmit={submit} noValidate>
      <Field id="email" label={t('email')}>
        <TextField
          id="email"
          type="email"
          fullWidth
          autoFocus={email === ''}
          autoComplete="username"
          error={errors.email !== undefined}
          helperText={errors.email?.message}
          {...form.register('email', {
            required: t('emailMissing'),
            pattern: { value: /^\s*\S+@\S+\s*$/, message: t('emailWrong') },
          })}
        />
      </Field>
      <Field
        id="password"
        label={t('password')}
        aside={
          <Link to="/password_reset" viewTransition>
            {t('forgot')}
          </Link>
        }
      >
        <PasswordInput
          id="password"
          autoFocus={email !== ''}
          autoComplete="current-password"
          error={errors.password !== undefined}
          helperText={errors.password?.message}
          {...form.register('password', { required: t('passwordMissing') })}
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
    </form>
  );
}
