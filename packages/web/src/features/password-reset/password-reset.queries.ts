import * as api from '@earshot/core/users/getting-in.api.ts';
import { useMutation } from '@tanstack/react-query';
import { type CallInput, call } from '../../lib/call.ts';

export function useAskCode() {
  return useMutation({
    mutationFn: (email: string) => call(api.resetPassword, { body: { email } }),
  });
}

export function useSetPassword() {
  return useMutation({
    mutationFn: (body: CallInput<typeof api.confirmReset>['body']) => call(api.confirmReset, { body }),
  });
}
