import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { Link2Off } from 'lucide-react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { signedIn, startAnew } from '../../shared/account.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { linkIsUsed, waysQuery } from '../../shared/signing-in/signing-in.queries.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { AccountForm } from './AccountForm.tsx';
import { linkQuery, useActivate } from './activation.queries.ts';
import { activationTexts } from './activation.texts.ts';

/** Nobody was signed in before: whatever the page has asked for by now was refused. */
function enterAnew(mark: string): void {
  signedIn(mark);
  startAnew();
}

export function LinkForm({ token }: { token: string }) {
  const t = useTexts(activationTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const link = useQuery(linkQuery(token));
  const activate = useActivate();

  if (link.isError) {
    const isInvalid = link.error instanceof CallError && link.error.code === 'users.link_invalid';
    if (isInvalid) return <InvalidLink error={link.error} />;
    return <ErrorState error={link.error} onRetry={() => void link.refetch()} />;
  }
  if (link.data === undefined) return null;
  const { email, name, workspace, needs_password: isNew } = link.data;
  const toLogin = { to: '/login', search: { token, email }, viewTransition: true } as const;
  // Who has an account only signs in; the link is used then.
  if (!isNew) return <Navigate {...toLogin} replace />;
  return (
    <AccountForm
      title={t('title')}
      text={workspace === null ? t('text', { email }) : t('textWorkspace', { email, workspace })}
      email={email}
      name={name}
      asksName={name === ''}
      isPending={activate.isPending}
      onSubmit={(values, onError) =>
        activate.mutate(
          { ...values, registration_token: token },
          {
            onSuccess: ({ token: mark }) => {
              linkIsUsed(token);
              if (mark !== undefined) return enterAnew(mark);
              notify.done(t('done'));
              void navigate(toLogin);
            },
            onError,
          },
        )
      }
    />
  );
}

/** Used, withdrawn or too old: there are two ways on. */
function InvalidLink({ error }: { error: unknown }) {
  const t = useTexts(activationTexts);
  const errorText = useErrorText();
  const ways = useQuery({ ...waysQuery(), retry: false }).data;
  return (
    <EmptyState icon={<Link2Off size={22} />} title={t('invalidTitle')} text={errorText(error)}>
      <div className="row">
        {ways?.registration && (
          <ButtonLink variant="contained" to="/register" viewTransition>
            {t('register')}
          </ButtonLink>
        )}
        <ButtonLink variant="outlined" to="/login" viewTransition>
          {t('signIn')}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
