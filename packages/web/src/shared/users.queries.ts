import { may, type Permission } from '@earshot/core/access.ts';
import * as api from '@earshot/core/users/users.api.ts';
import { queryOptions } from '@tanstack/react-query';
import { signOut, useAccount, userLoaded } from '../lib/account.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';

export const meQuery = () =>
  queryOptions({
    queryKey: ['me'],
    queryFn: async ({ signal }) => {
      const me = await call(api.getSetting, { signal });
      userLoaded(me);
      return me;
    },
    staleTime: 5 * 60_000,
  });

export async function leave(): Promise<void> {
  try {
    await call(api.logout, {});
  } finally {
    signOut();
    queryClient.clear();
  }
}

/** Buttons hide by the same table that the server enforces. */
export function useMay(permission: Permission): boolean {
  const role = useAccount((account) => account.user?.role ?? null);
  return role !== null && may(role, permission);
}
