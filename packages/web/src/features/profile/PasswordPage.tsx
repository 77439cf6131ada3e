import type { Me } from '@earshot/core/users/account.api.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { FormProvider, useForm } from 'react-hook-form';
import { Field } from '../../components/Field.tsx';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useAccount } from '../../shared/account.ts';
import { PasswordFields } from '../../shared/password/PasswordFields.tsx';
import { PasswordInput } from '../../shared/password/PasswordInput.tsx';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { Profile } from './ProfilePage.tsx';
import { passwordPageTexts } from './password-page.texts.ts';
import { useChangePassword } from './profile.queries.ts';

/** Stands over the profile, at an address of its own. */
export function PasswordPage() {
  const user = useAccount((account) => account.user);
  if (user === null) return null;
  // There is no old one to ask for.
  if (!user.has_password) return <Navigate to="/activate/$id" params={{ id: 'activate' }} replace />;
  return (
    <>
      <Profile tab="password" />
      <PasswordDialog user={user} />
    </>
  );
}

const empty = { old: '', password: '', confirm: '' };

/** Asks for the old password and, twice, for the new one. */
export function PasswordDialog({ user }: { user: Me }) {
  const t = useTexts(passwordPageTexts);
  const w = useTexts(words);
  const navigate = useNavigate();
  const close = () => void navigate({ to: '/profile' });
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
          notify.done(t('changed'));
          close();
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
    <Dialog open onClose={close} maxWidth="tablet" fullWidth aria-labelledby="password-title">
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate>
          <DialogTitle id="password-title">{t('title')}</DialogTitle>
          <DialogContent>
            <p className="t2" style={{ marginBottom: 12 }}>
              {t('text')}
            </p>
            <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
            <Field id="old-password" label={t('old')}>
              <PasswordInput
                id="old-password"
                autoFocus
                autoComplete="current-password"
                error={errors.old !== undefined}
                helperText={errors.old?.message}
                {...form.register('old', { required: t('oldMissing') })}
              />
            </Field>
            <PasswordFields personal={[user.email, user.name]} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{w('cancel')}</Button>
            <Button type="submit" variant="contained" loading={change.isPending}>
              {t('submit')}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
}
