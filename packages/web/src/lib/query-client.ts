import { onlineManager } from '@tanstack/react-query';
import { CallError } from './call.ts';
import { LiveQueryClient } from './live-query-client.ts';
import { useNetwork } from './network.ts';

/** What is asked for waits while nobody answers, whatever the browser thinks of its line. */
onlineManager.setEventListener((set) => useNetwork.subscribe(({ isAway }) => set(!isAway)));

/** The server pushes changes, so nothing is asked again just because a window got the focus. */
export const queryClient = new LiveQueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      gcTime: 15 * 60_000,
      refetchOnWindowFocus: false,
      retry: (count, error) =>
        error instanceof CallError && (error.code === 'network' || error.code === 'unavailable') && count < 3,
    },
    // A change that cannot be sent says so, or goes into the outbox; one that waited unseen would be lost with the tab.
    mutations: { networkMode: 'always' },
  },
});

/** How often work in the background is asked after while it is on: a message about it may be lost with its socket. */
export const progressPollMs = 5000;
