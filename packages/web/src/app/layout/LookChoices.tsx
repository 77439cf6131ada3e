import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Check, Moon, Sun } from 'lucide-react';
import { Choice } from '../../components/Choice.tsx';
import { presetColors, useCustomization } from '../../lib/customization.ts';
import { useTexts } from '../../lib/i18n.ts';
import { presets } from '../../lib/look/presets.ts';
import { appTexts } from '../app.texts.ts';

export function ThemeMode() {
  const t = useTexts(appTexts);
  const look = useCustomization();
  return (
    <section>
      <h2>{t('themeMode')}</h2>
      <Choice
        label={t('themeMode')}
        value={look.themeMode}
        onChange={(themeMode) => look.set({ themeMode })}
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
  );
}

export function Colours() {
  const t = useTexts(appTexts);
  const look = useCustomization();
  return (
    <section>
      <h2>{t('colour')}</h2>
      <fieldset className="swatches" aria-label={t('colour')}>
        {presetColors.map((preset) => (
          <button
            key={preset}
            type="button"
            className="swatch"
            aria-pressed={preset === look.presetColor}
            aria-label={t(`colour_${preset}`)}
            title={t(`colour_${preset}`)}
            style={{ background: presets[preset][look.themeMode].primary }}
            onClick={() => look.set({ presetColor: preset })}
          >
            {preset === look.presetColor && <Check size={16} aria-hidden />}
          </button>
        ))}
      </fieldset>
    </section>
  );
}

export function Switches() {
  const t = useTexts(appTexts);
  const look = useCustomization();
  return (
    <section>
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={look.outlinedFilled}
            onChange={(_, outlinedFilled) => look.set({ outlinedFilled })}
          />
        }
        label={t('filled')}
        sx={{ ml: 0, gap: 1, display: 'flex' }}
      />
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={look.rtlLayout}
            onChange={(_, rtlLayout) => look.set({ rtlLayout })}
          />
        }
        label={t('rtl')}
        sx={{ ml: 0, gap: 1, mt: 1, display: 'flex' }}
      />
    </section>
  );
}
