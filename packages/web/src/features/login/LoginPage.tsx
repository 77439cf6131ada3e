import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Link, useNavigate } from '@tanstack/react-router';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { IconAction } from '../../components/IconAction.tsx';
import { useAccount } from '../../lib/account.ts';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useSignIn, useSignInOnce } from './login.queries.ts';
import { loginTexts } from './login.texts.ts';
import { PublicLayout } from './PublicLayout.tsx';

type Fields = { email: string; password: string };

export function LoginPage() {
  const t = useTexts(loginTexts);
  useTitle(t('title'));
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [isShown, setIsShown] = useState(false);
  const form = useForm<Fields>({ defaultValues: { email: '', password: '' }, mode: 'onTouched' });
  const { errors } = form.formState;
  const signIn = useSignIn();
  const once = useSignInOnce();
  const goOn = () => void navigate({ to: useAccount.getState().activePage ?? '/', replace: true });
  useOnceLink((token) => once.mutate(token, { onSuccess: goOn }));

  const submit = form.handleSubmit((values) =>
    signIn.mutate(
      { email: values.email.trim(), password: values.password },
      {
        onSuccess: goOn,
        onError: (error) => {
          if (error instanceof CallError && error.code === 'users.inactive')
            void navigate({ to: '/error_access' });
          else form.setError('password', { message: errorText(error) }, { shouldFocus: true });
        },
      },
    ),
  );

  return (
    <PublicLayout>
      <form className="login-form" onSubmit={submit} noValidate>
        <h1>{t('title')}</h1>
        {once.isPending && (
          <p className="notice tone-info" role="status" style={{ marginTop: 16 }}>
            {t('onceWait')}
          </p>
        )}
        {once.isError && (
          <p className="notice tone-warn" role="alert" style={{ marginTop: 16 }}>
            {errorText(once.error)}
          </p>
        )}
        <div className="login-field">
          <div className="row">
            <label htmlFor="email">{t('email')}</label>
          </div>
          <TextField
            id="email"
            type="email"
            fullWidth
            autoFocus
            autoComplete="username"
            error={errors.email !== undefined}
            helperText={errors.email?.message}
            {...form.register('email', {
              required: t('emailMissing'),
              pattern: { value: /^\s*\S+@\S+\s*$/, message: t('emailWrong') },
            })}
          />
        </div>
        <div className="login-field">
          <div className="row">
            <label htmlFor="password">{t('password')}</label>
            <Link className="push" to="/password_reset" viewTransition>
              {t('forgot')}
            </Link>
          </div>
          <TextField
            id="password"
            type={isShown ? 'text' : 'password'}
            fullWidth
            autoComplete="current-password"
            error={errors.password !== undefined}
            helperText={errors.password?.message}
            slotProps={{
              formHelperText: { role: 'alert' },
              input: {
                endAdornment: (
                  <InputAdornment position="end">
                    <IconAction
                      label={t(isShown ? 'hide' : 'show')}
                      size="small"
                      onClick={() => setIsShown(!isShown)}
                    >
                      {isShown ? <EyeOff size={16} /> : <Eye size={16} />}
                    </IconAction>
                  </InputAdornment>
                ),
              },
            }}
            {...form.register('password', { required: t('passwordMissing') })}
          />
        </div>
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
        <p className="t2" style={{ marginTop: 20, textAlign: 'center' }}>
          {t('newHere')}{' '}
          <Link to="/register" viewTransition className="med" style={{ textDecoration: 'none' }}>
            {t('register')}
          </Link>
        </p>
      </form>
    </PublicLayout>
  );
}

/** `#once=TOKEN` or `?code=TOKEN`: a link that signs in by itself, once. The token leaves the address at once. */
function useOnceLink(use: (token: string) => void): void {
  const isUsed = useRef(false);
  useEffect(() => {
    if (isUsed.current) return;
    const { hash, search, pathname } = window.location;
    const token = new URLSearchParams(hash.slice(1)).get('once') ?? new URLSearchParams(search).get('code');
    if (!token) return;
    isUsed.current = true;
    window.history.replaceState(window.history.state, '', pathname);
    use(token);
  });
}
