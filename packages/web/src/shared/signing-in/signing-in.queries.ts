import * as api from '@earshot/core/users/getting-in.api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { meQuery } from '../users.queries.ts';

/** How one may get in here: by registering, by an account of another service. */
export const waysQuery = () =>
  queryOptions({
    queryKey: ['sign-in-ways'],
    queryFn: ({ signal }) => call(api.signInWays, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Links that this page has used already, by setting a password. */
const usedLinks = new Set<string>();
export const linkIsUsed = (token: string) => void usedLinks.add(token);

/** Uses the link that brought the person here; what it changes is asked anew. */
export async function activateWith(token: string): Promise<void> {
  if (usedLinks.has(token)) return;
  await call(api.activate, { body: { registration_token: token } });
  await queryClient.fetchQuery({ ...meQuery(), staleTime: 0 });
}
