import * as api from '@earshot/core/users/getting-in.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { type CallInput, call } from '../../lib/call.ts';
import { useCustomization } from '../../lib/customization.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useAccount } from '../../shared/account.ts';
import { meQuery } from '../../shared/users.queries.ts';

/** The signed-in person, or null. A session that is remembered but over counts as none. */
export const visitorQuery = () =>
  queryOptions({
    queryKey: ['visitor'],
    queryFn: () =>
      useAccount.getState().isLoggedIn ? queryClient.fetchQuery(meQuery()).catch(() => null) : null,
    staleTime: 0,
    gcTime: 0,
  });

export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['activation', token],
    queryFn: ({ signal }) => call(api.describeActivation, { params: { token }, signal }),
    retry: false,
  });

/** Sets the password of a new person by a link, or that of somebody who is signed in. */
export function useActivate() {
  return useMutation({
    mutationFn: (body: CallInput<typeof api.activate>['body']) => {
      const { locale } = useCustomization.getState();
      return call(api.activate, { body: { ...body, locale } });
    },
  });
}
