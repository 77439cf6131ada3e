import { useTexts } from '../../lib/i18n.ts';
import { CopyLine } from '../../shared/CopyLine.tsx';
import { invitationTexts } from './invitation.texts.ts';

export type InvitationLink = { email: string; link: string };

/** Links that were just made, to hand over oneself: each is shown this once. */
export function InvitationLinks({ links }: { links: readonly InvitationLink[] }) {
  const t = useTexts(invitationTexts);
  return (
    <div className="invitation-links" role="status">
      <p className="t2">{t('linksText')}</p>
      {links.map(({ email, link }) => (
        <div key={email}>
          <p className="sm med invitation-mail">{email}</p>
          <CopyLine label={t('linkFor', { email })} value={link} />
        </div>
      ))}
    </div>
  );
}
