import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import { PublicLayout } from '../../shared/signing-in/PublicLayout.tsx';
import { visitorQuery } from './activation.queries.ts';
import { JoinAtOnce } from './JoinAtOnce.tsx';
import { JoinLater } from './JoinLater.tsx';
import { LinkForm } from './LinkForm.tsx';
import { OwnPassword } from './OwnPassword.tsx';

/** In place of a token: somebody who is signed in and has no password yet. */
const noToken = 'activate';

export function ActivatePage() {
  const { id } = useParams({ from: '/open/activate/$id' });
  const { option } = useSearch({ from: '/open/activate/$id' });
  const visitor = useQuery(visitorQuery());
  return <PublicLayout>{content()}</PublicLayout>;

  function content() {
    if (visitor.data === undefined) return null;
    if (id === noToken) {
      if (visitor.data === null) return <Navigate to="/login" replace />;
      return visitor.data.has_password ? <Navigate to="/" replace /> : <OwnPassword me={visitor.data} />;
    }
    const isLater = option === 'nopass' || option === 'later';
    if (visitor.data !== null) return isLater ? <JoinLater token={id} /> : <JoinAtOnce token={id} />;
    if (option === 'nopass') return <Navigate to="/login" search={{ token: id }} replace />;
    return <LinkForm token={id} />;
  }
}
