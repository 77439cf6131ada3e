import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { signInWays } from '@earshot/core/users/getting-in.api.ts';
import { Link } from '@tanstack/react-router';
import { PlainAnchor } from '../../components/PlainButton.tsx';
import { apiBase } from '../../lib/api-base.ts';
import { useTexts } from '../../lib/i18n.ts';
import { loginTexts } from './login.texts.ts';

/** An account of another service, or a new one here. */
export function OtherWays({ ways }: { ways: ReplyOf<typeof signInWays> | undefined }) {
  const t = useTexts(loginTexts);
  return (
    <>
      {ways?.oidc && (
        // A whole page: the server sends the browser on to the other service.
        <PlainAnchor look="outlined" isLarge href={`${apiBase}users/oidc`} style={{ marginTop: 12 }}>
          {t('signInWith', { name: ways.oidc.name })}
        </PlainAnchor>
      )}
      {ways?.registration && (
        <p className="t2" style={{ marginTop: 20, textAlign: 'center' }}>
          {t('newHere')}{' '}
          <Link to="/register" viewTransition className="med" style={{ textDecoration: 'none' }}>
            {t('register')}
          </Link>
        </p>
      )}
    </>
  );
}
