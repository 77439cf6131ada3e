import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { useSnackbarsAhead } from '../snackbars-ahead.ts';
import { Shell } from './Shell.tsx';

afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Nobody is there to hear anything live of. */
class SilentSocket extends EventTarget {
  close() {}
  send() {}
}

function Page({ load }: { load: () => Promise<unknown> }) {
  useSnackbarsAhead(load);
  return null;
}

test('what tells of a failure is fetched before there is one, and nothing is lost where it does not come', async () => {
  const load = vi.fn(() => Promise.reject(new Error('Failed to fetch')));
  await show(<Page load={load} />);
  await expect.poll(() => load.mock.calls.length).toBe(1);
});

test('the frame of every page has something fetched ahead', async () => {
  fakeServer();
  vi.stubGlobal('WebSocket', SilentSocket);
  const idle = vi.spyOn(window, 'requestIdleCallback');
  const workspace = { id: 1, name: 'Support', time_zone: 'Europe/Kyiv' };
  const routeTree = createRootRoute({ component: Shell, notFoundComponent: () => null });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await show(<RouterProvider router={router} />, 'viewer', {
    name: 'Ann Lee',
    avatar: null,
    limited_to: null,
    workspace,
  });
  await expect.poll(() => idle.mock.calls.length).toBeGreaterThan(0);
});
