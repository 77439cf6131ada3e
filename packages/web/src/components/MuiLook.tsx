import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useCustomization } from '../lib/customization.ts';
import { buildTheme } from '../lib/look/mui-theme.ts';

/** Around whatever is made of MUI. It comes with the first page that needs it: the page to sign in does without. */
export function MuiLook({ children }: { children: ReactNode }) {
  const { themeMode, presetColor, fontFamily, borderRadius, outlinedFilled, rtlLayout } = useCustomization();
  const theme = useMemo(
    () => buildTheme({ themeMode, presetColor, fontFamily, borderRadius, outlinedFilled, rtlLayout }),
    [themeMode, presetColor, fontFamily, borderRadius, outlinedFilled, rtlLayout],
  );
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
