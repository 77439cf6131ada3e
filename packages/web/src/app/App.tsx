import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { SnackbarProvider } from 'notistack';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { signOut } from '../lib/account.ts';
import { watchSession } from '../lib/call.ts';
import { useCustomization } from '../lib/customization.ts';
import { changeLocale } from '../lib/i18n.ts';
import { queryClient } from '../lib/query-client.ts';
import { closePlayer } from '../shared/player/playback.ts';
import { loadFont } from './fonts.ts';
import { router } from './routes.tsx';
import { applyLook, buildTheme } from './theme/theme.ts';

watchSession({
  ended: () => {
    const here = router.state.location;
    if (here.pathname === '/login') return;
    signOut();
    closePlayer();
    queryClient.clear();
    void router.navigate({ to: '/login', replace: true });
  },
  noWorkspace: () => void router.navigate({ to: '/error_workspace', replace: true }),
});

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
  return (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queryClient}>
        <SnackbarProvider
          maxSnack={4}
          autoHideDuration={6000}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          <RouterProvider router={router} />
        </SnackbarProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
