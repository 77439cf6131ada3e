import * as api from '@earshot/core/sql-access/sql-access.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

const sqlKey = ['sql-access'] as const;

export const sqlAccessQuery = () =>
  queryOptions({
    queryKey: sqlKey,
    queryFn: ({ signal }) => call(api.getSqlAccess, { signal }),
    // When it was last used changes by itself.
    staleTime: 0,
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: sqlKey });

export const useOpenSqlAccess = () =>
  useMutation({ mutationFn: () => call(api.openSqlAccess, {}), onSettled: refresh });

export const useRenewSqlAccess = () =>
  useMutation({ mutationFn: () => call(api.renewSqlAccess, {}), onSettled: refresh });

export const useCloseSqlAccess = () =>
  useMutation({ mutationFn: () => call(api.closeSqlAccess, {}), onSettled: refresh });
