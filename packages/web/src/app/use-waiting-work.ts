import { useEffect } from 'react';
import { onBack } from '../lib/network.ts';
import { useAccount } from '../shared/account.ts';
import { sendDrafts } from '../shared/drafts/kept-drafts.ts';
import { openWaiting } from '../shared/waiting/waiting.ts';

/** Takes to the server what this person wrote and did here while nobody answered: now, and each time that somebody does again. */
export function useWaitingWork(): void {
  const userId = useAccount(({ user }) => user?.user_id);
  const workspaceId = useAccount(({ user }) => user?.workspace?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each person and workspace have their own.
  useEffect(() => {
    const send = () => {
      void openWaiting();
      void sendDrafts();
    };
    send();
    return onBack(send);
  }, [userId, workspaceId]);
}
