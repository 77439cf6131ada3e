import { locales } from '@earshot/core/locales.ts';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Check, Moon, Sun, X } from 'lucide-react';
import { Choice } from '../../components/Choice.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { RangeInput } from '../../components/RangeInput.tsx';
import { defaultLook, fontFamilies, presetColors, useCustomization } from '../../lib/customization.ts';
import { useTexts } from '../../lib/i18n.ts';
import { presets } from '../../lib/look/presets.ts';
import { chooseLocale, localeNames } from '../../shared/choose-locale.ts';
import { words } from '../../shared/words.texts.ts';
import { appTexts } from '../app.texts.ts';

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
        <section>
          <h2>{t('themeMode')}</h2>
          <Choice
            label={t('themeMode')}
            value={look.themeMode}
            onChange={(themeMode) => set({ themeMode })}
            options={[
              {
                value: 'light',
                label: (
                  <>
                    <Sun size={14} aria-hidden /> {t('light')}
                  </>
                ),
              },
              {
                value: 'dark',
                label: (
                  <>
                    <Moon size={14} aria-hidden /> {t('dark')}
                  </>
                ),
              },
            ]}
          />
        </section>
        <section>
          <h2>{t('colour')}</h2>
          <div className="swatches" role="radiogroup" aria-label={t('colour')}>
            {presetColors.map((preset, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be a patch of colour.
              <button
                key={preset}
                type="button"
                role="radio"
                className="swatch"
                aria-checked={preset === look.presetColor}
                aria-label={t('colourN', { n: index + 1 })}
                style={{ background: presets[preset][look.themeMode].primary }}
                onClick={() => set({ presetColor: preset })}
              >
                {preset === look.presetColor && <Check size={16} aria-hidden />}
              </button>
            ))}
          </div>
        </section>
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
        <section>
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={look.outlinedFilled}
                onChange={(_, outlinedFilled) => set({ outlinedFilled })}
              />
            }
            label={t('filled')}
            sx={{ ml: 0, gap: 1, display: 'flex' }}
          />
          <FormControlLabel
            control={
              <Switch size="small" checked={look.rtlLayout} onChange={(_, rtlLayout) => set({ rtlLayout })} />
            }
            label={t('rtl')}
            sx={{ ml: 0, gap: 1, mt: 1, display: 'flex' }}
          />
        </section>
        <Button variant="outlined" onClick={() => set(defaultLook)}>
          {t('restore')}
        </Button>
      </div>
    </Drawer>
  );
}
