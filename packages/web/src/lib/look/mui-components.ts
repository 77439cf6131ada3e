import type { ThemeOptions } from '@mui/material/styles';
import type { Look } from './apply-look.ts';
import { menuLandmark, namedMenu } from './menu-names.ts';

type Components = NonNullable<ThemeOptions['components']>;

/** How parts of MUI differ from how they come. */
export const componentsOf = (look: Look): Components => ({
  ...buttonsOf(look),
  ...surfaces,
  ...fieldsOf(look),
  ...others,
});

function buttonsOf({ themeMode }: Pick<Look, 'themeMode'>): Components {
  return {
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
  };
}

const surfaces: Components = {
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      elevation8: { boxShadow: 'var(--shadow-pop)', border: '1px solid var(--border)' },
    },
  },
  MuiMenu: {
    defaultProps: { slotProps: { root: menuLandmark, list: namedMenu } },
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
};

function fieldsOf({ outlinedFilled }: Pick<Look, 'outlinedFilled'>): Components {
  return {
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiSelect: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          fontSize: 13,
          background: outlinedFilled ? 'var(--surface-2)' : 'transparent',
          '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--input-border)' },
          '&.MuiInputBase-multiline': { padding: '8px 12px' },
          '& textarea.MuiInputBase-input': { padding: 0 },
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
  };
}

const others: Components = {
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
};
