import Button from '@mui/material/Button';
import { FormProvider, useForm } from 'react-hook-form';
import { useTexts } from '../../lib/i18n.ts';
import { PasswordFields } from '../../shared/password/PasswordFields.tsx';
import { OwnNameField } from '../../shared/person/OwnNameField.tsx';
import { useErrorText } from '../../shared/use-error-text.ts';
import { activationTexts } from './activation.texts.ts';

type Values = { name?: string; password: string };
type Props = {
  title: string;
  text: string;
  email: string;
  name: string;
  /** Somebody who was invited is known by the address only. */
  asksName: boolean;
  isPending: boolean;
  onSubmit: (values: Values, onError: (error: unknown) => void) => void;
};

export function AccountForm({ title, text, email, name, asksName, isPending, onSubmit }: Props) {
  const t = useTexts(activationTexts);
  const errorText = useErrorText();
  const form = useForm({ defaultValues: { name, password: '', confirm: '' } });
  const submit = form.handleSubmit((values) =>
    onSubmit({ password: values.password, ...(asksName ? { name: values.name.trim() } : {}) }, (error) =>
      form.setError('password', { message: errorText(error) }, { shouldFocus: true }),
    ),
  );
  return (
    <FormProvider {...form}>
      <form className="login-form" onSubmit={submit} noValidate>
        <h1>{title}</h1>
        <p className="t2" style={{ marginTop: 8, overflowWrap: 'anywhere' }}>
          {text}
        </p>
        {/* So that a password manager knows whose password is saved. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        {asksName && <OwnNameField />}
        <PasswordFields label={t('password')} personal={[email, name]} autoFocus={!asksName} />
        <Button type="submit" variant="contained" size="large" fullWidth loading={isPending} sx={{ mt: 3 }}>
          {t('submit')}
        </Button>
      </form>
    </FormProvider>
  );
}
