import type { MemberStatus as Status } from '@earshot/core/users/members.ts';
import { Ban, Check, MailQuestionMark } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { usersTexts } from './users.texts.ts';

const looks = {
  active: { tone: 'tone-ok', text: 'statusActive', Icon: Check },
  invited: { tone: 'tone-info', text: 'statusInvited', Icon: MailQuestionMark },
  blocked: { tone: 'tone-bad', text: 'statusBlocked', Icon: Ban },
} as const;

export function UserStatus({ status }: { status: Status }) {
  const t = useTexts(usersTexts);
  const { tone, text, Icon } = looks[status];
  return (
    <span className={`chip small ${tone}`}>
      <Icon size={12} aria-hidden />
      {t(text)}
    </span>
  );
}
