import type { Permission } from '@earshot/core/access.ts';
import * as accountApi from '@earshot/core/users/account.api.ts';
import * as gettingInApi from '@earshot/core/users/getting-in.api.ts';
import { queryOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { signOut, useAccount, userLoaded } from './account.ts';
import { takeDraftsAway } from './drafts/kept-drafts.ts';
import { takeOwnLook } from './own-look.ts';

export const meQuery = () =>
  queryOptions({
    queryKey: ['me'],
    queryFn: async ({ signal }) => {
      const me = await call(accountApi.getSetting, { signal });
      userLoaded(me);
      takeOwnLook(me);
      return me;
    },
    staleTime: 5 * 60_000,
    // The first page is not left blank for as long as nobody answers.
    networkMode: 'always',
  });

export async function leave(): Promise<void> {
  await takeDraftsAway().catch(() => {});
  try {
    await call(gettingInApi.logout, {});
  } finally {
    signOut();
    queryClient.clear();
  }
}

/**
 * A permission in the workspace; `operator`: the one who runs the installation; `agent`: the account is that of an operator of calls;
 * `coach`: sees coaching of others, as operators do not.
 */
export type Right = Permission | 'operator' | 'agent' | 'coach';

/** Buttons hide by the same table that the server enforces; whoever looks by a link may only look. */
export function useMay(right: Right): boolean {
  return useMayFor()(right);
}

/** The same for several. */
export function useMayFor(): (right: Right) => boolean {
  const user = useAccount((account) => (account.tokenViewFile === null ? account.user : null));
  return useCallback(
    (right) => {
      if (right === 'operator') return user?.is_operator ?? false;
      if (right === 'agent') return user?.is_agent ?? false;
      if (right === 'coach')
        return (user?.permissions.includes('coaching.read') ?? false) && user?.is_agent !== true;
      return user?.permissions.includes(right) ?? false;
    },
    [user],
  );
}
