import * as keysApi from '@earshot/core/api-keys/api-keys.api.ts';
import type { BodyInput } from '@earshot/core/endpoint.ts';
import * as ipApi from '@earshot/core/ip-list/ip-list.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

const keysKey = ['api-keys'] as const;
const ipsKey = ['ip-list'] as const;

export const apiKeysQuery = () =>
  queryOptions({
    queryKey: keysKey,
    queryFn: ({ signal }) => call(keysApi.listApiKeys, { signal }),
    // When a key was last used changes by itself.
    staleTime: 0,
  });

export const ipListQuery = () =>
  queryOptions({ queryKey: ipsKey, queryFn: ({ signal }) => call(ipApi.listIps, { signal }) });

const refreshKeys = () => queryClient.invalidateQueries({ queryKey: keysKey });
const refreshIps = () => queryClient.invalidateQueries({ queryKey: ipsKey });

export const useCreateApiKey = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof keysApi.createApiKey>) => call(keysApi.createApiKey, { body }),
    onSuccess: refreshKeys,
  });

export const useRemoveApiKey = () =>
  useMutation({
    mutationFn: (id: number) => call(keysApi.removeApiKey, { params: { id } }),
    onSettled: refreshKeys,
  });

export const useAddIp = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof ipApi.addIp>) => call(ipApi.addIp, { body }),
    onSuccess: refreshIps,
  });

export const useRemoveIp = () =>
  useMutation({
    mutationFn: (id: number) => call(ipApi.removeIp, { params: { id } }),
    onSettled: refreshIps,
  });

export const useSetIpOption = () =>
  useMutation({
    mutationFn: (isAllowed: boolean) => call(ipApi.setIpOption, { body: { allow_others: isAllowed } }),
    onSettled: refreshIps,
  });
