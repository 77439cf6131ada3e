import { createTheme, type Theme } from '@mui/material/styles';
import type { Look } from './apply-look.ts';
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
export function buildTheme({
  themeMode,
  presetColor,
  fontFamily,
  borderRadius,
  outlinedFilled,
  rtlLayout,
}: Look): Theme {
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
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            height: 32,
            minWidth: 0,
            padding: '0 12px',
            fontSize: 13,
            gap: 7,
            whiteSpace: 'nowrap',
            '&.Mui-focusVisible': { boxShadow: 'var(--focus)' },
            '& .MuiButton-startIcon, & .MuiButton-endIcon': { margin: 0 },
            '&.MuiButton-sizeSmall': {
              height: 26,
              padding: '0 9px',
              fontSize: 12,
              borderRadius: 'var(--radius-sm)',
            },
            '&.MuiButton-sizeLarge': { height: 44, fontSize: 14, borderRadius: 10 },
            '&.MuiButton-outlined': {
              borderColor: 'var(--border-strong)',
              color: 'var(--text)',
              background: 'var(--surface)',
            },
            '&.MuiButton-outlined:hover': { background: 'var(--hover)' },
            '&.MuiButton-outlined.Mui-disabled': { color: 'var(--text-3)', borderColor: 'var(--border)' },
            '&.MuiButton-text': { color: 'var(--text-2)' },
            '&.MuiButton-text:hover': { background: 'var(--hover)' },
            '&.MuiButton-text.MuiButton-colorError': { color: 'var(--bad-fg)' },
            '&.MuiButton-contained.MuiButton-colorError': {
              background: 'var(--bad)',
              color: themeMode === 'dark' ? '#1a0507' : '#fff',
            },
          },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: {
            width: 32,
            height: 32,
            padding: 0,
            borderRadius: 'var(--radius-md)',
            color: 'var(--text-2)',
            '&:hover': { background: 'var(--hover)' },
            '&.Mui-focusVisible': { boxShadow: 'var(--focus)' },
            '&.MuiIconButton-sizeSmall': { width: 26, height: 26, borderRadius: 'var(--radius-sm)' },
          },
        },
      },
      MuiPaper: {
        styleOverrides: {
          root: { backgroundImage: 'none' },
          elevation8: { boxShadow: 'var(--shadow-pop)', border: '1px solid var(--border)' },
        },
      },
      MuiMenu: {
        styleOverrides: {
          paper: {
            borderRadius: 'var(--radius-md)',
            border: '1px solid var(--border)',
            boxShadow: 'var(--shadow-pop)',
          },
        },
      },
      MuiMenuItem: {
        styleOverrides: {
          root: {
            minHeight: 32,
            fontSize: 13,
            gap: 10,
            padding: '4px 12px',
            '&.Mui-selected': { background: 'var(--primary-bg)', color: 'var(--primary-fg)' },
            '&.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': { background: 'var(--primary-bg-2)' },
          },
        },
      },
      MuiDialog: {
        styleOverrides: { paper: { borderRadius: 'var(--radius)', border: '1px solid var(--border)' } },
      },
      MuiDialogTitle: {
        styleOverrides: { root: { fontSize: 16, fontWeight: 600, padding: '18px 20px 8px' } },
      },
      MuiDialogContent: { styleOverrides: { root: { padding: '8px 20px' } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '12px 20px 18px' } } },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiSelect: { defaultProps: { size: 'small' } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            fontSize: 13,
            background: outlinedFilled ? 'var(--surface-2)' : 'transparent',
            '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--input-border)' },
          },
          input: { height: 20, padding: '8px 12px' },
        },
      },
      // The notch is cut for the size of the field's text.
      MuiInputLabel: {
        styleOverrides: {
          root: {
            fontSize: 13,
            color: 'var(--text-3)',
            '&.Mui-focused:not(.Mui-error)': { color: 'var(--primary-fg)' },
          },
        },
      },
      MuiFormControlLabel: { styleOverrides: { label: { fontSize: 13 } } },
      MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: 12 } } },
      MuiCheckbox: {
        styleOverrides: {
          root: {
            padding: 4,
            color: 'var(--input-border)',
            borderRadius: 'var(--radius-sm)',
            '&.Mui-focusVisible': { boxShadow: 'var(--focus)' },
            '& svg': { width: 18, height: 18 },
          },
        },
      },
      MuiTab: {
        styleOverrides: {
          root: {
            minHeight: 44,
            minWidth: 0,
            padding: '0 10px',
            fontSize: 13,
            fontWeight: 500,
            color: 'var(--text-3)',
            '&.Mui-selected': { color: 'var(--primary-fg)' },
            '&.Mui-focusVisible': { boxShadow: 'inset 0 0 0 2px var(--primary)' },
          },
        },
      },
      MuiTabs: { styleOverrides: { root: { minHeight: 44 }, indicator: { background: 'var(--primary)' } } },
      MuiSwitch: { styleOverrides: { track: { opacity: 1, background: 'var(--mute)' } } },
      MuiSkeleton: { styleOverrides: { root: { background: 'var(--surface-3)' } } },
      MuiLinearProgress: {
        styleOverrides: {
          root: { height: 5, borderRadius: 4, background: 'var(--surface-3)' },
          bar: { borderRadius: 4, background: 'var(--primary)' },
        },
      },
    },
  });
}
