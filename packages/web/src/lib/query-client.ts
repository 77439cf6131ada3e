import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call.ts';

/** The server pushes changes, so nothing is asked again just because a window got the focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      gcTime: 15 * 60_000,
      refetchOnWindowFocus: false,
      retry: (count, error) =>
        error instanceof CallError && (error.code === 'network' || error.code === 'unavailable') && count < 3,
    },
  },
});
