import { locales } from '@earshot/core/locales.ts';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { X } from 'lucide-react';
import { Choice } from '../../components/Choice.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { RangeInput } from '../../components/RangeInput.tsx';
import { defaultLook, fontFamilies, useCustomization } from '../../lib/customization.ts';
import { useTexts } from '../../lib/i18n.ts';
import { chooseLocale, localeNames } from '../../shared/choose-locale.ts';
import { words } from '../../shared/words.texts.ts';
import { appTexts } from '../app.texts.ts';
import { Colours, Switches, ThemeMode } from './LookChoices.tsx';

/** How the interface looks, for whoever sits before it. */
export function LookPanel() {
  const t = useTexts(appTexts);
  const w = useTexts(words);
  const look = useCustomization();
  const { set } = look;
  return (
    <Drawer
      anchor={look.rtlLayout ? 'left' : 'right'}
      open={look.isOpen}
      onClose={() => set({ isOpen: false })}
      slotProps={{ paper: { 'aria-label': t('look') } }}
    >
      <div className="look-panel">
        <div className="row">
          <h1 style={{ fontSize: 16 }}>{t('look')}</h1>
          <IconAction label={w('close')} className="push" onClick={() => set({ isOpen: false })}>
            <X size={16} />
          </IconAction>
        </div>
        <ThemeMode />
        <Colours />
        <section>
          <h2>{t('font')}</h2>
          <Choice
            label={t('font')}
            value={look.fontFamily}
            onChange={(fontFamily) => set({ fontFamily })}
            options={fontFamilies.map((value) => ({ value, label: value }))}
          />
        </section>
        <section>
          <h2>
            {t('radius')}: {look.borderRadius}
          </h2>
          <RangeInput
            label={t('radius')}
            min={4}
            max={20}
            step={2}
            value={look.borderRadius}
            onChange={(borderRadius) => set({ borderRadius })}
          />
        </section>
        <section>
          <h2>{w('language')}</h2>
          <Choice
            label={w('language')}
            value={look.locale}
            onChange={chooseLocale}
            options={locales.map((value) => ({ value, label: localeNames[value] }))}
          />
        </section>
        <Switches />
        <Button variant="outlined" onClick={() => set(defaultLook)}>
          {t('restore')}
        </Button>
      </div>
    </Drawer>
  );
}
