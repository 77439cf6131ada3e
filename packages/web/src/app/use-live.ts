import type { LiveMessage } from '@earshot/core/live.ts';
import { useEffect } from 'react';
import { openLive } from '../lib/live.ts';
import { queryClient } from '../lib/query-client.ts';
import { dropFile, mergeFile, refreshListsSoon } from '../shared/files/files.queries.ts';

/** What each message changes in what is already on the screen. */
export function useLive(): void {
  useEffect(
    () =>
      openLive({
        message: take,
        missed: () => {
          refreshListsSoon();
          void queryClient.invalidateQueries({ queryKey: ['file'] });
          void queryClient.invalidateQueries({ queryKey: ['speech'] });
        },
      }),
    [],
  );
}

function take(message: LiveMessage): void {
  switch (message.event) {
    case 'file.changed':
      mergeFile(message.file);
      return;
    case 'file.removed':
      dropFile(message.file_id);
      return;
    case 'models.changed':
      void queryClient.invalidateQueries({ queryKey: ['speech'] });
      return;
    case 'sources.changed':
      void queryClient.invalidateQueries({ queryKey: ['sources'] });
      return;
    default:
      // A newer server may say more than this tab understands.
      message satisfies never;
  }
}
