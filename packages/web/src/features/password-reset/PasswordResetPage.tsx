import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { PublicLayout } from '../../shared/signing-in/PublicLayout.tsx';
import { useNotify } from '../../shared/use-notify.ts';
import { AskCode } from './AskCode.tsx';
import { NewPassword } from './NewPassword.tsx';
import { passwordResetTexts } from './password-reset.texts.ts';

export function PasswordResetPage() {
  const t = useTexts(passwordResetTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const { email: known = '' } = useSearch({ from: '/open/password_reset' });
  const [email, setEmail] = useState(known);
  const [hasCode, setHasCode] = useState(known !== '');
  return (
    <PublicLayout>
      <div className="login-form">
        <h1>{t('title')}</h1>
        {hasCode ? (
          <NewPassword
            email={email}
            onDone={() => {
              notify.done(t('done'));
              void navigate({ to: '/login', search: { email }, viewTransition: true });
            }}
          />
        ) : (
          <AskCode
            email={email}
            onSent={(to) => {
              setEmail(to);
              setHasCode(true);
            }}
          />
        )}
        <p style={{ marginTop: 20, textAlign: 'center' }}>
          <Link to="/login" viewTransition className="med" style={{ textDecoration: 'none' }}>
            {t('back')}
          </Link>
        </p>
      </div>
    </PublicLayout>
  );
}
