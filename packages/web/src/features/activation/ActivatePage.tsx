import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { PublicLayout } from '../login/PublicLayout.tsx';
import { visitorQuery } from './activation.queries.ts';
import { activationTexts } from './activation.texts.ts';
import { JoinAtOnce } from './JoinAtOnce.tsx';
import { LinkForm } from './LinkForm.tsx';
import { OwnPassword } from './OwnPassword.tsx';

/** In place of a token: somebody who is signed in and has no password yet. */
const noToken = 'activate';

export function ActivatePage() {
  const t = useTexts(activationTexts);
  useTitle(t('title'));
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { option } = useSearch({ strict: false }) as { option?: string };
  const visitor = useQuery(visitorQuery());
  return <PublicLayout>{content()}</PublicLayout>;

  function content() {
    if (visitor.data === undefined) return null;
    if (id === noToken) {
      if (visitor.data === null) return <Navigate to="/login" replace />;
      return visitor.data.has_password ? <Navigate to="/" replace /> : <OwnPassword me={visitor.data} />;
    }
    if (visitor.data !== null) return <JoinAtOnce token={id} />;
    if (option === 'nopass') return <Navigate to="/login" search={{ token: id } as never} replace />;
    return <LinkForm token={id} />;
  }
}
