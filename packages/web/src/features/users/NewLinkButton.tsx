import type { User } from '@earshot/core/users/members.api.ts';
import Button from '@mui/material/Button';
import { Link2, MailPlus } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { InvitationDialog } from './InvitationDialog.tsx';
import type { InvitationLink } from './InvitationLinks.tsx';
import { invitationTexts } from './invitation.texts.ts';
import { useInvite } from './users.queries.ts';
import { usersTexts } from './users.texts.ts';

/** Sends the invitation again and shows its new link; `isSmall`: as a sign in a row of a list. */
export function NewLinkButton({ user, isSmall = false }: { user: User; isSmall?: boolean }) {
  const t = useTexts(invitationTexts);
  const u = useTexts(usersTexts);
  const notify = useNotify();
  const invite = useInvite();
  const [made, setMade] = useState<InvitationLink | null>(null);
  const { email, role } = user;
  const make = () =>
    invite.mutate(
      { email, role },
      { onSuccess: ({ link }) => setMade({ email, link }), onError: notify.failed },
    );
  return (
    <>
      {isSmall ? (
        <IconAction
          label={t('newLinkFor', { email })}
          size="small"
          disabled={invite.isPending}
          onClick={make}
        >
          <Link2 size={16} />
        </IconAction>
      ) : (
        <Button
          variant="outlined"
          startIcon={<MailPlus size={16} />}
          loading={invite.isPending}
          onClick={make}
        >
          {u('resend')}
        </Button>
      )}
      {made !== null && <InvitationDialog link={made} onClose={() => setMade(null)} />}
    </>
  );
}
