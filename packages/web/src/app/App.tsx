import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { SnackbarProvider } from 'notistack';
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo } from 'react';
import { useCustomization } from '../lib/customization.ts';
import { changeLocale } from '../lib/i18n.ts';
import { queryClient } from '../lib/query-client.ts';
import { useWarning } from '../lib/warning.ts';
import { keepOwnLook } from '../shared/own-look.ts';
import { loadFont } from './fonts.ts';
import { router } from './routes.tsx';
import { startSession } from './session.ts';
import { applyLook, buildTheme } from './theme/theme.ts';

startSession();
keepOwnLook();

const WarningDialog = lazy(() => import('./WarningDialog.tsx').then((m) => ({ default: m.WarningDialog })));

export function App() {
  const { themeMode, presetColor, fontFamily, borderRadius, outlinedFilled, rtlLayout, locale } =
    useCustomization();
  const theme = useMemo(
    () => buildTheme({ themeMode, presetColor, fontFamily, borderRadius, outlinedFilled, rtlLayout }),
    [themeMode, presetColor, fontFamily, borderRadius, outlinedFilled, rtlLayout],
  );
  useLayoutEffect(() => {
    applyLook({ themeMode, presetColor, fontFamily, borderRadius, outlinedFilled, rtlLayout });
  }, [themeMode, presetColor, fontFamily, borderRadius, outlinedFilled, rtlLayout]);
  useEffect(() => loadFont(fontFamily), [fontFamily]);
  useEffect(() => changeLocale(locale), [locale]);
  const hasWarned = useWarning(({ text }) => text !== '');
  return (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queryClient}>
        <SnackbarProvider
          maxSnack={4}
          autoHideDuration={6000}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          <RouterProvider router={router} />
          <Suspense>{hasWarned && <WarningDialog />}</Suspense>
        </SnackbarProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
