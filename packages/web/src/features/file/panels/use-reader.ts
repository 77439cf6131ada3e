import type { Reader } from '@earshot/core/comments/permissions.ts';
import { useMemo } from 'react';
import { useAccount } from '../../../shared/account.ts';

/** Who is looking, for the rules about whose words these are; null for whoever came by a link. */
export function useReader(): Reader | null {
  const user = useAccount((account) => (account.tokenViewFile === null ? account.user : null));
  return useMemo(() => (user === null ? null : { userId: user.user_id, role: user.role }), [user]);
}
