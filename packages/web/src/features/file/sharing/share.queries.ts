import * as api from '@earshot/core/shares/shares.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { queryClient } from '../../../lib/query-client.ts';

const key = (fileId: string) => ['shares', fileId] as const;

export const sharesQuery = (fileId: string) =>
  queryOptions({
    queryKey: key(fileId),
    queryFn: async ({ signal }) =>
      (await call(api.listShares, { params: { file_id: fileId }, signal })).results,
    // How often a link was opened changes by itself.
    staleTime: 0,
  });

export const useCreateShare = (fileId: string) =>
  useMutation({
    mutationFn: (days: number) => call(api.createShare, { params: { file_id: fileId }, body: { days } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key(fileId) }),
  });

export const useRemoveShare = (fileId: string) =>
  useMutation({
    mutationFn: (id: number) => call(api.removeShare, { params: { file_id: fileId, id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key(fileId) }),
  });
