import { roles, sectionFlags } from '@earshot/core/access.ts';
import type { User } from '@earshot/core/users/members.api.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ArrowLeft, History } from 'lucide-react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { useTitle } from '../../lib/use-title.ts';
import { Avatar } from '../../shared/Avatar.tsx';
import { useAccount } from '../../shared/account.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { LimitedField } from './LimitedField.tsx';
import { UserStatus } from './UserStatus.tsx';
import './users.css';
import { UserActions } from './UserActions.tsx';
import { useChangeMember, userQuery } from './users.queries.ts';
import { usersTexts } from './users.texts.ts';

export function UserPage() {
  const t = useTexts(usersTexts);
  const { user_id } = useParams({ from: '/signed-in/users/$user_id' });
  const query = useQuery(userQuery(Number(user_id)));
  const isLate = useLate(query.isPending);
  useTitle(query.data?.name || query.data?.email || t('title'));
  const mayReadLog = useMay('audit.read');
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const user = query.data;
  return (
    <div className="page">
      <div className="page-head">
        <ButtonLink to="/users" startIcon={<ArrowLeft size={16} />} size="small">
          {t('back')}
        </ButtonLink>
      </div>
      {isLate && <Skeleton height={260} radius={12} />}
      {user && (
        <div className="user-page">
          <Who user={user} />
          <Access user={user} />
          <div className="row" style={{ flexWrap: 'wrap' }}>
            <UserActions user={user} />
            {mayReadLog && (
              <ButtonLink to="/audit" search={{ user_id: String(user.id) }} startIcon={<History size={16} />}>
                {t('log')}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function Who({ user }: { user: User }) {
  const t = useTexts(usersTexts);
  const facts = [
    [t('email'), user.email],
    [t('registered'), formatDateTime(user.registered)],
    [t('lastVisit'), user.last_visit === null ? t('never') : formatDateTime(user.last_visit)],
  ];
  return (
    <section className="card">
      <div className="row" style={{ gap: 14, flexWrap: 'wrap' }}>
        <Avatar name={user.name || user.email} src={user.avatar} size={48} />
        <h1 style={{ fontSize: 18, overflowWrap: 'anywhere' }}>{user.name || user.email}</h1>
        <UserStatus status={user.status} />
      </div>
      <dl className="user-facts">
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Access({ user }: { user: User }) {
  const t = useTexts(usersTexts);
  const notify = useNotify();
  const change = useChangeMember();
  const isOneself = useAccount((account) => account.user?.user_id === user.id);
  const mayWrite = useMay('members.write');
  const save = (body: Partial<User>) =>
    change.mutate({ user_id: user.id, ...body } as Parameters<typeof change.mutate>[0], {
      onSuccess: () => notify.done(t('changed')),
      onError: notify.failed,
    });
  return (
    <section className="card">
      <h2 style={{ fontSize: 15 }}>{t('access')}</h2>
      <p className="t2 sm" style={{ margin: '4px 0 16px' }}>
        {t(isOneself ? 'ownAccess' : 'accessText')}
      </p>
      {isOneself || !mayWrite ? (
        <div>
          <span className="med">{t(user.role)}</span>
          <p className="sm t2">{t(`${user.role}Help`)}</p>
        </div>
      ) : (
        <TextField
          select
          fullWidth
          label={t('role')}
          value={user.role}
          helperText={t(`${user.role}Help`)}
          onChange={(event) => save({ role: event.target.value as User['role'] })}
        >
          {roles.map((role) => (
            <MenuItem key={role} value={role}>
              {t(role)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <fieldset style={{ border: 0, padding: 0, margin: '18px 0 0', display: 'grid', gap: 4 }}>
        <legend className="sm mut" style={{ padding: 0, marginBottom: 6 }}>
          {t('sections')}
        </legend>
        {sectionFlags.map((flag) => (
          <FormControlLabel
            key={flag}
            sx={{ ml: 0, gap: 1 }}
            disabled={!mayWrite}
            control={
              <Switch size="small" checked={user[flag]} onChange={(_, isOn) => save({ [flag]: isOn })} />
            }
            label={t(flag)}
          />
        ))}
      </fieldset>
      <LimitedField
        user={user}
        isDisabled={!mayWrite}
        onChange={(limited_to_teams) => save({ limited_to_teams })}
      />
    </section>
  );
}
