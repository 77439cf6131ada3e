import { type Grant, permissionsOf } from '@earshot/core/access.ts';
import type { Me } from '@earshot/core/users/account.api.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cleanup, render } from 'vitest-browser-react';
import { Snackbars } from '../app/Snackbars.tsx';
import '../app/theme/base.css';
import '../app/theme/side-list.css';
import '../app/theme/tokens.css';
import { MuiLook } from '../components/MuiLook.tsx';
import { loadTexts, startI18n } from '../lib/i18n.ts';
import { loadWords } from '../lib/load-words.ts';
import { queryClient } from '../lib/query-client.ts';
import { useAccount } from '../shared/account.ts';

const everySection = { allow_callcenter: true, allow_classifiers: true, allow_reports: true };

/**
 * Shows a part of a page as somebody of this role sees it: real texts in English, the real look, notices included. `address`: where
 * one has come from there.
 */
export async function show(part: ReactNode, role: Grant['role'] = 'admin', more: Partial<Me> = {}) {
  await cleanup();
  await startI18n('en', loadWords);
  await loadTexts();
  queryClient.clear();
  const permissions = permissionsOf({ role, ...everySection });
  useAccount.setState({
    isLoggedIn: true,
    user: { user_id: 1, role, permissions, ...more } as unknown as Me,
  });
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
  });
  const shown = await render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <MuiLook>{part}</MuiLook>
        <Snackbars />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return { ...shown, address: () => router.history.location.href };
}
