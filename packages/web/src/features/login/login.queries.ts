import * as api from '@earshot/core/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { signedIn } from '../../lib/account.ts';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { meQuery } from '../../shared/users.queries.ts';

async function enter({ token }: { token: string }): Promise<void> {
  queryClient.clear();
  signedIn(token);
  await queryClient.fetchQuery(meQuery());
}

export function useSignIn() {
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call(api.login, { body }).then(enter),
  });
}

export function useSignInOnce() {
  return useMutation({
    mutationFn: (token: string) => call(api.loginOnce, { body: { token } }).then(enter),
  });
}
