import type { User } from '@earshot/core/users/members.api.ts';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { Ban, MailPlus, MailX, Undo2, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useAccount } from '../../shared/account.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useChangeMember, useInvite, useRemoveMember, useWithdrawInvitation } from './users.queries.ts';
import { usersTexts } from './users.texts.ts';

/** Whether somebody comes in; nobody can be kept out by themselves. */
export function UserActions({ user }: { user: User }) {
  const isOneself = useAccount((account) => account.user?.user_id === user.id);
  const mayWrite = useMay('members.write');
  if (isOneself || !mayWrite) return null;
  return user.status === 'invited' ? <InvitedActions user={user} /> : <MemberActions user={user} />;
}

function InvitedActions({ user }: { user: User }) {
  const t = useTexts(usersTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const invite = useInvite();
  const withdraw = useWithdrawInvitation();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<MailPlus size={16} />}
        loading={invite.isPending}
        onClick={() =>
          invite.mutate(
            { email: user.email, role: user.role },
            { onSuccess: () => notify.done(t('resent')), onError: notify.failed },
          )
        }
      >
        {t('resend')}
      </Button>
      <Button
        color="error"
        startIcon={<MailX size={16} />}
        onClick={() =>
          withdraw.mutate(user.id, {
            onSuccess: () => {
              notify.done(t('withdrawn'));
              void navigate({ to: '/users' });
            },
            onError: notify.failed,
          })
        }
      >
        {t('withdraw')}
      </Button>
    </>
  );
}

function MemberActions({ user }: { user: User }) {
  const t = useTexts(usersTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'block' | 'remove' | null>(null);
  const change = useChangeMember();
  const remove = useRemoveMember();
  const name = user.name || user.email;
  const setStatus = (status: 'active' | 'blocked') =>
    change.mutate(
      { user_id: user.id, status },
      {
        onSuccess: () => notify.done(t(status === 'blocked' ? 'blocked' : 'unblocked', { name })),
        onError: notify.failed,
      },
    );
  const takeOut = (keepsAccess: boolean) =>
    remove.mutate(
      { id: user.id, keepsAccess },
      {
        onSuccess: () => {
          notify.done(t('removed', { name }));
          void navigate({ to: '/users' });
        },
        onError: notify.failed,
      },
    );
  return (
    <>
      {user.status === 'blocked' ? (
        <Button variant="outlined" startIcon={<Undo2 size={16} />} onClick={() => setStatus('active')}>
          {t('unblock')}
        </Button>
      ) : (
        <Button
          variant="outlined"
          color="error"
          startIcon={<Ban size={16} />}
          onClick={() => setAsked('block')}
        >
          {t('block')}
        </Button>
      )}
      <Button color="error" startIcon={<UserMinus size={16} />} onClick={() => setAsked('remove')}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={asked === 'block'}
        danger
        title={t('blockTitle', { name })}
        text={t('blockText')}
        confirm={t('block')}
        cancel={w('cancel')}
        onClose={() => setAsked(null)}
        onConfirm={() => setStatus('blocked')}
      />
      {asked === 'remove' && <RemoveDialog user={user} onClose={() => setAsked(null)} onRemove={takeOut} />}
    </>
  );
}
