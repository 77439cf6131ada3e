import { createTheme, type Theme } from '@mui/material/styles';
import type { Look } from './apply-look.ts';
import { componentsOf } from './mui-components.ts';
import { presets } from './presets.ts';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xs: true;
    sm: false;
    mobile: true;
    tablet: true;
    md: true;
    lg: true;
    laptop: true;
    xl: true;
  }
}

const surfaces = {
  light: {
    bg: '#f4f5f9',
    surface: '#ffffff',
    text: '#171c2e',
    text2: '#4a5269',
    border: '#e4e7ef',
    bad: '#b0202f',
  },
  dark: {
    bg: '#0f121b',
    surface: '#161a26',
    text: '#e9ecf5',
    text2: '#b3bbcf',
    border: '#272e40',
    bad: '#ff98a1',
  },
};

/** MUI needs real colours to mix; what we style ourselves reads the same values as CSS variables. */
export function buildTheme(look: Look): Theme {
  const { themeMode, presetColor, fontFamily, borderRadius, rtlLayout } = look;
  const { primary, hover } = presets[presetColor][themeMode];
  const colours = surfaces[themeMode];
  const control = Math.round((borderRadius * 2) / 3);
  return createTheme({
    direction: rtlLayout ? 'rtl' : 'ltr',
    breakpoints: {
      values: { xs: 0, mobile: 400, tablet: 600, md: 960, lg: 1280, laptop: 1500, xl: 1920 },
    },
    palette: {
      mode: themeMode,
      primary: { main: primary, dark: hover, contrastText: '#fff' },
      error: { main: colours.bad },
      background: { default: colours.bg, paper: colours.surface },
      text: { primary: colours.text, secondary: colours.text2 },
      divider: colours.border,
    },
    shape: { borderRadius: control },
    typography: {
      fontFamily: `'${fontFamily} Variable', system-ui, sans-serif`,
      fontSize: 13,
      htmlFontSize: 16,
      button: { textTransform: 'none', fontWeight: 500 },
    },
    components: componentsOf(look),
  });
}
