import { leaveWorkspace } from '@earshot/core/users/members.api.ts';
import * as api from '@earshot/core/workspaces/workspaces.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useAccount } from '../../shared/account.ts';
import { meQuery } from '../../shared/users.queries.ts';
import { workspacesQuery } from '../../shared/workspaces/workspaces.queries.ts';

export const workspaceQuery = () =>
  queryOptions({
    queryKey: ['workspace'],
    queryFn: ({ signal }) => call(api.getWorkspace, { signal }),
  });

const refreshList = () => queryClient.invalidateQueries({ queryKey: workspacesQuery().queryKey });

export function useUpdateWorkspace() {
  return useMutation({
    mutationFn: (body: Partial<api.WorkspaceConfiguration>) => call(api.updateWorkspace, { body }),
    onSuccess: async (now) => {
      queryClient.setQueryData(workspaceQuery().queryKey, now);
      // The top bar and the speech settings show parts of it.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: meQuery().queryKey }),
        queryClient.invalidateQueries({ queryKey: ['speech'] }),
        refreshList(),
      ]);
    },
  });
}

export const useCreateWorkspace = () =>
  useMutation({
    mutationFn: (name: string) => call(api.createWorkspace, { body: { name } }),
    onSuccess: refreshList,
  });

export const useLeaveWorkspace = () =>
  useMutation({
    mutationFn: (workspaceId: number) =>
      call(leaveWorkspace, {
        params: { user_id: useAccount.getState().user?.user_id ?? 0, workspace_id: workspaceId },
      }),
    onSuccess: refreshList,
  });
