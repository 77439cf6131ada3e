import * as api from '@earshot/core/users/getting-in.api.ts';
import { useMutation } from '@tanstack/react-query';
import { type CallInput, call } from '../../lib/call.ts';
import { useCustomization } from '../../lib/customization.ts';

export function useAskCode() {
  return useMutation({
    mutationFn: (email: string) => {
      const { locale } = useCustomization.getState();
      return call(api.resetPassword, { body: { email, locale } });
    },
  });
}

export function useSetPassword() {
  return useMutation({
    mutationFn: (body: CallInput<typeof api.confirmReset>['body']) => call(api.confirmReset, { body }),
  });
}
