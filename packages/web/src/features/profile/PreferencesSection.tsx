import { locales } from '@earshot/core/locales.ts';
import type { Me } from '@earshot/core/users/account.api.ts';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { Palette } from 'lucide-react';
import { Choice } from '../../components/Choice.tsx';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { useCustomization } from '../../lib/customization.ts';
import { useTexts } from '../../lib/i18n.ts';
import { chooseLocale, localeNames } from '../../shared/choose-locale.ts';
import { SingleKeysSwitch } from '../../shared/SingleKeysSwitch.tsx';
import { useNotify } from '../../shared/use-notify.ts';
import { OwnTimeZone } from './OwnTimeZone.tsx';
import { useSetTour } from './profile.queries.ts';
import { profileTexts } from './profile.texts.ts';

export function PreferencesSection({ user }: { user: Me }) {
  const t = useTexts(profileTexts);
  const notify = useNotify();
  const { locale, set } = useCustomization();
  const setTour = useSetTour();
  return (
    <SettingsSection title={t('preferences')} text={t('preferencesText')}>
      <div className="settings-line">
        <span className="med">{t('language')}</span>
        <span className="push">
          <Choice
            label={t('language')}
            value={locale}
            onChange={chooseLocale}
            options={locales.map((value) => ({
              value,
              label: <span lang={value === 'ua' ? 'uk' : value}>{localeNames[value]}</span>,
            }))}
          />
        </span>
      </div>
      <OwnTimeZone user={user} />
      <div className="settings-line">
        <div className="grow">
          <div className="med">{t('look')}</div>
          <div className="sm mut">{t('lookText')}</div>
        </div>
        <Button
          variant="outlined"
          startIcon={<Palette size={16} />}
          aria-label={`${t('lookOpen')}: ${t('look')}`}
          onClick={() => set({ isOpen: true })}
        >
          {t('lookOpen')}
        </Button>
      </div>
      <div className="settings-line">
        <SingleKeysSwitch />
      </div>
      <div className="settings-line">
        <div className="grow">
          <div className="med" id="tour-name">
            {t('tour')}
          </div>
          <div className="sm mut">{t('tourText')}</div>
        </div>
        <Switch
          size="small"
          checked={setTour.isPending ? setTour.variables.isOn : user.enable_demo}
          slotProps={{ input: { 'aria-labelledby': 'tour-name' } }}
          onChange={(_, isOn) => setTour.mutate({ id: user.user_id, isOn }, { onError: notify.failed })}
        />
      </div>
    </SettingsSection>
  );
}
