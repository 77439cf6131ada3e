import * as api from '@earshot/core/alerts/alerts.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

/** What can be decided with the link of a letter. Asking changes nothing. */
export const letterQuery = (token: string) =>
  queryOptions({
    queryKey: ['letter', token],
    queryFn: ({ signal }) => call(api.openLetter, { body: { token }, signal }),
    retry: false,
  });

export function useDecide(token: string) {
  return useMutation({
    mutationFn: (change: api.AlertChange) => call(api.changeByLetter, { body: { token, ...change } }),
    onSuccess: (letter) => queryClient.setQueryData(letterQuery(token).queryKey, letter),
  });
}
