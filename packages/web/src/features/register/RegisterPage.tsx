import { register } from '@earshot/core/users/getting-in.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MailCheck, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { type CallInput, call } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { PublicLayout } from '../../shared/signing-in/PublicLayout.tsx';
import { waysQuery } from '../../shared/signing-in/signing-in.queries.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { registerTexts } from './register.texts.ts';

export function RegisterPage() {
  const t = useTexts(registerTexts);
  const errorText = useErrorText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ways = useQuery({ ...waysQuery(), retry: false }).data;
  const registration = useMutation({
    mutationFn: (body: CallInput<typeof register>['body']) => call(register, { body }),
    onSuccess: (_, { email }) => setSentTo(email),
  });
  const back = (
    <ButtonLink variant="outlined" to="/login" viewTransition>
      {t('back')}
    </ButtonLink>
  );
  if (sentTo !== null)
    return (
      <PublicLayout>
        <EmptyState
          icon={<MailCheck size={22} />}
          title={t('sentTitle')}
          text={t('sentText', { email: sentTo })}
        >
          {back}
        </EmptyState>
      </PublicLayout>
    );
  if (ways?.registration === false)
    return (
      <PublicLayout>
        <EmptyState
          icon={<UserRoundX size={22} />}
          title={t('offTitle')}
          text={errorText({ code: 'users.registration_off' })}
        >
          {back}
        </EmptyState>
      </PublicLayout>
    );
  return (
    <PublicLayout>
      <div className="login-form">
        <h1>{t('title')}</h1>
        <RegisterForm registration={registration} />
        <p className="t2" style={{ marginTop: 20, textAlign: 'center' }}>
          {t('known')}{' '}
          <Link to="/login" viewTransition className="med" style={{ textDecoration: 'none' }}>
            {t('signIn')}
          </Link>
        </p>
      </div>
    </PublicLayout>
  );
}
