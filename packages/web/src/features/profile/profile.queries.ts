import * as api from '@earshot/core/users/account.api.ts';
import * as mfa from '@earshot/core/users/mfa.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call, sendForm } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useAccount } from '../../shared/account.ts';
import { alertSettingsQuery } from '../../shared/alerts/alerts.queries.ts';
import { meQuery } from '../../shared/users.queries.ts';

const sessionsKey = ['sessions'] as const;

export const sessionsQuery = () =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await call(api.listSessions, { signal })).results,
    staleTime: 0,
  });

/** What the page shows of oneself is in two places. */
function changeMe(change: Partial<api.Me>): void {
  const { user } = useAccount.getState();
  if (user === null) return;
  const me = { ...user, ...change };
  useAccount.setState({ user: me });
  queryClient.setQueryData(meQuery().queryKey, me);
}

const refreshPeople = () => queryClient.invalidateQueries({ queryKey: ['users'] });

export function useRename() {
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      call(api.updateUser, { params: { id }, body: { name } }),
    onSuccess: ({ name }) => {
      changeMe({ name });
      void refreshPeople();
    },
  });
}

export function useSetTour() {
  return useMutation({
    mutationFn: ({ id, isOn }: { id: number; isOn: boolean }) =>
      call(api.setDemoTour, { params: { id }, body: { enable_demo: isOn } }),
    onSuccess: (_done, { isOn }) => changeMe({ enable_demo: isOn }),
  });
}

export function useSetTimeZone() {
  return useMutation({
    mutationFn: (time_zone: string | null) => call(api.setTimeZone, { body: { time_zone } }),
    onSuccess: (_done, time_zone) => {
      changeMe({ time_zone });
      void queryClient.invalidateQueries({ queryKey: alertSettingsQuery().queryKey });
    },
  });
}

export function useSetPicture() {
  return useMutation({
    mutationFn: sendPicture,
    onSuccess: (avatar) => {
      changeMe({ avatar });
      void refreshPeople();
    },
  });
}

async function sendPicture(picture: Blob): Promise<string> {
  const body = new FormData();
  body.append('avatar', picture, 'avatar.jpg');
  return (await sendForm(api.setAvatar, body)).avatar;
}

export function useRemovePicture() {
  return useMutation({
    mutationFn: () => call(api.removeAvatar, {}),
    onSuccess: () => {
      changeMe({ avatar: null });
      void refreshPeople();
    },
  });
}

export const useStartMfa = () => useMutation({ mutationFn: () => call(mfa.startMfa, {}) });

export function useConfirmMfa() {
  return useMutation({
    mutationFn: (code: string) => call(mfa.confirmMfa, { body: { code } }),
    onSuccess: () => changeMe({ mfa_enabled: true }),
  });
}

export function useRemoveMfa() {
  return useMutation({
    mutationFn: (code: string) => call(mfa.removeMfa, { body: { code } }),
    onSuccess: () => changeMe({ mfa_enabled: false }),
  });
}

export function useEndSession() {
  return useMutation({
    mutationFn: (id: string) => call(api.endSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: { old_password: string; new_password: string }) => call(api.changePassword, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export const useDeleteAccount = () =>
  useMutation({ mutationFn: (password: string) => call(api.deleteAccount, { body: { password } }) });
