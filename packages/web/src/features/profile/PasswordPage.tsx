import type { Me } from '@earshot/core/users/account.api.ts';
import Button from '@mui/material/Button';
import { Navigate } from '@tanstack/react-router';
import { FormProvider, useForm } from 'react-hook-form';
import { Field } from '../../components/Field.tsx';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useAccount } from '../../shared/account.ts';
import { PasswordFields } from '../../shared/password/PasswordFields.tsx';
import { PasswordInput } from '../../shared/password/PasswordInput.tsx';
import { ProfileLayout } from '../../shared/profile/ProfileLayout.tsx';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { passwordPageTexts } from './password-page.texts.ts';
import { useChangePassword } from './profile.queries.ts';

export function PasswordPage() {
  const t = useTexts(passwordPageTexts);
  const user = useAccount((account) => account.user);
  if (user === null) return null;
  // There is no old one to ask for.
  if (!user.has_password) return <Navigate to="/activate/$id" params={{ id: 'activate' }} replace />;
  return (
    <ProfileLayout tab="password">
      <SettingsSection title={t('title')} text={t('text')}>
        <PasswordForm user={user} />
      </SettingsSection>
    </ProfileLayout>
  );
}

const empty = { old: '', password: '', confirm: '' };

function PasswordForm({ user }: { user: Me }) {
  const t = useTexts(passwordPageTexts);
  const notify = useNotify();
  const errorText = useErrorText();
  const change = useChangePassword();
  const form = useForm({ defaultValues: empty, mode: 'onTouched' });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ old, password }) =>
    change.mutate(
      { old_password: old, new_password: password },
      {
        onSuccess: () => {
          form.reset(empty);
          notify.done(t('changed'));
        },
        onError: (error) => {
          const code = error instanceof CallError ? error.code : undefined;
          const field =
            code === 'users.wrong_password'
              ? 'old'
              : code === 'users.password_same' || code === 'users.password_rules'
                ? 'password'
                : undefined;
          if (field === undefined) notify.failed(error);
          else form.setError(field, { message: errorText(error) }, { shouldFocus: true });
        },
      },
    ),
  );
  return (
    <FormProvider {...form}>
      <form className="password-form" onSubmit={submit} noValidate>
        <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <Field id="old-password" label={t('old')}>
          <PasswordInput
            id="old-password"
            autoComplete="current-password"
            error={errors.old !== undefined}
            helperText={errors.old?.message}
            {...form.register('old', { required: t('oldMissing') })}
          />
        </Field>
        <PasswordFields personal={[user.email, user.name]} />
        <Button type="submit" variant="contained" loading={change.isPending} sx={{ mt: 3 }}>
          {t('submit')}
        </Button>
      </form>
    </FormProvider>
  );
}
