import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { useCustomization } from '../lib/customization.ts';
import { changeLocale } from '../lib/i18n.ts';
import { keepFocus } from '../lib/kept-focus.ts';
import { applyLook } from '../lib/look/apply-look.ts';
import { loadFont } from '../lib/look/fonts.ts';
import { watchNetwork } from '../lib/network.ts';
import { useNotices } from '../lib/notices.ts';
import { lazyPart } from '../lib/parts.ts';
import { queryClient } from '../lib/query-client.ts';
import { useWarning } from '../lib/warning.ts';
import { keepOwnLook } from '../shared/own-look.ts';
import { RouteAnnouncement } from './RouteAnnouncement.tsx';
import { router } from './routes.tsx';
import { startSession } from './session.ts';
import { loadSnackbars } from './snackbars-ahead.ts';

watchNetwork();
startSession();
keepOwnLook();
keepFocus();

const WarningDialog = lazyPart(() =>
  import('./WarningDialog.tsx').then((m) => ({ default: m.WarningDialog })),
);
const Snackbars = lazyPart(loadSnackbars);

export function App() {
  const { themeMode, presetColor, fontFamily, borderRadius, outlinedFilled, rtlLayout, locale } =
    useCustomization();
  useLayoutEffect(() => {
    applyLook({ themeMode, presetColor, fontFamily, borderRadius, outlinedFilled, rtlLayout });
  }, [themeMode, presetColor, fontFamily, borderRadius, outlinedFilled, rtlLayout]);
  useEffect(() => loadFont(fontFamily), [fontFamily]);
  useEffect(() => changeLocale(locale), [locale]);
  const hasWarned = useWarning(({ text }) => text !== '');
  const hasTold = useNotices((notices) => notices.hasTold);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <RouteAnnouncement />
      <Suspense>{hasTold && <Snackbars />}</Suspense>
      <Suspense>{hasWarned && <WarningDialog />}</Suspense>
    </QueryClientProvider>
  );
}
