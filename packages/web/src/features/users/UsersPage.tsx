import type { User } from '@earshot/core/users/members.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { useMay } from '../../shared/users.queries.ts';
import { InviteDialog } from './InviteDialog.tsx';
import type { UsersSearch } from './section.ts';
import { UserTable } from './UserTable.tsx';
import './users.css';
import { UsersFilters } from './UsersFilters.tsx';
import { usersQuery } from './users.queries.ts';
import { usersTexts } from './users.texts.ts';

function matches(user: User, { text = '', role, status }: UsersSearch): boolean {
  const wanted = text.trim().toLowerCase();
  return (
    (wanted === '' || `${user.name} ${user.email}`.toLowerCase().includes(wanted)) &&
    (role === undefined || user.role === role) &&
    (status === undefined || user.status === status)
  );
}

const collator = new Intl.Collator(undefined, { numeric: true });
const byName = (a: User, b: User) => collator.compare(a.name || a.email, b.name || b.email);

export function UsersPage() {
  const t = useTexts(usersTexts);
  const query = useQuery(usersQuery());
  const isLate = useLate(query.isPending);
  const mayWrite = useMay('members.write');
  const [isInviting, setIsInviting] = useState(false);
  const search = useSearch({ from: '/signed-in/users' });
  const navigate = useNavigate();
  const filter = (change: UsersSearch) =>
    void navigate({
      to: '/users',
      search: { ...search, ...change },
      replace: true,
      resetScroll: false,
    });
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const users = query.data?.results;
  const isFiltered = Boolean(search.text || search.role || search.status);
  const isEmail = /^\s*[^@\s]+@[^@\s]+\.[^@\s]+\s*$/.test(search.text ?? '');
  const shown = users?.filter((user) => matches(user, search)).sort(byName);
  return (
    <div className="page users">
      <div className="page-head">
        <h1>{t('title')}</h1>
        {shown && (
          <span className="mut num">
            {t('count', { count: isFiltered ? shown.length : (query.data?.count ?? 0) })}
          </span>
        )}
        <span className="push">
          {mayWrite && (
            <Button
              variant="contained"
              startIcon={<UserPlus size={16} />}
              onClick={() => setIsInviting(true)}
            >
              {t('invite')}
            </Button>
          )}
        </span>
      </div>
      <p className="t2" style={{ marginBottom: 12 }}>
        {t('lead')}
      </p>
      <UsersFilters search={search} onChange={filter} />
      {isLate && <Skeleton height={320} radius={12} />}
      {shown && shown.length > 0 && <UserTable users={shown} />}
      {shown?.length === 0 && (
        <section className="card" style={{ display: 'flex', minHeight: 240 }}>
          <EmptyState
            isInside
            icon={<Users size={22} />}
            title={t(isEmail ? 'emailNotFound' : 'nobodyFound')}
            text={t(isEmail && mayWrite ? 'emailNotFoundText' : 'nobodyFoundText')}
          >
            <Button variant="outlined" onClick={() => void navigate({ to: '/users', replace: true })}>
              {t('clear')}
            </Button>
          </EmptyState>
        </section>
      )}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </div>
  );
}
