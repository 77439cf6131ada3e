import { useAccount } from '../../shared/account.ts';
import { ProfileLayout, type ProfileTab } from '../../shared/profile/ProfileLayout.tsx';
import { AboutSection } from './AboutSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { MfaSection } from './MfaSection.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import './profile.css';
import { SessionsSection } from './SessionsSection.tsx';

export const ProfilePage = () => <Profile tab="profile" />;

/** The sections about oneself, under the name of one of their tabs. */
export function Profile({ tab }: { tab: ProfileTab }) {
  const user = useAccount((account) => account.user);
  if (user === null) return null;
  return (
    <ProfileLayout tab={tab}>
      <AboutSection user={user} />
      <PreferencesSection user={user} />
      <MfaSection user={user} />
      <SessionsSection />
      <DeleteSection user={user} />
    </ProfileLayout>
  );
}
