import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useAccount } from '../../shared/account.ts';
import { CookieNotice } from '../../shared/signing-in/CookieNotice.tsx';
import { PublicLayout } from '../../shared/signing-in/PublicLayout.tsx';
import { activateWith, waysQuery } from '../../shared/signing-in/signing-in.queries.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { CodeForm } from './CodeForm.tsx';
import { useEnter, useSignInOnce } from './login.queries.ts';
import { loginTexts } from './login.texts.ts';
import { OtherWays } from './OtherWays.tsx';
import { PasswordForm } from './PasswordForm.tsx';

export function LoginPage() {
  const t = useTexts(loginTexts);
  const errorText = useErrorText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { token, error, email = '' } = useSearch({ from: '/login' });
  const [mfaKey, setMfaKey] = useState<string | null>(null);
  const ways = useQuery({ ...waysQuery(), retry: false }).data;
  const once = useSignInOnce();
  const back = useEnter();

  const goOn = async () => {
    if (token) await activateWith(token).catch(notify.failed);
    await navigate({ href: useAccount.getState().activePage ?? '/', replace: true });
  };
  useAddressMark({
    once: (mark) => once.mutate(mark, { onSuccess: goOn }),
    oidc: () => back.mutate(undefined, { onSuccess: goOn }),
    mfa: setMfaKey,
  });

  const isEntering = once.isPending || back.isPending;
  const problem = once.error ?? back.error ?? (error ? { code: error } : null);
  return (
    <PublicLayout>
      <div className="login-form">
        <h1>{t(mfaKey === null ? 'title' : 'codeTitle')}</h1>
        <CookieNotice />
        {isEntering && (
          <p className="notice tone-info" role="status" style={{ marginTop: 16 }}>
            {t(once.isPending ? 'onceWait' : 'enterWait')}
          </p>
        )}
        {problem !== null && mfaKey === null && (
          <p className="notice tone-warn" role="alert" style={{ marginTop: 16 }}>
            {errorText(problem)}
          </p>
        )}
        {mfaKey === null ? (
          <>
            <PasswordForm email={email} onCode={setMfaKey} onDone={goOn} />
            <OtherWays ways={ways} />
          </>
        ) : (
          <CodeForm mfaKey={mfaKey} onBack={() => setMfaKey(null)} onDone={goOn} />
        )}
      </div>
    </PublicLayout>
  );
}

/**
 * `#once=TOKEN` or `?code=TOKEN` is a link that signs in by itself, once; with `#oidc` somebody comes back from
 * another service, and with `#mfa=KEY` has the second step before them. Each leaves the address at once.
 */
function useAddressMark(use: {
  once: (token: string) => void;
  oidc: () => void;
  mfa: (key: string) => void;
}): void {
  const isUsed = useRef(false);
  useEffect(() => {
    if (isUsed.current) return;
    const { hash, search, pathname } = window.location;
    const marks = new URLSearchParams(hash.slice(1));
    const query = new URLSearchParams(search);
    const token = marks.get('once') ?? query.get('code');
    const mfaKey = marks.get('mfa');
    if (!token && !mfaKey && !marks.has('oidc')) return;
    isUsed.current = true;
    query.delete('code');
    const rest = query.size > 0 ? `?${query}` : '';
    window.history.replaceState(window.history.state, '', `${pathname}${rest}`);
    if (token) use.once(token);
    else if (mfaKey) use.mfa(mfaKey);
    else use.oidc();
  });
}
