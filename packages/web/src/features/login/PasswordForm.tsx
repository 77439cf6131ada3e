import { Link, useNavigate } from '@tanstack/react-router';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../components/Field.tsx';
import { PlainButton } from '../../components/PlainButton.tsx';
import { PlainInput } from '../../components/PlainInput.tsx';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { passwordTexts } from '../../shared/password/password.texts.ts';
import { useCookiesOff } from '../../shared/signing-in/cookies-off.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useSignIn } from './login.queries.ts';
import { loginTexts } from './login.texts.ts';
import { usePlainForm } from './use-plain-form.ts';

type Props = { email: string; onCode: (mfaKey: string) => void; onDone: () => Promise<void> };

export function PasswordForm({ email, onCode, onDone }: Props) {
  const t = useTexts(loginTexts);
  const p = useTexts(passwordTexts);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [isShown, setIsShown] = useState(false);
  const signIn = useSignIn();
  const { form, fieldOf, refuse } = usePlainForm(
    {
      email: (value) =>
        value === '' ? t('emailMissing') : /^\s*\S+@\S+\s*$/.test(value) ? undefined : t('emailWrong'),
      password: (value) => (value === '' ? t('passwordMissing') : undefined),
    },
    (values) =>
      signIn.mutate(
        { email: values.email.trim(), password: values.password },
        {
          onSuccess: (mfaKey) => (mfaKey === null ? void onDone() : onCode(mfaKey)),
          onError: (error) => {
            if (error instanceof CallError && error.code === 'users.inactive')
              void navigate({ to: '/error_access' });
            // The notice above says more of it.
            else if (!useCookiesOff.getState().isOff) refuse('password', errorText(error));
          },
        },
      ),
  );
  return (
    <form {...form}>
      <Field id="email" label={t('email')}>
        <PlainInput
          {...fieldOf('email')}
          type="email"
          defaultValue={email}
          autoFocus={email === ''}
          autoComplete="username"
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
        <PlainInput
          {...fieldOf('password')}
          type={isShown ? 'text' : 'password'}
          autoFocus={email !== ''}
          autoComplete="current-password"
          end={
            <button
              type="button"
              className="plain-icon"
              aria-label={p(isShown ? 'hide' : 'show')}
              title={p(isShown ? 'hide' : 'show')}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? <EyeOff size={16} /> : <Eye size={16} />}
            </button>
          }
        />
      </Field>
      <PlainButton type="submit" look="contained" isLarge isBusy={signIn.isPending} style={{ marginTop: 24 }}>
        {t('signIn')}
      </PlainButton>
    </form>
  );
}
