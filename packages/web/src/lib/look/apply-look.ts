import type { Customization } from '../customization.ts';
import { presets } from './presets.ts';

export type Look = Pick<
  Customization,
  'themeMode' | 'presetColor' | 'fontFamily' | 'borderRadius' | 'outlinedFilled' | 'rtlLayout'
>;

/** What a person chose, as CSS variables: for everything that is not MUI. */
export function applyLook({
  themeMode,
  presetColor,
  fontFamily,
  borderRadius,
  outlinedFilled,
  rtlLayout,
}: Look): void {
  const root = document.documentElement;
  const { primary, hover, fg, bg, bg2 } = presets[presetColor][themeMode];
  root.dataset.theme = themeMode;
  root.dir = rtlLayout ? 'rtl' : 'ltr';
  const values = {
    '--primary': primary,
    '--primary-hover': hover,
    '--primary-fg': fg,
    '--primary-bg': bg,
    '--primary-bg-2': bg2,
    '--font': `'${fontFamily} Variable', system-ui, sans-serif`,
    '--field': outlinedFilled ? 'var(--surface-2)' : 'transparent',
    '--radius': `${borderRadius}px`,
    '--radius-md': `${Math.round((borderRadius * 2) / 3)}px`,
    '--radius-sm': `${Math.round(borderRadius / 2)}px`,
  };
  for (const [name, value] of Object.entries(values)) root.style.setProperty(name, value);
}
