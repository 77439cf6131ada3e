import type { Me } from '@earshot/core/users/account.api.ts';
import Button from '@mui/material/Button';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { MfaRemoval } from './MfaRemoval.tsx';
import { MfaSetup } from './MfaSetup.tsx';
import { profileTexts } from './profile.texts.ts';

export function MfaSection({ user }: { user: Me }) {
  const t = useTexts(profileTexts);
  const [open, setOpen] = useState<'setup' | 'removal' | null>(null);
  const isOn = user.mfa_enabled;
  const Icon = isOn ? ShieldCheck : ShieldOff;
  return (
    <SettingsSection title={t('security')} text={t('securityText')}>
      <div className="settings-line">
        <span className={`chip ${isOn ? 'tone-ok' : 'tone-mute'}`}>
          <Icon size={14} aria-hidden />
          {t(isOn ? 'mfaOn' : 'mfaOff')}
        </span>
        <Button variant="outlined" className="push" onClick={() => setOpen(isOn ? 'removal' : 'setup')}>
          {t(isOn ? 'mfaStop' : 'mfaStart')}
        </Button>
      </div>
      {open === 'setup' && <MfaSetup onClose={() => setOpen(null)} />}
      {open === 'removal' && <MfaRemoval onClose={() => setOpen(null)} />}
    </SettingsSection>
  );
}
