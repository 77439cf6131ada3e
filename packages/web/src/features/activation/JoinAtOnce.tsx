import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { startAnew } from '../../shared/account.ts';
import { landingPath } from '../../shared/landing.ts';
import { activateWith } from '../../shared/signing-in/signing-in.queries.ts';
import { useNotify } from '../../shared/use-notify.ts';

/** Somebody who is signed in has nothing to fill in: the link is used, and work goes on either way. */
export function JoinAtOnce({ token }: { token: string }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const isTried = useRef(false);
  useEffect(() => {
    if (isTried.current) return;
    isTried.current = true;
    activateWith(token).then(startAnew, (error: unknown) => {
      notify.failed(error);
      void navigate({ to: landingPath, replace: true });
    });
  }, [token, notify, navigate]);
  return null;
}
