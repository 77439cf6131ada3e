import type { BodyInput } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/users/members.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

const key = ['users'] as const;
/** The interface shows all members at once; this is more than a workspace has. */
const most = 1000;

export const usersQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => call(api.listUsers, { query: { limit: most }, signal }),
  });

export const userQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) => call(api.getUser, { params: { id }, signal }),
    // The list has it already.
    initialData: () => queryClient.getQueryData(usersQuery().queryKey)?.results.find((one) => one.id === id),
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: key });

export function useInvite() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.invite>) => call(api.invite, { body }),
    onSuccess: refresh,
  });
}

export function useChangeMember() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.changeMember>) => call(api.changeMember, { body }),
    // The switch moves at once and goes back if the server refuses.
    onMutate: ({ user_id, ...change }) => {
      const before = queryClient.getQueryData(userQuery(Number(user_id)).queryKey);
      if (before !== undefined)
        queryClient.setQueryData(userQuery(before.id).queryKey, { ...before, ...change });
      return before;
    },
    onError: (_error, _input, before) => {
      if (before !== undefined) queryClient.setQueryData(userQuery(before.id).queryKey, before);
    },
    onSettled: refresh,
  });
}

export function useRemoveMember() {
  return useMutation({
    mutationFn: ({ id, keepsAccess }: { id: number; keepsAccess: boolean }) =>
      call(api.removeMember, { params: { id }, query: { keep_access: keepsAccess ? '1' : '0' } }),
    onSuccess: () => void refresh(),
  });
}

/** Keys and links that somebody made and that still work. */
export const accessGivenQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, id, 'access'],
    queryFn: ({ signal }) => call(api.listAccessGiven, { params: { id }, signal }),
  });

export function useWithdrawInvitation() {
  return useMutation({
    mutationFn: (id: number) => call(api.withdrawInvitation, { params: { id } }),
    onSuccess: () => void refresh(),
  });
}
