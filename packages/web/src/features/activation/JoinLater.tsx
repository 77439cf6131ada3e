import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { tell } from '../../lib/notices.ts';
import { landingPath } from '../../shared/landing.ts';
import { linkQuery } from './activation.queries.ts';
import { activationTexts } from './activation.texts.ts';

/** Whoever is signed in already goes on where they were, and joins with a click. */
export function JoinLater({ token }: { token: string }) {
  const t = useTexts(activationTexts);
  const navigate = useNavigate();
  const link = useQuery(linkQuery(token));
  const workspace = link.data?.workspace;
  useEffect(() => {
    if (!workspace) return;
    tell({
      text: t('invited', { workspace }),
      tone: 'info',
      isLasting: true,
      act: {
        label: t('join'),
        run: () => void navigate({ to: '/activate/$id', params: { id: token } }),
      },
    });
  }, [workspace, token, t, navigate]);
  return link.isPending ? null : <Navigate to={landingPath} replace />;
}
