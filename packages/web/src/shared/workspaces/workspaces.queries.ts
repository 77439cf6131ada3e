import * as api from '@earshot/core/workspaces/workspaces.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { startAnew, useAccount } from '../account.ts';

export const workspacesQuery = () =>
  queryOptions({
    queryKey: ['workspaces'],
    queryFn: async ({ signal }) => (await call(api.listWorkspaces, { signal })).workspaces,
    retry: false,
    staleTime: 0,
  });

export function useChooseWorkspace() {
  return useMutation({
    mutationFn: (id: number) => call(api.chooseWorkspace, { body: { workspace_id: id } }),
    onSuccess: startAnew,
  });
}

export function useCreatePersonal() {
  return useMutation({
    mutationFn: () => call(api.chooseWorkspace, {}),
    onSuccess: async () => {
      useAccount.setState({ isAddedWorkspace: true, successAddedWorkspace: true });
      await queryClient.invalidateQueries({ queryKey: ['workspaces'] });
    },
    onError: () => useAccount.setState({ isAddedWorkspace: true, successAddedWorkspace: false }),
  });
}
