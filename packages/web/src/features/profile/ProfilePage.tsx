import Button from '@mui/material/Button';
import { Palette } from 'lucide-react';
import { useAccount } from '../../lib/account.ts';
import { useCustomization } from '../../lib/customization.ts';
import { initials } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { profileTexts } from './profile.texts.ts';

export function ProfilePage() {
  const t = useTexts(profileTexts);
  useTitle(t('title'));
  const user = useAccount((account) => account.user);
  const set = useCustomization((look) => look.set);
  if (user === null) return null;
  const rows = [
    [t('email'), user.email],
    [t('role'), user.role ? t(user.role) : '–'],
    [t('workspace'), user.workspace?.name ?? '–'],
  ];
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('title')}</h1>
      </div>
      <section className="card" style={{ padding: 20, maxWidth: 560 }}>
        <div className="row" style={{ gap: 14 }}>
          <span className="avatar" style={{ width: 48, height: 48, fontSize: 16 }}>
            {initials(user.name)}
          </span>
          <h2 style={{ fontSize: 16 }}>{user.name}</h2>
        </div>
        <dl
          style={{
            display: 'grid',
            gridTemplateColumns: 'max-content 1fr',
            gap: '10px 24px',
            margin: '20px 0',
          }}
        >
          {rows.map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt className="mut">{name}</dt>
              <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{value}</dd>
            </div>
          ))}
        </dl>
        <Button variant="outlined" startIcon={<Palette size={16} />} onClick={() => set({ isOpen: true })}>
          {t('look')}
        </Button>
      </section>
    </div>
  );
}
