import * as api from '@earshot/core/users/getting-in.api.ts';
import { loginMfa } from '@earshot/core/users/mfa.api.ts';
import { useMutation } from '@tanstack/react-query';
import { CallError, call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { signedIn } from '../../shared/account.ts';
import { cookieWasRefused } from '../../shared/signing-in/cookies-off.ts';
import { meQuery } from '../../shared/users.queries.ts';

async function enter(session?: { token: string }): Promise<void> {
  queryClient.clear();
  if (session) signedIn(session.token);
  try {
    await queryClient.fetchQuery(meQuery());
  } catch (error) {
    // Signed in a moment ago, and not any more: the browser has not kept the cookie.
    if (error instanceof CallError && error.code === 'unauthorized') cookieWasRefused();
    throw error;
  }
}

/** Signs in, or answers the key for the second step. */
export function useSignIn() {
  return useMutation({
    mutationFn: async (body: { email: string; password: string }): Promise<string | null> => {
      const reply = await call(api.login, { body });
      if ('mfa_key' in reply) return reply.mfa_key;
      await enter(reply);
      return null;
    },
  });
}

export function useSignInWithCode() {
  return useMutation({
    mutationFn: (body: { code: string; mfa_key: string }) =>
      call(loginMfa, { body }).then((session) => enter(session)),
  });
}

export function useSignInOnce() {
  return useMutation({
    mutationFn: (token: string) => call(api.loginOnce, { body: { token } }).then((session) => enter(session)),
  });
}

/** Another service has signed the person in already: the session cookie is there. */
export function useEnter() {
  return useMutation({ mutationFn: () => enter() });
}
