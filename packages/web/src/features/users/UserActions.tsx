import type { User } from '@earshot/core/users/members.api.ts';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { Ban, MailX, Undo2, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useAccount } from '../../shared/account.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { NewLinkButton } from './NewLinkButton.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useChangeMember, useRemoveMember, useWithdrawInvitation } from './users.queries.ts';
import { usersTexts } from './users.texts.ts';

/** Whether somebody comes in; nobody can be kept out by themselves. */
export function UserActions({ user }: { user: User }) {
  const isOneself = useAccount((account) => account.user?.user_id === user.id);
  const mayWrite = useMay('members.write');
  if (isOneself || !mayWrite) return null;
  return user.status === 'invited' ? <InvitedActions user={user} /> : <MemberActions user={user} />;
}

/** Keeps somebody out, once one is sure. */
function BlockButton({ user }: { user: User }) {
  const t = useTexts(usersTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const change = useChangeMember();
  const [isAsking, setIsAsking] = useState(false);
  const name = user.name || user.email;
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<Ban size={16} />}
        onClick={() => setIsAsking(true)}
      >
        {t('block')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('blockTitle', { name })}
        text={t(user.status === 'invited' ? 'blockInvitedText' : 'blockText')}
        confirm={t('block')}
        cancel={w('cancel')}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          // Once it is done this button is gone, and with it what `mutate` would call.
          change
            .mutateAsync({ user_id: user.id, status: 'blocked' })
            .then(() => notify.done(t('blocked', { name })), notify.failed)
        }
      />
    </>
  );
}

function InvitedActions({ user }: { user: User }) {
  const t = useTexts(usersTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const withdraw = useWithdrawInvitation();
  return (
    <>
      <NewLinkButton user={user} />
      <BlockButton user={user} />
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
  const notify = useNotify();
  const navigate = useNavigate();
  const [isRemoving, setIsRemoving] = useState(false);
  const change = useChangeMember();
  const remove = useRemoveMember();
  const name = user.name || user.email;
  const unblock = () =>
    change.mutate(
      { user_id: user.id, status: 'active' },
      { onSuccess: () => notify.done(t('unblocked', { name })), onError: notify.failed },
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
        <Button variant="outlined" startIcon={<Undo2 size={16} />} onClick={unblock}>
          {t('unblock')}
        </Button>
      ) : (
        <BlockButton user={user} />
      )}
      <Button color="error" startIcon={<UserMinus size={16} />} onClick={() => setIsRemoving(true)}>
        {t('remove')}
      </Button>
      {isRemoving && <RemoveDialog user={user} onClose={() => setIsRemoving(false)} onRemove={takeOut} />}
    </>
  );
}
